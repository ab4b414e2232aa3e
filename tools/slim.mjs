/** After `npm ci`: removes what packages bring and nobody here opens, 100 MB. Plain JavaScript, because the machine's own Node runs it. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname ?? '.', '..', 'node_modules')
/** Headers of C for packages that compile, tests and sources of packages that are used as built. */
/** What HarfBuzz makes fonts with, and PDF for browsers. */
const files = [/^harfbuzzjs\/dist\/harfbuzz-subset\.wasm$/, /^pdfkit\/js\/pdfkit\.(standalone|es)\.js$/, /\.map$/]
const folders = [/^node-.*\/(include|share)$/, /^fastify\/(test|docs)$/, /^zod\/src$/]

if (existsSync(packages)) slim('')

/** @param {string} folder below node_modules */
function slim(folder) {
  for (const entry of readdirSync(join(packages, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    const isUnneeded = entry.isDirectory()
      ? folders.some(pattern => pattern.test(path))
      : files.some(pattern => pattern.test(path))
    if (isUnneeded) rmSync(join(packages, path), { recursive: true })
    else if (entry.isDirectory()) slim(path)
  }
}
