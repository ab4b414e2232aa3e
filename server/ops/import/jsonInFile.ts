import { say } from '../../../contract/words/say.ts'
import { ImportProblem } from './importProblem.ts'
import { readJson } from './readJson.ts'

/** The value of a JSON file, or what is wrong with the whole of it. Runs in the process for foreign files. */
export function jsonInFile(bytes: Uint8Array): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: readJson(bytes).value }
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
    return { problem: error.problems.map(({ message }) => say(message, 'en')).join('\n') }
  }
}
