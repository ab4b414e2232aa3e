import { readFile } from 'node:fs/promises'
import { said } from '../../../contract/words/say.ts'
import { ForeignFileError } from '../../kernel/foreign/foreignFileError.ts'
import { foreignReader } from '../../kernel/foreign/foreignReader.ts'
import { describeProblems, ImportProblem } from '../import/importProblem.ts'
import type { jsonInFile } from '../import/jsonInFile.ts'
import { OperatorError } from './command.ts'
import type { Shell } from './shell.ts'

const mostBytes = 256 * 1024 * 1024
const reader = foreignReader<typeof jsonInFile>(new URL('../import/jsonInFile.ts', import.meta.url), 120_000)

/** Reads the JSON file and lets `work` import its value; what does not fit is told with its line. */
export async function importFile<T>(path: string, shell: Shell, work: (value: unknown) => Promise<T>): Promise<T> {
  const bytes = await readBytes(shell.file(path))
  shell.progress(said('operator.files.read', { path, size: Math.ceil(bytes.length / 1024) }))
  const read = await shell.foreignFiles.read('operator', reader, bytes).catch(error => {
    throw notRead(path, error)
  })
  try {
    if ('problem' in read)
      throw new ImportProblem([{ pointer: '', message: said('fields.asWritten', { text: read.problem }) }])
    return await work(read.value)
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
    const text = 'problem' in read ? '' : new TextDecoder().decode(bytes)
    throw new OperatorError(said('operator.files.notImported', { path }), ...describeProblems(error, text))
  }
}

/** Why a file was not read, for the operator. */
export function notRead(path: string, error: unknown): unknown {
  return error instanceof ForeignFileError ? new OperatorError(said(`operator.notRead.${error.why}`, { path })) : error
}

/** The bytes of a file. Throws {@link OperatorError} when it cannot be read. */
export async function readBytes(path: string): Promise<Buffer> {
  try {
    const bytes = await readFile(path)
    if (bytes.length > mostBytes) throw new OperatorError(said('operator.files.tooLarge', { path }))
    return bytes
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new OperatorError(said('operator.files.none', { path }))
    if (code === 'EISDIR') throw new OperatorError(said('operator.files.isFolder', { path }))
    if (code === 'EACCES') throw new OperatorError(said('operator.files.mayNotBeRead', { path }))
    throw error
  }
}
