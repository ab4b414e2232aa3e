import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'

/** A picture on a sheet: its path, and what stands below it. */
export type SheetPicture = { readonly path: string; readonly name: string }

const across = 12
const thumbWidth = 200
const mostHeight = 420
const gap = 12

/** Puts pictures on one sheet, so that all of them are seen at once: their upper parts, each with its name. Writes a PNG to `path`. */
export async function contactSheet(browser: Browser, pictures: readonly SheetPicture[], path: string): Promise<void> {
  const columns = Math.min(across, pictures.length)
  const page = await browser.newPage({ viewport: { width: columns * (thumbWidth + gap) + gap, height: 600 } })
  try {
    await page.setContent(
      `<body style="margin:${gap}px;display:grid;grid-template-columns:repeat(${columns},${thumbWidth}px);gap:${gap}px;background:#777;font:11px sans-serif;color:#fff">${pictures.map(thumb).join('')}`,
      { timeout: 0 },
    )
    await page.screenshot({ path, fullPage: true, timeout: 0 })
  } finally {
    await page.close()
  }
}

function thumb({ path, name }: SheetPicture): string {
  const data = readFileSync(path).toString('base64')
  return `<figure style="margin:0"><div style="max-height:${mostHeight}px;overflow:hidden"><img style="width:100%;display:block" src="data:image/png;base64,${data}"></div><figcaption style="overflow-wrap:anywhere">${name}</figcaption></figure>`
}
