/**
 * `npm run pack`: an archive below `packed/` with everything that a server of this platform needs, runtime and PostgreSQL
 * included. It takes the packages from `node_modules` as they are installed, so nothing is fetched. `--to FOLDER`: elsewhere.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../server/built/builtScript.ts'
import { commit } from '../server/kernel/version.ts'
import { root } from './steps.ts'

/** Files of packages that nothing opens while the server runs: headers of C, maps, types, what is for browsers. */
const unwanted = [
  /^node_modules\/node-[^/]+\/(include|share|CHANGELOG\.md)/,
  /^node_modules\/harfbuzzjs\/dist\/harfbuzz-subset\.wasm$/,
  /^node_modules\/.*\.(map|d\.ts|d\.mts|d\.cts)$/,
]

const { values } = parseArgs({ options: { to: { type: 'string', default: join(root, 'packed') } } })
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const name = `caddiemaster-${version}-${process.platform}-${process.arch}`
const folder = join(values.to, name)
const archive = join(values.to, `${name}.tar.gz`)

await ensureBuilt()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const path of ownFiles()) copy(path)
for (const path of productionPackages()) copy(path)
linkRuntime()
writeFileSync(join(folder, 'commit'), `${commit ?? ''}\n`)
execFileSync('tar', ['-czf', archive, '-C', values.to, name])
rmSync(folder, { recursive: true })
console.log(
  `${relative(process.cwd(), archive)}: ${Math.round(statSync(archive).size / 1e6)} MB. Unpack it and start bin/caddiemaster-server.`,
)

/** What git knows of the product, with the built scripts. */
function ownFiles(): readonly string[] {
  const parts = [
    'bin',
    'contract',
    'docs',
    'fonts',
    'rules',
    'server',
    'site',
    'package.json',
    'package-lock.json',
    'README.md',
  ]
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...parts], {
    cwd: root,
  })
  const files = listed
    .toString()
    .split('\0')
    .filter(path => path !== '' && !isForTests(path))
  return [...files, '.built'].filter(path => existsSync(join(root, path)))
}

function isForTests(path: string): boolean {
  return /\.test\.tsx?$|^rules\/vectors\/|^docs\/decisions\//.test(path)
}

/** The folders of the packages that the running server needs and that are installed for this platform. */
function productionPackages(): readonly string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>
  }
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(join(root, path)))
    .map(([path]) => path)
}

function copy(path: string): void {
  const from = join(root, path)
  cpSync(from, join(folder, path), { recursive: true, verbatimSymlinks: true, filter: file => isWanted(from, file) })
}

/** Whether a file belongs into the archive; a package inside another is copied for itself. */
function isWanted(from: string, file: string): boolean {
  if (relative(from, file).split(sep).includes('node_modules')) return false
  const path = relative(root, file).split(sep).join('/')
  return !unwanted.some(pattern => pattern.test(path))
}

/** The packaged Node where npm would link it, without the names of its functions where `strip` is there to remove them. */
function linkRuntime(): void {
  const links = join(folder, 'node_modules', '.bin')
  mkdirSync(links)
  const runtime = relative(join(root, 'node_modules'), process.execPath)
  symlinkSync(join('..', runtime), join(links, process.platform === 'win32' ? 'node.exe' : 'node'))
  if (process.platform !== 'linux') return
  try {
    execFileSync('strip', ['--strip-all', join(folder, 'node_modules', runtime)])
  } catch {
    console.log('Without "strip" (binutils) the archive is 30 MB larger.')
  }
}
