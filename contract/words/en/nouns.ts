/** What is said about each noun, by its code. Printed by `npm run print`. */
export { words as fields } from './fields.ts'
export { words as mails } from './mails.ts'
export { words as registrations } from './registrations.ts'
export { words as scorecard } from './scorecard.ts'
