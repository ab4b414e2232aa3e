import { drawPng } from './drawPng.ts'

const mostBytesGiven = 1024 * 1024
/** Every page carries it. */
const mostBytes = 4096
const sizes = [160, 128, 96, 64, 48]

/** A logo as PNG in base64, or in words why there is none. */
export type SmallLogo = { readonly logo: string } | { readonly wrong: string }

/**
 * A logo as large as 4 KB allow. `file`: PNG or SVG; what is kept is drawn anew, so that nothing but a picture comes through.
 */
export async function smallLogo(file: Buffer): Promise<SmallLogo> {
  if (file.length > mostBytesGiven) return { wrong: 'The logo is larger than 1 MB. Give a smaller picture.' }
  const type = typeOf(file)
  if (type === undefined) return { wrong: 'The logo must be a PNG or an SVG file.' }
  for (const size of sizes) {
    const png = await drawPng(framed(size, `data:${type};base64,${file.toString('base64')}`), { width: size })
    if (png.equals(await drawPng(framed(size), { width: size })))
      return { wrong: 'The logo cannot be read, or there is nothing on it. Save it again as PNG or SVG.' }
    if (png.length <= mostBytes) return { logo: png.toString('base64') }
  }
  return { wrong: 'The logo has too many details for 4 KB. Give a simpler picture, such as the emblem alone.' }
}

function typeOf(file: Buffer): 'image/png' | 'image/svg+xml' | undefined {
  if (file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png'
  return /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(file.toString('utf8'))
    ? 'image/svg+xml'
    : undefined
}

function framed(size: number, image?: string): string {
  const picture = image === undefined ? '' : `<image href="${image}" width="${size}" height="${size}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${picture}</svg>`
}
