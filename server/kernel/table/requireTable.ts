import { ForeignFileError, type WhyNotRead } from '../foreign/foreignFileError.ts'

/** What files that are no table begin with, whatever their names say. */
const others: readonly (readonly [why: WhyNotRead, ...begins: readonly string[]])[] = [
  ['pdf', '%PDF'],
  ['oldWorkbook', '\u00d0\u00cf\u0011\u00e0'],
  ['picture', '\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'RIFF'],
  ['format', '{\\rtf', 'BEGIN:V', 'PK\u0005\u0006', '\u001f\u008b', 'Rar!', '7z\u00bc\u00af'],
]
const page = /^\s*<(?:!doctype|html|head|body|table|meta|\?xml|!--|div|script|style)/i

/** Throws `ForeignFileError` for what is no text and no workbook, or is one of another kind, under whatever name it comes. */
export function requireTable(bytes: Uint8Array): void {
  const begin = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const found = others.find(([, ...begins]) => begins.some(one => begin.startsWith(one)))
  if (found) throw new ForeignFileError(found[0])
  if (begin.slice(30).startsWith('mimetypeapplication/vnd.oasis')) throw new ForeignFileError('openDocument')
  // A page in UTF-16 has a zero beside each letter.
  const letters = begin.replaceAll('\0', '').replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
  if (page.test(letters)) throw new ForeignFileError('html')
}
