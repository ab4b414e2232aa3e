/**
 * The browser of the tests: the one of `tools/browser`, installed and unpacked once, else Chromium of this machine. It is
 * Chromium without windows, the same version everywhere, and takes half of the processor time of one with them.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LaunchOptions } from 'playwright-core'
import { fontsVersion, writeFonts } from './browserFonts.ts'

const tools = join(import.meta.dirname, '..', 'tools', 'browser')
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

/**
 * How playwright starts the browser. `CHROMIUM`: another program, or `bundled` for the one of `tools/browser`, which is there for
 * Linux on x64 only. The bundled one knows our fonts only, every other one the fonts of the machine and then ours.
 */
export async function browserOptions(wanted = process.env.CHROMIUM ?? usual()): Promise<LaunchOptions> {
  const own = wanted === 'bundled' ? undefined : wanted
  const fonts = await fontsFolder()
  if (own) return { executablePath: own, args, env: environment({ FONTCONFIG_FILE: join(fonts, 'added.conf') }) }
  const folder = await bundled()
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: environment({
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(fonts, 'alone.conf'),
    }),
  }
}

function usual(): string {
  if (process.platform === 'linux' && process.arch === 'x64') return 'bundled'
  return usualPlaces.find(place => existsSync(place)) ?? 'bundled'
}

/** The folder with the unpacked browser and its libraries. */
function bundled(): Promise<string> {
  const { devDependencies } = JSON.parse(readFileSync(join(tools, 'package.json'), 'utf8'))
  return madeOnce(`caddiemaster-chromium-${devDependencies['@sparticuz/chromium']}`, async folder => {
    const install = join(folder, 'install')
    cpSync(tools, install, { recursive: true })
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: install, shell: process.platform === 'win32' })
    const entry = createRequire(join(install, 'package.json')).resolve('@sparticuz/chromium')
    const { inflate } = (await import(pathToFileURL(entry).href)) as { inflate: (file: string) => Promise<string> }
    const packed = join(dirname(entry), '..', 'bin')
    const usual = process.env.TMPDIR
    try {
      process.env.TMPDIR = folder
      for (const file of ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br']) await inflate(join(packed, file))
    } finally {
      if (usual === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = usual
    }
    rmSync(install, { recursive: true })
  })
}

function fontsFolder(): Promise<string> {
  return madeOnce(`caddiemaster-fonts-${fontsVersion()}`, async (folder, final) => writeFonts(folder, final))
}

/** A folder of this name among the temporary ones, filled when it is not there; several tests may ask at once. */
async function madeOnce(name: string, fill: (folder: string, final: string) => Promise<unknown>): Promise<string> {
  const final = join(tmpdir(), name)
  if (existsSync(final)) return final
  const own = mkdtempSync(join(tmpdir(), 'caddiemaster-unpacking-'))
  await fill(own, final)
  try {
    renameSync(own, final)
  } catch (error) {
    // Another test was first.
    if (!existsSync(final)) throw error
    rmSync(own, { recursive: true })
  }
  return final
}

function environment(more: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return { ...Object.fromEntries(own), ...more }
}
