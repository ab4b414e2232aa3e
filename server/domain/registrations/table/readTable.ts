import { ForeignFileError, type WhyNotRead } from '../../../kernel/foreign/foreignFileError.ts'
import type { ForeignFiles } from '../../../kernel/foreign/foreignFiles.ts'
import { foreignReader } from '../../../kernel/foreign/foreignReader.ts'
import type { Refuse } from '../../../kernel/refuse.ts'
import type { GivenTable, rowsOfTable } from './rowsOfTable.ts'
import { mostLines, type Row, rowsOfText } from './rowsOfText.ts'

const reader = foreignReader<typeof rowsOfTable>(new URL('./rowsOfTable.ts', import.meta.url), 4000)

/** Whose table is read, and what reads it. */
export type OfPerson = { readonly actor: string; readonly files: ForeignFiles }

/** A name that somebody types, or a few lines, are not worth a process. */
const fewCharacters = 2000

/** The rows of a table that a request brings as text or as a file in Base64. Refuses with `VALIDATION` what cannot be read or is too long. */
export async function readTable(
  refuse: Refuse<'VALIDATION'>,
  { actor, files }: OfPerson,
  { text = '', file }: { readonly text?: string; readonly file?: string },
): Promise<readonly Row[]> {
  const given: GivenTable = file === undefined ? { text } : { file: Buffer.from(file, 'base64') }
  const isSmall = 'text' in given && text.length <= fewCharacters
  const rows = isSmall
    ? rowsOfText(text)
    : await files.read(actor, reader, given).catch(error => notRead(refuse, given, error))
  if (rows.length > mostLines)
    refuse('VALIDATION', 'field', {
      place: 'The table',
      message: `must have at most ${mostLines} lines: import it in parts`,
      errors: [{ pointer: '/text', message: `must have at most ${mostLines} lines` }],
    })
  return rows
}

const words: Readonly<Record<WhyNotRead, string>> = {
  format: 'must be CSV or XLSX',
  size: 'is too large inside: copy only the table into a new file',
  cells: 'has too many cells, or some far from the others: copy only the table into a new file',
  memory: 'takes too much memory to read: copy only the table into a new file',
  time: 'takes too long to read: copy only the table into a new file',
}

function notRead(refuse: Refuse<'VALIDATION'>, given: GivenTable, error: unknown): never {
  if (!(error instanceof ForeignFileError)) throw error
  const message = words[error.why]
  const [place, pointer] = 'file' in given ? ['The file', '/file'] : ['The table', '/text']
  return refuse('VALIDATION', 'field', { place, message, errors: [{ pointer, message }] })
}
