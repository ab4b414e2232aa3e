/** What is said about each noun, by its code. Printed by `npm run print`. */
export { words as calendars } from './calendars.ts'
export { words as documents } from './documents.ts'
export { words as fields } from './fields.ts'
export { words as forms } from './forms.ts'
export { words as results } from './results.ts'
export { words as states } from './states.ts'
