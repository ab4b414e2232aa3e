import { type PlainCode, said } from '../../../../contract/words/say.ts'
import { ForeignFileError, type WhyNotRead } from '../../../kernel/foreign/foreignFileError.ts'
import type { ForeignFiles } from '../../../kernel/foreign/foreignFiles.ts'
import { foreignReader } from '../../../kernel/foreign/foreignReader.ts'
import type { Refuse } from '../../../kernel/refuse.ts'
import { requireTable } from '../../../kernel/table/requireTable.ts'
import type { GivenTable, RowsRead, rowsOfTable } from './rowsOfTable.ts'
import { mostLines, rowsOfText } from './rowsOfText.ts'
import type { Letters } from './textOf.ts'

const reader = foreignReader<typeof rowsOfTable>(new URL('./rowsOfTable.ts', import.meta.url), 4000)

/** Whose table is read, and what reads it. */
export type OfPerson = { readonly actor: string; readonly files: ForeignFiles }

/** A name that somebody types, or a few lines, are not worth a process. */
const fewCharacters = 2000

type Given = { readonly text?: string; readonly file?: string; readonly letters?: Letters; readonly sheet?: string }

/** The rows of a table that a request brings as text or as a file in Base64. Refuses with `VALIDATION` what cannot be read or is too long. */
export async function readTable(
  refuse: Refuse<'VALIDATION'>,
  { actor, files }: OfPerson,
  { text = '', file, letters, sheet }: Given,
): Promise<RowsRead> {
  const given: GivenTable =
    file === undefined
      ? { text }
      : {
          file: Buffer.from(file, 'base64'),
          ...(letters !== undefined && { letters }),
          ...(sheet !== undefined && { sheet }),
        }
  const isSmall = 'text' in given && text.length <= fewCharacters
  const read = await (isSmall ? smallTable(text) : files.read(actor, reader, given)).catch(error =>
    notRead(refuse, given, error),
  )
  if (read.rows.length > mostLines)
    refuse('VALIDATION', 'field', {
      place: said('fields.table'),
      message: said('fields.mustHaveAtMostLines2', { n: mostLines }),
      errors: [{ pointer: '/text', message: said('fields.mustHaveAtMostLines', { n: mostLines }) }],
    })
  return read
}

async function smallTable(text: string): Promise<RowsRead> {
  requireTable(Buffer.from(text))
  return { rows: rowsOfText(text) }
}

const words: Readonly<Record<WhyNotRead, PlainCode>> = {
  format: 'fields.fileNotATable',
  html: 'fields.fileIsHtml',
  pdf: 'fields.fileIsPdf',
  oldWorkbook: 'fields.fileIsOldWorkbook',
  openDocument: 'fields.fileIsOpenDocument',
  picture: 'fields.fileIsPicture',
  size: 'fields.isTooLargeInsideCopy',
  cells: 'fields.hasTooManyCellsSome',
  memory: 'fields.takesTooMuchMemoryRead',
  time: 'fields.takesTooLongReadCopy',
}

function notRead(refuse: Refuse<'VALIDATION'>, given: GivenTable, error: unknown): never {
  if (!(error instanceof ForeignFileError)) throw error
  const message = said(words[error.why])
  const [place, pointer] = 'file' in given ? [said('fields.file'), '/file'] : [said('fields.table'), '/text']
  return refuse('VALIDATION', 'field', { place, message, errors: [{ pointer, message }] })
}
