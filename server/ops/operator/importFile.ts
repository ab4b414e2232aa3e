import { readFile } from 'node:fs/promises'
import { describeProblems, ImportProblem } from '../import/importProblem.ts'
import { readJson } from '../import/readJson.ts'
import { OperatorError } from './command.ts'
import type { Shell } from './shell.ts'

const mostBytes = 256 * 1024 * 1024

/** Reads the JSON file and lets `work` import its value; what does not fit is told with its line. */
export async function importFile<T>(path: string, shell: Shell, work: (value: unknown) => Promise<T>): Promise<T> {
  const bytes = await readBytes(shell.file(path))
  shell.progress(`Read ${path}, ${Math.ceil(bytes.length / 1024)} KiB.`)
  let text = ''
  try {
    const file = readJson(bytes)
    text = file.text
    return await work(file.value)
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
    throw new OperatorError(`${path} was not imported; nothing has changed:\n${describeProblems(error, text)}`)
  }
}

/** The bytes of a file. Throws {@link OperatorError} when it cannot be read. */
export async function readBytes(path: string): Promise<Buffer> {
  try {
    const bytes = await readFile(path)
    if (bytes.length > mostBytes) throw new OperatorError(`${path} is larger than 256 MiB.`)
    return bytes
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new OperatorError(`There is no file ${path}.`)
    if (code === 'EISDIR') throw new OperatorError(`${path} is a folder.`)
    if (code === 'EACCES') throw new OperatorError(`${path} may not be read.`)
    throw error
  }
}
