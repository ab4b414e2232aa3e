/** The browser of the tests: Chromium of this machine, else the one of @sparticuz/chromium, unpacked once. */
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { LaunchOptions } from 'playwright-core'

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How playwright starts the browser. `CHROMIUM`: another program, or `bundled` for the one that npm installs. */
export async function browserOptions(): Promise<LaunchOptions> {
  const wanted = process.env.CHROMIUM
  const own = wanted === 'bundled' ? undefined : (wanted ?? usualPlaces.find(place => existsSync(place)))
  if (own) return { executablePath: own, args }
  const folder = await bundled()
  const libraries = join(folder, 'al2023', 'lib')
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: { ...definedEnvironment(), LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

/** The folder with the unpacked browser and its libraries; several tests may ask at once. */
async function bundled(): Promise<string> {
  const require = createRequire(import.meta.url)
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '..', 'bin')
  const { version } = require(join(packed, '..', 'package.json'))
  const folder = join(tmpdir(), `caddiemaster-chromium-${version}`)
  if (existsSync(folder)) return folder
  const { inflate } = await import('@sparticuz/chromium')
  const own = mkdtempSync(join(tmpdir(), 'caddiemaster-unpacking-'))
  const usual = process.env.TMPDIR
  try {
    process.env.TMPDIR = own
    for (const file of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(join(packed, file))
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
  try {
    renameSync(own, folder)
  } catch (error) {
    // Another test was first.
    if (!existsSync(folder)) throw error
    rmSync(own, { recursive: true })
  }
  return folder
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
