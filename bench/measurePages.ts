/** The results page of 144 players and 4 rounds: its size with style and scripts, how long one rendering takes, how fast it is served. */
import { request } from 'node:http'
import type { Static } from 'typebox'
import type { Standings } from '../contract/standings/extensions.ts'
import { visibleEvent } from '../server/domain/access/visibleEvent.ts'
import { namesWith } from '../server/print/names.ts'
import { results } from '../server/print/results.ts'
import { linkOf } from '../server/web/links/link.ts'
import { font, iconAsset, scriptAsset, styleAsset } from '../server/web/pages/assets.ts'
import { page } from '../server/web/pages/page.ts'
import { besideBoard } from '../server/web/results/besideBoard.ts'
import { boardsInPlay } from '../server/web/results/leadersRounds.ts'
import { listPage } from '../server/web/results/listPage.ts'
import { sparksOf } from '../server/web/results/sparks.ts'
import { type Compared, compare, median } from './compare.ts'
import { measureFirstPaint, type PaintFigures } from './measureFirstPaint.ts'
import { playedEvent } from './measureStreams.ts'
import { sendBytes } from './peers/sendBytes.ts'
import { type BenchService, startBenchService } from './service.ts'

export type PagesFigures = {
  readonly compared: Compared
  /** Page, style, scripts and font as a browser gets them. */
  readonly kilobytes: number
  /** Processor time from the text of the standings to the text of the page. */
  readonly renderMs: number
  readonly painted: PaintFigures
}

export async function measurePages(): Promise<PagesFigures> {
  const bench = await startBenchService()
  try {
    const { eventId, leaderboardId } = await playedEvent(bench)
    const path = await resultsPath(bench, eventId)
    const headers = { 'accept-encoding': 'br' }
    const response = await fetch(bench.url + path, { headers })
    const sent = Object.fromEntries(response.headers)
    await response.arrayBuffer()
    const bytes = await compressed(bench.url + path)
    const peer = await sendBytes({ status: 200, headers: sent, bytes })
    try {
      const assets = await Promise.all(
        [styleAsset('page'), scriptAsset('live'), scriptAsset('lists'), iconAsset(), font].map(one =>
          compressed(bench.url + one.path),
        ),
      )
      return {
        kilobytes: [bytes, ...assets].reduce((sum, one) => sum + one.length, 0) / 1024,
        renderMs: await rendering(bench, leaderboardId),
        painted: await measureFirstPaint(bench.url + path),
        compared: await compare(
          { what: 'results page of 144 players, unchanged', peer: 'node:http, the same bytes', wanted: 0.5 },
          { url: bench.url + path, headers },
          { url: peer.url, headers },
        ),
      }
    } finally {
      await peer.close()
    }
  } finally {
    await bench.close()
  }
}

async function resultsPath({ service }: BenchService, eventId: string): Promise<string> {
  return service.database.read([1], async tx => {
    const event = await visibleEvent(tx, eventId, [1])
    if (!event) throw new Error('There is no event.')
    return new URL((await linkOf({ service, tx }, event, 'results')).url).pathname
  })
}

/** The body as it comes over the wire. */
function compressed(url: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)))
    })
      .on('error', failed)
      .end()
  })
}

async function rendering({ service }: BenchService, leaderboardId: number): Promise<number> {
  const kept = await service.standings.of({ communityId: 1, leaderboardId })
  if (!kept) throw new Error('There is no leaderboard.')
  const names = namesWith(new Map())
  const times: number[] = []
  for (let turn = 0; turn < 200; turn++) {
    const before = process.cpuUsage()
    const board = JSON.parse(kept.answer.text) as Static<typeof Standings>
    const document = {
      kind: 'Results',
      eventName: 'Event',
      communityName: 'Club',
      dates: '2026-05-01',
      state: 'Live',
      sections: results([board], names, 'en', { timeZone: 'UTC', clock: 'h24' }),
    }
    const inPlay = await boardsInPlay(service.standings, 1, [board])
    const options = {
      cards: '/e/S-1/results/token/cards',
      sparks: sparksOf(inPlay),
      beside: besideBoard(inPlay, names, { chances: [], purses: [], base: '', language: 'en' }),
    }
    const body = listPage(document, { ...options, language: 'en' })
    page(service, { title: 'Results', description: 'Results', body, script: 'lists', language: 'en' })
    const { user, system } = process.cpuUsage(before)
    if (turn >= 50) times.push((user + system) / 1000)
  }
  return median(times)
}

if (import.meta.main) console.log(await measurePages())
