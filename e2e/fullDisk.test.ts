/** A disk that fills under a running server: what machines are told, what operators read, and that writing goes on by itself. */
import { closeSync, fdatasyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { needs } from '../test/needs.ts'
import { startedServers } from '../test/startedServers.ts'
import { startSink } from '../test/startSink.ts'
import { atMost } from '../tools/counts.ts'
import { type Disk, makeDisk, whyNoDisk } from './crash/disk.ts'

const { start, end } = startedServers()
let disk: Disk | undefined
let sink: Awaited<ReturnType<typeof startSink>> | undefined
afterEach(async () => {
  await end()
  await sink?.close()
  disk?.remove()
})

/** Fills the disk until so many MiB are free for everybody. */
function fill(folder: string, name: string, freeMebibytes: number): void {
  const file = openSync(join(folder, name), 'w')
  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return (bavail * bsize) / 1024 / 1024
  }
  try {
    while (free() > freeMebibytes) writeSync(file, Buffer.alloc(256 * 1024, 1))
    fdatasyncSync(file)
  } finally {
    closeSync(file)
  }
}

const why = whyNoDisk()
const patience = { timeout: atMost(45_000), interval: 500 }

test.runIf(needs(why === undefined, `a full disk: ${why}`, 'be root on Linux, with e2fsprogs and xfsprogs'))(
  'a full disk: /health says so with the reason, reads and the process go on, operators are told, and writes resume by themselves',
  async () => {
    disk = makeDisk(400)
    sink = await startSink()
    const data = join(disk.folder, 'data')
    const mail = { SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example' }
    const { server, url } = await start({ DATA_DIR: data, ...mail })
    await server.says('/console/start?code=')
    const [, path = ''] = /(\/console\/start\?code=[\w-]+)/.exec(server.output()) ?? []
    const form = { name: 'Ana Reis', email: 'ana@example.com', password: 'a walk before dawn', club: 'Dunas Golf' }
    const began = await fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...form, clubName: form.club }),
    })
    expect(began.status, await began.text()).toBe(303)
    const answers = async () => {
      const asked = await Promise.all(['', '/ready', '/live'].map(one => fetch(`${url}/health${one}`)))
      return asked.map(({ status }) => status)
    }
    expect(await answers()).toEqual([200, 200, 200])

    fill(disk.folder, 'half', 30)
    await expect.poll(() => server.output(), patience).toContain('The disk is more than 90% full.')
    await sink.hears(1)
    expect(await answers()).toEqual([200, 200, 200])

    fill(disk.folder, 'rest', 0)
    await expect.poll(answers, patience).toEqual([503, 200, 200])
    const refused = await fetch(`${url}/health`)
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', detail: expect.stringContaining('disk') })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await expect.poll(() => server.output(), patience).toContain('so nothing can be saved')
    await sink.hears(2)
    expect(sink.heard.map(({ to }) => to)).toEqual(['ana@example.com', 'ana@example.com'])

    rmSync(join(disk.folder, 'rest'))
    rmSync(join(disk.folder, 'half'))
    await expect.poll(answers, patience).toEqual([200, 200, 200])
    await expect.poll(() => server.output(), patience).toContain('The disk has room again.')
    const line = server
      .output()
      .split('\n')
      .find(one => one.includes('so nothing can be saved'))
    expect(JSON.parse(line ?? '')).toMatchObject({ severity: 'error', time: expect.stringMatching(/^2.*Z$/) })
  },
)
