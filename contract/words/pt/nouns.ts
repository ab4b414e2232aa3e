/** What is said about each noun, by its code. Printed by `npm run print`. */
export { words as fields } from './fields.ts'
export { words as refusals } from './refusals.ts'
