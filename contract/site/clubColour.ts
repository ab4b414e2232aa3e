/** The colour of a club on its pages: the ground of the board, dark enough for the ivory that is written on it. */

const ivory = 'f6f2e9'
/** WCAG 2.2 asks for 4.5 to 1; the second line on the board is quieter than ivory. */
const wanted = 7

type Rgb = readonly [number, number, number]

/** The style of a club's pages. `colour`: six hexadecimal digits; darkened as far as the writing on it needs. */
export function clubStyle(colour: string): string {
  const ground = readable(rgbOf(colour))
  const raised = mixed(ground, rgbOf(ivory), 0.05)
  const raisedMore = mixed(ground, rgbOf(ivory), 0.11)
  const line = mixed(ground, rgbOf(ivory), 0.16)
  const second = mixed(ground, rgbOf(ivory), 0.78)
  return `@media screen{:root{--board:#${hexOf(ground)};--board-2:#${hexOf(raised)};--board-3:#${hexOf(raisedMore)};--board-line:#${hexOf(line)};--board-ink-2:#${hexOf(second)}}}`
}

/** The colour, or one of its hue that is dark enough. */
export function boardColour(colour: string): string {
  return hexOf(readable(rgbOf(colour)))
}

function readable(colour: Rgb): Rgb {
  for (let part = 0; part < 1; part += 0.04) {
    const darker = mixed(colour, [0, 0, 0], part)
    if (contrast(darker, rgbOf(ivory)) >= wanted) return darker
  }
  return rgbOf('0e2a1e')
}

/** The contrast ratio as WCAG 2.2 defines it. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 1) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The relative luminance as WCAG 2.2 defines it. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mixed(a: Rgb, b: Rgb, part: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * part)
  return [channel(0), channel(1), channel(2)]
}

/** `#rrggbb` as three numbers from 0 to 255. */
export function rgbOf(hex: string): Rgb {
  const byteAt = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [byteAt(0), byteAt(2), byteAt(4)]
}

function hexOf(colour: Rgb): string {
  return colour.map(value => value.toString(16).padStart(2, '0')).join('')
}

/** Where the style of a colour is: its address says all of it, so that browsers may keep it for ever. */
export function clubStylePath(colour: string): string {
  return `/assets/club-${colour}.css`
}
