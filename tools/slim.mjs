/** After `npm ci`: removes what packages bring and nobody here opens, 100 MB. Plain JavaScript, because the machine's own Node runs it. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname ?? '.', '..', 'node_modules')
/** Headers of C for packages that compile, pdfmake for browsers, tests and sources of packages that are used as built. */
const folders = [/^node-.*\/(include|share)$/, /^pdfmake\/build$/, /^fastify\/(test|docs)$/, /^zod\/src$/]

if (existsSync(packages)) slim('')

/** @param {string} folder below node_modules */
function slim(folder) {
  for (const entry of readdirSync(join(packages, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    const isUnneeded = entry.isDirectory() ? folders.some(pattern => pattern.test(path)) : path.endsWith('.map')
    if (isUnneeded) rmSync(join(packages, path), { recursive: true })
    else if (entry.isDirectory()) slim(path)
  }
}
