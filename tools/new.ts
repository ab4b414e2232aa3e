/** `npm run new operation <id> <noun>` and `npm run new format <id> [name]`: creates the files of a new one, to be filled in. */
import { newFormat } from './newFormat.ts'
import { newOperation } from './newOperation.ts'

const [kind, ...args] = process.argv.slice(2)
const makers: Readonly<Record<string, (args: readonly string[]) => readonly string[]>> = {
  format: newFormat,
  operation: newOperation,
}
const make = makers[kind ?? '']
if (!make) {
  console.error('Say what to create: "npm run new operation <id> <noun>" or "npm run new format <id> [name]".')
  process.exitCode = 2
} else {
  try {
    for (const path of make(args)) console.log(`wrote ${path}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
