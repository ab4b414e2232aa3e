import { drawPng } from './drawPng.ts'
import { plainSvg } from './plainSvg.ts'
import { isPng, pngSize } from './pngSize.ts'

const mostBytesGiven = 1024 * 1024
/** A picture of a good camera. What it takes to decode is four bytes for each, several times. */
const mostPixels = 12_000_000
/** Every page carries it. */
const mostBytes = 4096
const sizes = [160, 128, 96, 64, 48]

/** A logo as PNG in base64, or in words why there is none. */
export type SmallLogo = { readonly logo: string } | { readonly wrong: string }

/**
 * A logo as large as 4 KB allow. `file`: PNG or SVG; what is kept is drawn anew, so that nothing but a picture comes through.
 * Runs in the process for foreign files.
 */
export async function smallLogo(file: Uint8Array): Promise<SmallLogo> {
  if (file.length > mostBytesGiven) return { wrong: 'The logo is larger than 1 MB. Give a smaller picture.' }
  const image = imageOf(Buffer.from(file))
  if (image === undefined) return { wrong: 'The logo must be a PNG or an SVG file.' }
  if (image === 'large') return { wrong: 'The logo has more than 12 million pixels. Give a smaller picture.' }
  for (const size of sizes) {
    const png = await drawPng(framed(size, image), { width: size })
    if (png.equals(await drawPng(framed(size), { width: size })))
      return { wrong: 'The logo cannot be read, or there is nothing on it. Save it again as PNG or SVG.' }
    if (png.length <= mostBytes) return { logo: png.toString('base64') }
  }
  return { wrong: 'The logo has too many details for 4 KB. Give a simpler picture, such as the emblem alone.' }
}

/** The file as an address of its own, with nothing but plain shapes or few enough pixels; undefined where it is neither. */
function imageOf(file: Buffer): string | 'large' | undefined {
  if (isPng(file)) {
    const { width, height } = pngSize(file) ?? { width: 0, height: 0 }
    return width * height > mostPixels ? 'large' : `data:image/png;base64,${file.toString('base64')}`
  }
  const svg = plainSvg(file.toString('utf8').replace(/^\uFEFF/, ''))
  return svg === undefined ? undefined : `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function framed(size: number, image?: string): string {
  const picture = image === undefined ? '' : `<image href="${image}" width="${size}" height="${size}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${picture}</svg>`
}
