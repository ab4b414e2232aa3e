import type { PlainCode } from '../../../contract/words/say.ts'
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
/** What is wrong with a picture: the code of its sentence. */
export type LogoFault = Extract<PlainCode, `fields.logo${string}`>

export type SmallLogo = { readonly logo: string } | { readonly wrong: LogoFault }

/**
 * A logo as large as 4 KB allow. `file`: PNG or SVG; what is kept is drawn anew, so that nothing but a picture comes through.
 * Runs in the process for foreign files.
 */
export async function smallLogo(file: Uint8Array): Promise<SmallLogo> {
  if (file.length > mostBytesGiven) return { wrong: 'fields.logoTooLarge' }
  const image = imageOf(Buffer.from(file))
  if (image === undefined) return { wrong: 'fields.logoMustBePngOrSvg' }
  if (image === 'large') return { wrong: 'fields.logoTooManyPixels' }
  for (const size of sizes) {
    const png = await drawPng(framed(size, image), { width: size })
    if (png.equals(await drawPng(framed(size), { width: size }))) return { wrong: 'fields.logoEmpty' }
    if (png.length <= mostBytes) return { logo: png.toString('base64') }
  }
  return { wrong: 'fields.logoTooDetailed' }
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
