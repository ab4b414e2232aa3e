import { indexTenthsOf } from '../../handicaps/indexTenthsOf.ts'

/** An index as a list has it: in tenths, plus handicaps negative, and the letter behind it. Without `tenths`: the list says that there is none. */
export type IndexWritten = { readonly tenths?: number; readonly modifier?: string }

/**
 * With what stands behind an index in the lists of the World Handicap System and of what came before: modified, reduced, local,
 * nine holes, junior, tournament, estimated, capped, withdrawn, provisional.
 */
const written = /^([+-]?) ?(\d{1,2}(?:[.,]\d)?)0? ?(\+?) ?(M|R|L|N|J|T|E|C|SC|HC|W|P|\*)?$/

/** Reads `12,4`, `+1.2`, `1.2+`, `9.0M`, `NH`, `WD`. Undefined for anything else; an empty cell says nothing. */
export function indexWritten(text: string): IndexWritten | undefined {
  const clean = text
    .replaceAll(/[\u2212\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()
    // "hcp 12.4" in a cell without a heading.
    .replace(/^(?:HCP|HDCP|HI|INDEX|HANDICAP|WHS)[.:]? (?=[+\-\d])/, '')
  if (clean === '' || /^-+$/.test(clean)) return {}
  if (/^(NH|WD)$/.test(clean)) return { modifier: clean }
  const [, front = '', digits = '', plus = '', modifier] = written.exec(clean) ?? []
  if (digits === '' || (front !== '' && plus !== '')) return undefined
  const tenths = indexTenthsOf(`${front}${plus}${digits}`)
  return tenths === undefined ? undefined : { tenths, ...(modifier !== undefined && { modifier }) }
}
