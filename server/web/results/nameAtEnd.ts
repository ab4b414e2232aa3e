import { cutText } from '../../../contract/site/cutText.ts'

/** Letters beside a picture. */
const room = 14

/** A name as short as its place beside a line: first by its initial, then cut. The page has it whole elsewhere. */
export function nameAtEnd(name: string): string {
  if (name.length <= room) return name
  const short = name.replace(/^(\p{L})[^\s.]{1,40} /u, '$1. ')
  return short.length <= room ? short : `${cutText(short, room - 1).trimEnd()}…`
}
