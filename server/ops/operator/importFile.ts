import { readFile } from 'node:fs/promises'
import { said } from '../../../contract/words/say.ts'
import { ForeignFileError, type WhyNotRead } from '../../kernel/foreign/foreignFileError.ts'
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
  shell.progress(`Read ${path}, ${Math.ceil(bytes.length / 1024)} KiB.`)
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
    throw new OperatorError(`${path} was not imported; nothing has changed:\n${describeProblems(error, text)}`)
  }
}

const reasons: Readonly<Record<WhyNotRead, string>> = {
  format: 'it is neither CSV nor an XLSX workbook.',
  html: 'it is a page of the web. Open it in a spreadsheet, and save it as XLSX or CSV.',
  pdf: 'it is a PDF. Ask for the list as XLSX or CSV.',
  oldWorkbook: 'it is a workbook of an old kind (XLS) or has a password. Save it as XLSX without one.',
  openDocument: 'it is an OpenDocument file. Save it as XLSX or CSV.',
  picture: 'it is a picture.',
  size: 'it is too large inside. Copy only the table into a new file.',
  cells: 'it has too many cells, or some far from the others. Copy only the table into a new file.',
  memory: 'it takes too much memory. Split it, and import the parts.',
  time: 'it takes too long. Split it, and import the parts.',
}

/** Why a file was not read, for the operator. */
export function notRead(path: string, error: unknown): unknown {
  return error instanceof ForeignFileError ? new OperatorError(`${path} cannot be read: ${reasons[error.why]}`) : error
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
