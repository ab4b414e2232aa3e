import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort, run } from '../../test/process.ts'
import { connectionLimits } from './connections.ts'

test('there is room for a club house, and for everybody else, and the database has its files', () => {
  const usual = connectionLimits({ poolSize: 16, isBehindProxy: false }, 1024)
  expect(usual.most).toBe(1024 - 16 - 96)
  expect(usual.mostOfAddress).toBeGreaterThanOrEqual(600)
  expect(usual.most - usual.mostOfAddress).toBeGreaterThanOrEqual(200)
  const { most, mostOfAddress } = connectionLimits({ poolSize: 16, isBehindProxy: true }, 1024)
  expect(mostOfAddress).toBe(most)
})

/** Opens a connection and says nothing; answers what the server says when it refuses. */
function silent(port: number): Promise<{ readonly socket: Socket; readonly text: () => string }> {
  return new Promise(done => {
    const socket = connect({ port, host: '127.0.0.1' })
    let text = ''
    const ready = () => done({ socket, text: () => text })
    socket.on('data', chunk => (text += chunk))
    socket.on('error', ready)
    socket.on('connect', ready)
  })
}

function health(port: number, localAddress: string): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request({ port, host: '127.0.0.1', path: '/health', localAddress, agent: false }, response => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0))
    })
    sent.on('error', failed)
    sent.end()
  })
}

test('silent connections beyond the limit of open files are refused, others are served, and the process lives', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-files-'))
  const port = await freePort()
  const limited = `ulimit -n 240 && exec "${process.execPath}" --import ./server/compileCache.mjs server/main.ts --demo`
  const server = run('sh', ['-c', limited], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' },
  })
  try {
    await server.says('Ctrl-C ends it')
    const opened = await Promise.all(Array.from({ length: 300 }, () => silent(port)))
    await expect.poll(() => opened.filter(({ text }) => text().startsWith('HTTP/1.1 503')).length).toBeGreaterThan(100)
    expect(opened.find(({ text }) => text().startsWith('HTTP/1.1 503'))?.text()).toMatch(
      /retry-after: \d+\r\n[\s\S]*UNAVAILABLE/,
    )
    expect(await health(port, '127.0.0.2')).toBe(200)
    for (const { socket } of opened) socket.destroy()
    await expect.poll(() => health(port, '127.0.0.1').catch(() => 0)).toBe(200)
    expect(server.child.exitCode).toBe(null)
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  }
})
