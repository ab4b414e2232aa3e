/** Draws codes; a script of its own, which the phone keeps and runs only when somebody wants to see one. */
import encodeQR from 'qr'
import { qrPath } from '../../contract/site/qrPath.ts'

/** A code as a path of SVG, and the length of its sides. */
export function drawCode(text: string): ReturnType<typeof qrPath> {
  return qrPath(encodeQR(text, 'raw', { border: 4, ecc: 'low' }))
}
