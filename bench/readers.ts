/**
 * The process of {@link measureStreams}: opens the readers, in `steps` steps between which it waits to be told to go on, sends
 * scores, cuts some readers, and says when everybody saw what.
 */
import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { constants, createGunzip } from 'node:zlib'
import type { ReadersReport } from './measureStreams.ts'

const {
  url,
  authorization,
  path,
  scores,
  playerIds,
  readers: count,
  updates,
  steps = 1,
} = JSON.parse(process.argv[2] ?? '{}')
const { hostname, port } = new URL(url)
const updatePauseMs = 500
/** What stands for a message that never came: JSON knows no infinity. */
const never = 1e9
/** No address may hold all connections of a server, and a field of readers has many. Only Linux has more than one of its own. */
const addresses = process.platform === 'linux' ? ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'] : ['127.0.0.1']
const now = () => performance.timeOrigin + performance.now()

/** All readers get the same bytes; how many of them an update takes is told by the first one, which is decoded. */
type Reader = {
  readonly localAddress: string
  socket: Socket
  bytes: number
  base: number
  cut: boolean
  /** The last chunks. */
  tail: Buffer[]
  arrivals: [bytes: number, at: number][]
}

const readers: Reader[] = []
const versions: string[] = []
/** Bytes of the first reader when each of its versions was complete. */
const completed: number[] = []
const gunzip = createGunzip({ flush: constants.Z_SYNC_FLUSH })
let decoded = ''
gunzip.on('data', (text: Buffer) => {
  decoded += text
  for (let end = decoded.indexOf('\n\n'); end >= 0; end = decoded.indexOf('\n\n')) {
    const version = /^id: (\S+)$/m.exec(decoded.slice(0, end))?.[1]
    decoded = decoded.slice(end + 2)
    if (version === undefined) continue
    versions.push(version)
    completed.push(readers[0]?.bytes ?? 0)
  }
})

function open(reader: Reader, lastEventId = ''): Promise<void> {
  const isFirst = reader === readers[0]
  const socket = connect({ port: Number(port), host: hostname, localAddress: reader.localAddress })
  Object.assign(reader, { socket, bytes: 0 })
  let inBody = false
  socket.write(
    `GET ${path}/stream HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\naccept-encoding: gzip\r\nlast-event-id: ${lastEventId}\r\n\r\n`,
  )
  return new Promise((done, failed) => {
    socket.on('error', failed)
    socket.on('data', (chunk: Buffer) => {
      const body = inBody ? chunk : chunk.subarray(chunk.indexOf('\r\n\r\n') + 4)
      inBody = true
      reader.bytes += body.length
      reader.arrivals.push([reader.bytes, now()])
      reader.tail.push(body)
      if (reader.tail.length > 8) reader.tail.shift()
      if (isFirst) decodeChunks(body)
      done()
    })
  })
}

let pending = Buffer.alloc(0)
/** The contents of whole HTTP chunks, to be decompressed. */
function decodeChunks(body: Buffer): void {
  pending = Buffer.concat([pending, body])
  for (let line = pending.indexOf('\r\n'); line > 0; line = pending.indexOf('\r\n')) {
    const size = Number.parseInt(pending.subarray(0, line).toString(), 16)
    if (pending.length < line + 4 + size) return
    gunzip.write(pending.subarray(line + 2, line + 2 + size))
    pending = pending.subarray(line + 4 + size)
  }
}

async function openUntil(wanted: number): Promise<void> {
  while (readers.length < wanted) {
    const batch = Array.from({ length: Math.min(100, wanted - readers.length) }, () => {
      const localAddress = addresses[readers.length % addresses.length]
      const reader = { localAddress, bytes: 0, base: 0, cut: false, tail: [], arrivals: [] } as unknown as Reader
      readers.push(reader)
      return reader
    })
    await Promise.all(batch.map(reader => open(reader)))
  }
}

async function score(number: number): Promise<number> {
  const entry = {
    entryId: randomUUID(),
    playerId: playerIds[number % playerIds.length],
    hole: 1 + (number % 18),
    strokes: 2 + (number % 7),
    scorer: 'committee',
    device: 'bench',
    deviceSequence: number,
    tappedAt: '2026-05-04T09:00:00Z',
    reason: 'bench',
  }
  const response = await fetch(`${url}${scores}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify([entry]),
  })
  const text = await response.text()
  if (!text.includes('"accepted"')) throw new Error(text)
  return now()
}

const rest = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

for (let step = 1; step <= steps; step += 1) {
  await openUntil(Math.round((count * step) / steps))
  await rest(1000)
  process.stdout.write(`open ${readers.length}\n`)
  await new Promise(done => process.stdin.once('data', done))
}

for (const reader of readers) Object.assign(reader, { base: reader.bytes, arrivals: [] })
const base = readers[0]?.bytes ?? 0
const known = versions.length
const answered: number[] = []
let reconnected = 0
for (let update = 0; update < updates; update++) {
  const next = rest(updatePauseMs)
  answered.push(await score(update + 1))
  if (update === Math.floor(updates / 2)) {
    for (const reader of readers.slice(1, 1 + Math.floor(count / 10))) {
      reader.cut = true
      reader.socket.destroy()
      void open(reader, versions.at(-2))
      reconnected++
    }
  }
  await next
}
await rest(3000)

const latencies: number[] = []
for (const { base: own, cut, arrivals } of readers) {
  if (cut) continue
  answered.forEach((time, update) => {
    const wanted = (completed[known + update] ?? Number.POSITIVE_INFINITY) - base
    const arrival = arrivals.find(([bytes]) => bytes - own >= wanted)?.[1] ?? never + time
    latencies.push(Math.max(0, arrival - time))
  })
}
latencies.sort((a, b) => a - b)
const latencyAt = (part: number) => latencies[Math.ceil(latencies.length * part) - 1] ?? never

/** Readers whose last message is not that of the first reader: its bytes stand at the end of what everybody got, but for heartbeats. */
function countBehind(): number {
  const first = readers[0]
  const length = (completed.at(-1) ?? 0) - (completed.at(-2) ?? 0)
  const behindEnd = (first?.bytes ?? 0) - (completed.at(-1) ?? 0)
  const all = Buffer.concat(first?.tail ?? [])
  const last = all.subarray(all.length - behindEnd - length, all.length - behindEnd)
  return readers.filter(({ tail }) => !Buffer.concat(tail).includes(last)).length
}

// Nobody may miss it; how late it is stands in the latencies, and those who were cut first have to come back.
for (const end = now() + 20_000; countBehind() > 0 && now() < end; ) await rest(500)
const response = await fetch(`${url}${path}`, { headers: { authorization } })
const { version } = (await response.json()) as { version: string }
const report: ReadersReport = {
  readers: count,
  updates: versions.length - known,
  p50Ms: latencyAt(0.5),
  p99Ms: latencyAt(0.99),
  behind: version === versions.at(-1) ? countBehind() : count,
  reconnected,
}
process.stdout.write(JSON.stringify(report), () => process.exit(0))
