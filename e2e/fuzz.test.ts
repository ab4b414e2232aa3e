/** Requests at random against the whole service, over real sockets: none of them ends in a 500, and none stops the process. */
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { seeded } from '../server/ops/sample/seeded.ts'
import { type FuzzedRequest, type FuzzWorld, fuzzedRequest } from '../test/fuzz/fuzzedRequest.ts'
import { rawBytes, sendRaw } from '../test/fuzz/rawBytes.ts'
import { startWorld, type World } from '../test/world.ts'
import { isTimeUp } from '../tools/counts.ts'
import { seed } from '../tools/seed.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 1500)
/** Only `npm run prove:fuzz` asks how long an answer takes: there the machine does nothing else. */
const isTimed = process.env.FUZZ_REQUESTS !== undefined
/** A password is dear to try, on purpose. */
const triesPassword = /^\/(v1\/auth|console\/(login|start|api\/session|api\/account\/password))/
const mostMsOf = (path: string) => (!isTimed ? Number.POSITIVE_INFINITY : triesPassword.test(path) ? 1000 : 250)
/** Of a longer body no more is sent: its length is enough to refuse it, and the rest would cost this process, not the service. */
const mostBytesSent = 2 * 1024 * 1024
/** What was deleted or spoilt is there again in the next round. */
const roundSize = 1500
const rounds = Array.from({ length: Math.ceil(requests / roundSize) }, (_, round) => round)

type Answer = { readonly status: number; readonly ms: number; readonly text: string }

test.each(rounds)(
  'round %i: no 500, no slow answer, and the service answers afterwards',
  { timeout: 600_000 },
  async round => {
    const world = await startWorld()
    const agent = new Agent({ keepAlive: true })
    try {
      await world.app.listen({ host: '127.0.0.1', port: 0 })
      const { port } = world.app.server.address() as AddressInfo
      const random = seeded(seed * 1000 + round)
      const reach = await reachOf(world)
      const found: unknown[] = []
      let left = Math.min(roundSize, requests - round * roundSize)
      for (; left > 0 && !isTimeUp(); left -= 1) {
        const fuzzed = fuzzedRequest(reach, random)
        if (random() < 0.05) {
          const bytes = rawBytes(fuzzed, random)
          if (/^HTTP\/1\.1 5(?!03)/.test(await sendRaw(port, bytes)))
            found.push(bytes.toString('latin1').slice(0, 2000))
          continue
        }
        const { status, ms, text } = await quickest(port, agent, fuzzed)
        if ((status >= 500 && status !== 503) || ms > mostMsOf(fuzzed.path))
          found.push({ status, ms, text: text.slice(0, 1500), ...fuzzed, body: fuzzed.body?.slice(0, 2000) })
      }
      if (left > 0) console.log(`The time was up ${left} requests before the end of round ${round}.`)
      expect(found, `SEED=${seed} round ${round}`).toEqual([])
      expect((await send(port, agent, { method: 'GET', path: '/health', headers: {} })).status).toBe(200)
    } finally {
      agent.destroy()
      await world.close()
    }
  },
)

async function reachOf(world: World): Promise<FuzzWorld> {
  const kinds = ['getResultsLink', 'getTeeSheetLink', 'getPlayersLink', 'getFlightsLink', 'getTeamsLink'] as const
  const events = ['S-110', 'M-100'] as const
  const links = await Promise.all(
    events.flatMap(eventId => [
      ...[...kinds, 'getOverviewLink', 'getPublicRegistrationLink', 'getScoringLink'].map(id =>
        world.call(id as 'getResultsLink', { params: { eventId } }).catch(() => undefined),
      ),
      world.call('getPlayerRegistrationLink', { params: { eventId, playerId: 1 } }).catch(() => undefined),
      world.call('getPlayerScoringLink', { params: { eventId, playerId: 1 } }).catch(() => undefined),
    ]),
  )
  const linkPaths = links.flatMap(link => (link ? [new URL(link.url).pathname] : []))
  return {
    tokens: [...Array(8).fill(world.token('club')), world.token('ladies'), world.token('stranger')],
    browsers: (['manager', 'manager', 'manager', 'director', 'scorer', 'outsider', 'operator'] as const).map(
      world.browser,
    ),
    linkPaths,
    scoringLinks: linkPaths
      .filter(path => path.includes('/scoring/'))
      .map(path => path.replace(/^\/.\//, '').replace('/scoring/', '/')),
  }
}

/** A slow answer is asked for again: what counts is what the service needs, not what the machine does besides. */
async function quickest(port: number, agent: Agent, fuzzed: FuzzedRequest): Promise<Answer> {
  const first = await send(port, agent, fuzzed)
  if (first.ms <= mostMsOf(fuzzed.path)) return first
  const again = await send(port, agent, fuzzed)
  return { ...first, ms: Math.min(first.ms, again.ms) }
}

function send(port: number, agent: Agent, { method, path, headers, body }: FuzzedRequest): Promise<Answer> {
  // Before the clock starts: to count and copy the letters of 100 MB is our work, not the service's.
  const length = body === undefined ? undefined : Buffer.byteLength(body)
  const bytes = body === undefined ? undefined : Buffer.from(body.slice(0, mostBytesSent)).subarray(0, mostBytesSent)
  const began = performance.now()
  return new Promise((done, failed) => {
    const finish = (status: number, text: string) => done({ status, ms: performance.now() - began, text })
    let sent: ReturnType<typeof request>
    try {
      sent = request({ port, host: '127.0.0.1', agent, method, path, headers: fitHeaders(headers, length) })
    } catch (error) {
      // What Node itself would not send is sent as raw bytes elsewhere.
      if (error instanceof TypeError) return finish(0, '')
      throw error
    }
    sent.on('response', response => {
      let text = ''
      response.on('data', chunk => (text += chunk))
      response.on('error', () => undefined)
      response.on('close', () => {
        if (!sent.writableEnded) sent.destroy()
        finish(response.statusCode ?? 0, text)
      })
      if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy()
    })
    sent.setTimeout(15_000, () => sent.destroy(new Error('no answer')))
    sent.on('upgrade', (_response, socket) => socket.destroy())
    sent.on('error', error =>
      'code' in error && error.code === 'ECONNREFUSED'
        ? failed(error)
        : finish(error.message === 'no answer' ? 599 : 0, String(error)),
    )
    if (bytes && length !== bytes.length) sent.write(bytes)
    else sent.end(bytes)
  })
}

function fitHeaders(headers: Readonly<Record<string, string>>, length: number | undefined) {
  return { ...headers, ...(length !== undefined && { 'content-length': String(length) }) }
}
