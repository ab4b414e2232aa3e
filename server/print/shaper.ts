/** Turns text into glyphs with HarfBuzz. All text of printouts goes through here, so that what is measured is what is drawn. */
import { readFileSync } from 'node:fs'
import type * as HarfBuzz from 'harfbuzzjs'
import { sfntOf } from './sfntOf.ts'

/** A glyph. `advance`, `x` and `y` are at size 1; `cluster` is the index in the text where the letters that it draws begin. */
export type Glyph = {
  readonly id: number
  readonly cluster: number
  readonly advance: number
  readonly x: number
  readonly y: number
}
export type Shaped = { readonly glyphs: readonly Glyph[]; readonly units: number }

/** How to shape a text: the path of its font, its direction, and OpenType features by tag. */
export type Shaping = { readonly file: string; readonly rtl: boolean; readonly features: readonly string[] }

/** Where a glyph stands in a picture whose y axis points down, and the size of its letters. */
export type Place = { readonly x: number; readonly y: number; readonly size: number }

export type Shaper = {
  readonly shape: (text: string, shaping: Shaping) => Shaped
  /** The outline of a glyph as the data of an SVG path, with its origin at a place of the picture; empty for a space. */
  readonly outline: (file: string, glyph: number, place: Place) => string
  /** The bytes of a font as TrueType, for embedding. */
  readonly sfnt: (file: string) => Buffer
}

type Face = { readonly sfnt: Buffer; readonly font: HarfBuzz.Font; readonly unitsPerEm: number }

const mostFaces = 48
const faces = new Map<string, Face>()
let loading: Promise<Shaper> | undefined

/** The shaper, one for all printouts. The library is loaded on first use. */
export function openShaper(): Promise<Shaper> {
  loading ??= import('harfbuzzjs').then(shaperOf)
  return loading
}

function shaperOf(harfbuzz: typeof HarfBuzz): Shaper {
  const { Blob, Buffer: Text, Direction, Face, Feature, Font, shape } = harfbuzz
  const text = new Text()
  const features = new Map<string, HarfBuzz.Feature>()

  /** The most recently used faces stay open; the library frees the others itself. */
  function face(file: string): Face {
    const known = faces.get(file)
    if (known) {
      faces.delete(file)
      faces.set(file, known)
      return known
    }
    const sfnt = sfntOf(readFileSync(file))
    const opened = new Face(new Blob(sfnt))
    const made = { sfnt, font: new Font(opened), unitsPerEm: opened.upem }
    faces.set(file, made)
    const [oldest] = faces.keys()
    if (faces.size > mostFaces && oldest !== undefined) faces.delete(oldest)
    return made
  }

  function feature(tag: string): HarfBuzz.Feature {
    const made = features.get(tag) ?? new Feature(tag)
    features.set(tag, made)
    return made
  }

  return {
    outline(file, glyph, { x, y, size }) {
      const { font, unitsPerEm } = face(file)
      let isX = false
      return font.glyphToPath(glyph).replace(/-?[\d.]+/g, number => {
        isX = !isX
        const length = (Number(number) / unitsPerEm) * size
        return (isX ? x + length : y - length).toFixed(1)
      })
    },
    sfnt: file => face(file).sfnt,
    shape(given, { file, rtl, features: wanted }) {
      const { font, unitsPerEm } = face(file)
      text.reset()
      text.addText(given)
      text.guessSegmentProperties()
      text.setDirection(rtl ? Direction.RTL : Direction.LTR)
      shape(font, text, wanted.map(feature))
      const positions = text.getGlyphPositions()
      const glyphs = text.getGlyphInfos().map(({ codepoint, cluster }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        return {
          id: codepoint,
          cluster,
          advance: xAdvance / unitsPerEm,
          x: xOffset / unitsPerEm,
          y: yOffset / unitsPerEm,
        }
      })
      return { glyphs, units: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
    },
  }
}
