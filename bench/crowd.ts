/**
 * The process of {@link measureOverload}: readers who ask every so often whatever happens, and phones that send scores at a
 * steady rate: over connections that stay open, and as many over a new connection for each score. Raw sockets, because the
 * crowd must cost less than the server. Prints a {@link CrowdReport}.
 */
import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { CrowdReport } from './measureOverload.ts'

const { url, authorization, readPath, scorePath, firstPlayer, players, readers, everyMs, scoresPerSecond, seconds } =
  JSON.parse(process.argv[2] ?? '{}')
const { hostname, port } = new URL(url)
const phones = 100
const head = `host: x\r\nauthorization: ${authorization}\r\n`
const get = Buffer.from(`GET ${readPath} HTTP/1.1\r\n${head}\r\n`)

/** Sends one request and calls back with the status when its answer is complete; one request at a time. */
type Client = (request: Buffer | string, answered: (status: number) => void) => void

type Opened = { readonly client: Client; readonly close: () => void }

function open(): Promise<Opened> {
  return new Promise((done, failed) => {
    const socket: Socket = connect(Number(port), hostname)
    let answered: ((status: number) => void) | undefined
    let status = 0
    let missing = 0
    let header = ''
    const finish = (result: number) => {
      const call = answered
      answered = undefined
      call?.(result)
    }
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) {
        header += chunk.toString('latin1', 0, 2048)
        const end = header.indexOf('\r\n\r\n')
        if (end < 0) return
        status = Number(header.slice(9, 12))
        const before = header.length - Math.min(chunk.length, 2048)
        missing = Number(/content-length: (\d+)/i.exec(header)?.[1] ?? 0) - (chunk.length - (end + 4 - before))
        header = ''
      } else missing -= chunk.length
      if (missing <= 0) {
        missing = 0
        finish(status)
      }
    })
    socket.on('error', error => (answered ? finish(0) : failed(error)))
    socket.on('close', () => finish(0))
    socket.once('connect', () =>
      done({
        client(request, call) {
          answered = call
          socket.write(request)
        },
        close: () => socket.destroy(),
      }),
    )
  })
}

async function openMany(count: number): Promise<Client[]> {
  const clients: Client[] = []
  while (clients.length < count) {
    const opened = await Promise.all(Array.from({ length: Math.min(100, count - clients.length) }, open))
    clients.push(...opened.map(({ client }) => client))
  }
  return clients
}

/** Somebody who was not here before, and goes when the answer is there. */
const newcomer: Client = (request, answered) =>
  void open().then(
    ({ client, close }) =>
      client(request, status => {
        close()
        answered(status)
      }),
    () => answered(0),
  )

let counting = false
let stopped = false
const reads = { answered: 0, shed: 0, failed: 0 }
const scores = { sent: 0, accepted: 0 }
const openMs: number[] = []
const newMs: number[] = []

function read(client: Client, due: number): void {
  client(get, status => {
    if (counting) reads[status === 200 ? 'answered' : status === 503 ? 'shed' : 'failed'] += 1
    if (stopped || status === 0) return
    const now = performance.now()
    const next = everyMs === 0 ? now : due + Math.ceil(Math.max(1, now - due) / everyMs) * everyMs
    if (next <= now) read(client, next)
    else setTimeout(() => read(client, next), next - now)
  })
}

/** A phone sends a score when the one before it is answered; a busy service makes it wait, and so does the time that is told. */
function phoneOf(client: Client, took: number[]): () => void {
  const waiting: (() => void)[] = []
  let isSending = false
  const sendNext = () => {
    const send = waiting.shift()
    isSending = send !== undefined
    send?.()
  }
  return () => {
    waiting.push(scoreOf(client, took, sendNext))
    if (!isSending) sendNext()
  }
}

let sequence = 0
let unanswered = 0
/** A score of this moment, to be sent when its turn comes. */
function scoreOf(client: Client, took: number[], answered: () => void): () => void {
  sequence += 1
  const entry = {
    entryId: randomUUID(),
    playerId: firstPlayer + (sequence % players) * 7,
    hole: 1 + (sequence % 18),
    strokes: 3 + (sequence % 4),
    scorer: 'committee',
    reason: 'bench',
    device: 'bench',
    deviceSequence: sequence,
    tappedAt: '2026-06-10T10:00:00Z',
  }
  const body = JSON.stringify([entry])
  const counted = counting
  const began = performance.now()
  if (counted) scores.sent += 1
  unanswered += 1
  const request = `POST ${scorePath} HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  return () =>
    client(request, status => {
      unanswered -= 1
      answered()
      if (!counted) return
      if (status === 200) scores.accepted += 1
      took.push(performance.now() - began)
    })
}

const rest = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
const p99 = (times: number[]) => times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
const crowd = await openMany(readers)
const senders = (await openMany(phones)).flatMap(client => [phoneOf(client, openMs), phoneOf(newcomer, newMs)])
for (const [index, client] of crowd.entries())
  setTimeout(() => read(client, performance.now()), (index / readers) * everyMs)
let turn = 0
// Of each pair the one whose connection is open, then the other.
const sending = setInterval(() => senders[turn++ % senders.length]?.(), 1000 / scoresPerSecond)
await rest(2000)
counting = true
const began = performance.now()
await rest(seconds * 1000)
counting = false
const took = (performance.now() - began) / 1000
const useful = (reads.answered + scores.accepted) / took
clearInterval(sending)
// Longer than the service lets a score wait.
for (const end = performance.now() + 15_000; unanswered > 0 && performance.now() < end; ) await rest(100)
stopped = true
const report: CrowdReport = {
  usefulPerSecond: useful,
  shedPerSecond: reads.shed / took,
  readsFailed: reads.failed,
  scoresSent: scores.sent,
  scoresAccepted: scores.accepted,
  openP99Ms: p99(openMs),
  newP99Ms: p99(newMs),
}
process.stdout.write(JSON.stringify(report), () => process.exit(0))
