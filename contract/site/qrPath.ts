import encodeQR from 'qr'

/** The code of a text as a path of SVG, and the length of its sides in modules; the quiet zone around it is part of it. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const modules = encodeQR(text, 'raw', { border: 2 })
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size: modules.length, path }
}
