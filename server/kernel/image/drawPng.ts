/** Draws SVG as PNG by resvg, which runs no script and loads nothing from elsewhere. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let ready: Promise<void> | undefined

/** `width`: of the picture, in pixels. `fonts`: the only ones that it knows, as TrueType. Throws for what is not SVG. */
export async function drawPng(
  svg: string,
  { width, fonts = [] }: { readonly width: number; readonly fonts?: readonly Uint8Array[] },
): Promise<Buffer> {
  ready ??= load()
  await ready
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontBuffers: [...fonts] },
  })
  const image = drawing.render()
  try {
    return Buffer.from(image.asPng())
  } finally {
    image.free()
    drawing.free()
  }
}

async function load(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(await readFile(path))
}
