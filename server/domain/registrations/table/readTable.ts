import type { Refuse } from '../../../kernel/refuse.ts'
import { mostLines, type Row, rowsOfFile, rowsOfText } from './rowsOfText.ts'

/** The rows of a table that a request brings as text or as a file in Base64. Refuses with `VALIDATION` what cannot be read or is too long. */
export async function readTable(
  refuse: Refuse<'VALIDATION'>,
  { text, file }: { readonly text?: string; readonly file?: string },
): Promise<readonly Row[]> {
  const rows = await rowsIn(text, file).catch(() =>
    refuse('VALIDATION', 'field', {
      place: 'The file',
      message: 'must be CSV or XLSX',
      errors: [{ pointer: '/file', message: 'must be CSV or XLSX' }],
    }),
  )
  if (rows.length > mostLines)
    refuse('VALIDATION', 'field', {
      place: 'The table',
      message: `must have at most ${mostLines} lines: import it in parts`,
      errors: [{ pointer: '/text', message: `must have at most ${mostLines} lines` }],
    })
  return rows
}

async function rowsIn(text: string | undefined, file: string | undefined): Promise<readonly Row[]> {
  if (file !== undefined) return rowsOfFile(Buffer.from(file, 'base64'))
  return rowsOfText(text ?? '')
}
