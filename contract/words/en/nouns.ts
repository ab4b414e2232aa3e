/** What is said about each noun, by its code. Printed by `npm run print`. */
export { words as clubPage } from './clubPage.ts'
export { words as fields } from './fields.ts'
export { words as overviewPage } from './overviewPage.ts'
export { words as pageScripts } from './pageScripts.ts'
export { words as pages } from './pages.ts'
export { words as resultsPage } from './resultsPage.ts'
export { words as wall } from './wall.ts'
