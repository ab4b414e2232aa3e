import { isShaped } from './fonts.ts'
import type { Glyph, Shaped } from './shaper.ts'

/**
 * A font as pdfkit embeds it, glyph by glyph. We work at this level because the text functions of pdfkit shape on their own
 * and know nothing of direction.
 */
export type EmbeddedFont = {
  readonly id: string
  readonly font: { getGlyph(id: number): { readonly advanceWidth: number } }
  readonly scale: number
  readonly subset: { includeGlyph(id: number): number }
  readonly widths: number[]
  readonly unicode: (readonly number[])[]
  ref(): unknown
}

export type GlyphRun = {
  readonly text: string
  readonly font: string
  readonly level: number
  readonly drawn: Shaped
}

/**
 * The PDF operators that draw a run with its baseline at `x`, `y` on a page whose y axis points down (ISO 32000-1, 9.4).
 * Where glyphs do not match letters one to one, the letters are added for searching and copying (14.9.4): for the whole run,
 * or cluster by cluster when it runs from right to left, because PDF readers reverse those themselves.
 */
export function glyphRun(
  run: GlyphRun,
  font: EmbeddedFont,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): string {
  const perCluster = isShaped(run.font) && run.level % 2 === 1
  const place = `1 0 0 -1 ${number(x)} ${number(y)} Tm /${font.id} ${number(size)} Tf`
  const drawn = `BT ${place} ${shownGlyphs(run, font, { size, perCluster })} ET`
  return isShaped(run.font) && !perCluster ? `${spoken(run.text)} ${drawn} EMC` : drawn
}

/** The glyphs, each with its shift from where the widths before it would put it. */
function shownGlyphs(
  { text, drawn: { glyphs } }: GlyphRun,
  font: EmbeddedFont,
  { size, perCluster }: { readonly size: number; readonly perCluster: boolean },
): string {
  const parts: string[] = []
  let shown = ''
  let rise = 0
  // How far the pen is short of where it belongs, in thousandths of the size.
  let behind = 0
  const flush = () => {
    if (shown !== '') parts.push(`[${shown}] TJ`)
    shown = ''
  }
  for (const [index, glyph] of glyphs.entries()) {
    if (perCluster && glyphs[index - 1]?.cluster !== glyph.cluster) {
      flush()
      if (index > 0) parts.push('EMC')
      parts.push(spoken(lettersOf(glyph.cluster, text, glyphs)))
    }
    if (glyph.y !== rise) {
      flush()
      parts.push(`${number(glyph.y * size)} Ts`)
      rise = glyph.y
    }
    const own = embedded(font, glyph, text, glyphs)
    const shift = behind + glyph.x * 1000
    const moved = Math.abs(shift) > 0.5 ? shift : 0
    shown += `${moved === 0 ? '' : number(-moved)}<${own.toString(16).padStart(4, '0')}>`
    behind += glyph.advance * 1000 - (font.widths[own] ?? 0) - moved
  }
  flush()
  if (perCluster && glyphs.length > 0) parts.push('EMC')
  if (rise !== 0) parts.push('0 Ts')
  return parts.join(' ')
}

function spoken(text: string): string {
  return `/Span <</ActualText <FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>>> BDC`
}

/** The number of a glyph in the embedded font; the first time, its width and its letters are recorded too. */
function embedded(font: EmbeddedFont, { id, cluster }: Glyph, text: string, glyphs: readonly Glyph[]): number {
  const own = font.subset.includeGlyph(id)
  font.widths[own] ??= font.font.getGlyph(id).advanceWidth * font.scale
  if (own === 0) font.unicode[own] = [0xfffd]
  font.unicode[own] ??= Array.from(lettersOf(cluster, text, glyphs), letter => letter.codePointAt(0) ?? 0)
  return own
}

/** The letters drawn by the glyphs of a cluster. */
function lettersOf(cluster: number, text: string, glyphs: readonly Glyph[]): string {
  return text.slice(
    cluster,
    Math.min(text.length, ...glyphs.flatMap(glyph => (glyph.cluster > cluster ? glyph.cluster : []))),
  )
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
