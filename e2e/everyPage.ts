/** The demo as a person starts it, and all kinds of pages that are found from its start page by following links. */
import { rmSync } from 'node:fs'
import { newFolder } from '../test/newFolder.ts'
import { freePort, runServer } from '../test/process.ts'

export type Demo = {
  readonly url: string
  /** Where its data are. */
  readonly folder: string
  /** Everything that the server wrote. */
  readonly output: () => string
  readonly close: () => Promise<void>
}

export async function startDemo(logLevel = 'error'): Promise<Demo> {
  const folder = newFolder('caddiemaster-demo-')
  const port = await freePort()
  // The same pictures at any hour.
  const settings = { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: logLevel, DEMO_PLAYS_ON: 'false' }
  const server = runServer(settings, ['--demo'])
  await server.says('Ctrl-C ends it')
  return {
    url: `http://localhost:${port}`,
    folder,
    output: server.output,
    async close() {
      server.child.kill('SIGTERM')
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** `name`: what kind of page it is, such as `results-cards`, with the event where every event has one. */
export type FoundPage = { readonly name: string; readonly path: string }

/** One page of each kind and event; of cards and what the reference has, one of all. Files to download are left out. */
export async function everyPage({ url }: Demo): Promise<readonly FoundPage[]> {
  const found = new Map<string, string>([['start', '/']])
  const seen = new Set(['/'])
  for (const path of seen) {
    const response = await fetch(`${url}${path}`)
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue
    for (const [, href = ''] of (await response.text()).matchAll(/<a [^>]*href="([^"#]+)/g)) {
      const next = href.replaceAll('&amp;', '&').replace(url, '')
      const name = nameOf(next)
      if (name === undefined || found.has(name)) continue
      found.set(name, next)
      seen.add(next)
    }
  }
  return [...found].map(([name, path]) => ({ name, path }))
}

function nameOf(path: string): string | undefined {
  if (path === '/problems') return 'problems'
  if (/^\/problems\//.test(path)) return 'problem'
  const [, event, purpose = '', , view = ''] =
    /^\/[ep]\/([MS]-\d+)\/(\w+)\/(?:(\d+)\/)?[\w-]{43}(?:\/([a-z]+)[\w/-]*)?$/.exec(path) ?? []
  if (event === undefined) return undefined
  return view === '' || view === 'tv' ? `${event}-${purpose}${view && `-${view}`}` : `${purpose}-${view}`
}
