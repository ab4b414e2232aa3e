/**
 * Ten times more is asked than the service can do: what it still does, and whether scores come through. Its peak is what it
 * does for as many readers as keep it busy; the crowd then asks ten times as often, each reader again and again.
 */
import { withClient } from '../server/kernel/database/migrate.ts'
import { median, spread, turns } from './compare.ts'
import { inOwnProcess } from './inOwnProcess.ts'
import { insertLargeCommunity, large } from './large.ts'
import { type BenchService, settle, startBenchService } from './service.ts'

/** What crowd.ts prints at its end. */
export type CrowdReport = {
  /** Reads answered with 200 and scores accepted. */
  readonly usefulPerSecond: number
  readonly shedPerSecond: number
  /** Reads that were neither answered nor refused with 503. */
  readonly readsFailed: number
  readonly scoresSent: number
  readonly scoresAccepted: number
  /** Of a phone whose connection is open. */
  readonly openP99Ms: number
  /** From a phone's wish to connect to the answer of its score. */
  readonly newP99Ms: number
}

/** Half of them over connections that are open, half over new ones. */
const scoresPerSecond = 100
const busyReaders = 32
const everyMs = 500
const turnsOfMemory = 3
/** Read from the database each time. */
const readEachTime = `/v1/events/${large.event}/players/handicaps?limit=50`
/** Cached: what costs is the request itself, and nobody is sent away. */
const readFromMemory = `/v1/events/${large.event}/players?limit=50`
/** More than any process can answer that often, and as many as one address may open. */
const readersOfMemory = 5000

export async function measureOverload() {
  const bench = await startBenchService()
  try {
    await withClient(bench.databaseUrl, async client => {
      await insertLargeCommunity(client)
      await client.query(`update event set state = 'in progress' where event_id = ${large.eventId}`)
      await client.query('delete from webhook_delivery; delete from webhook')
      await settle(client)
    })
    const peaks: CrowdReport[] = []
    const crowds: CrowdReport[] = []
    const ofMemory: CrowdReport[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const peak = await crowd(bench, readEachTime, { readers: busyReaders, everyMs: 0, seconds: 4 })
      const readers = Math.round((peak.usefulPerSecond * 10 * everyMs) / 1000)
      peaks.push(peak)
      crowds.push(await crowd(bench, readEachTime, { readers, everyMs, seconds: 8 }))
      if (turn < turnsOfMemory)
        ofMemory.push(await crowd(bench, readFromMemory, { readers: readersOfMemory, everyMs, seconds: 5 }))
    }
    const ofPeak = crowds.map(({ usefulPerSecond }, turn) => usefulPerSecond / (peaks[turn]?.usefulPerSecond ?? 0))
    return {
      usefulOfPeak: { value: median(ofPeak), ...spread(ofPeak) },
      peakPerSecond: median(peaks.map(({ usefulPerSecond }) => usefulPerSecond)),
      shedPerSecond: median(crowds.map(({ shedPerSecond }) => shedPerSecond)),
      ...scoresOf(crowds),
      readsFailed: crowds.reduce((sum, { readsFailed }) => sum + readsFailed, 0),
      ofMemory: {
        ...scoresOf(ofMemory),
        usefulPerSecond: median(ofMemory.map(({ usefulPerSecond }) => usefulPerSecond)),
      },
    }
  } finally {
    await bench.close()
  }
}

/** What became of the scores. */
function scoresOf(reports: readonly CrowdReport[]) {
  const sent = reports.reduce((sum, { scoresSent }) => sum + scoresSent, 0)
  const accepted = reports.reduce((sum, { scoresAccepted }) => sum + scoresAccepted, 0)
  return {
    acceptedPercent: (100 * accepted) / sent,
    openP99Ms: median(reports.map(({ openP99Ms }) => openP99Ms)),
    newP99Ms: median(reports.map(({ newP99Ms }) => newP99Ms)),
  }
}

async function crowd(
  { url, authorization }: BenchService,
  readPath: string,
  load: { readonly readers: number; readonly everyMs: number; readonly seconds: number },
): Promise<CrowdReport> {
  const options = {
    url,
    authorization,
    readPath,
    scorePath: `/v1/events/${large.event}/scores`,
    firstPlayer: large.firstPlayer,
    players: large.registered,
    scoresPerSecond,
    ...load,
  }
  return JSON.parse(await inOwnProcess('crowd.ts', options))
}

if (import.meta.main) console.log(await measureOverload())
