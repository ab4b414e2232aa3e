/** The cases of every operation, of the interface and of the console. */
import { allCases } from './allCases.ts'
import { allConsoleCases } from './allConsoleCases.ts'

export const everyCase = { ...allCases, ...allConsoleCases }
