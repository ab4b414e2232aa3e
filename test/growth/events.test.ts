/**
 * Whatever is asked of an event, or changed in it, reads as many rows, and pages of indexes, beside thousands of other events,
 * members, clubs and courses as beside hundreds: once PostgreSQL has looked at the tables, and before it has (decisions 043 and
 * 070). They are counted, and no seconds.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProof } from '../../tools/counts.ts'
import type { TestDatabase } from '../cloneDatabase.ts'
import { needs } from '../needs.ts'
import { growEvent } from './growEvent.ts'
import { grownDatabase } from './grownDatabase.ts'
import { inKnownWorld } from './inKnownWorld.ts'
import { moreAround } from './moreAround.ts'
import { moreEvents } from './moreEvents.ts'
import { pagesOfEvent } from './pagesOfEvent.ts'
import { type Counted, inBoth, readingMore } from './readingMore.ts'
import { readingIds, readsOfEvent } from './readsOfEvent.ts'
import { type Planning, plannings, type RowsRead, rowsRead } from './rowsRead.ts'
import { writesOfEvent, writingIds } from './writesOfEvent.ts'

// Where a table has few rows, reading all of them is right.
const events = [300, 3000] as const
const players = 8

const isFull = needs(
  isProof,
  `${events[1]} events beside the one that is asked about, which take some minutes`,
  'npm run prove:plans, which is part of npm run prove',
)

/** The medal beside few events and beside many. */
const worlds: TestDatabase[] = []
beforeAll(async () => {
  if (!isFull) return
  for (const count of events)
    worlds.push(
      await grownDatabase(async rows => {
        await growEvent(rows, players)
        await moreEvents(rows, count)
        await moreAround(rows, count * 4)
      }),
    )
})
afterAll(() => Promise.all(worlds.map(world => world.drop())))

test.runIf(isFull).each(plannings)(
  'ten times the events beside it read no more rows ($plans, tables $tables)',
  async planning => {
    const [few, many] = await inBoth(worlds, readsOfEvent, planning)
    expect(readingMore(few, many)).toEqual([])
    expect(few.size).toBeGreaterThan(readingIds.length * 0.7)
  },
)

test.runIf(isFull).each(plannings)(
  'a change reads no more rows beside ten times the events ($plans, tables $tables)',
  async planning => {
    const [few, many] = await inBoth(worlds, writesOfEvent, planning)
    expect(readingMore(few, many)).toEqual([])
    expect([...few.keys()], 'each succeeds in a world of its own').toEqual(writingIds)
  },
)

test.runIf(isFull).each(plannings)(
  'a link opens with no more rows beside ten times the events ($plans, tables $tables)',
  async planning => {
    const [few, many] = await inBoth(worlds, pagesOfEvent, planning)
    expect(readingMore(few, many)).toEqual([])
  },
)

test.runIf(isFull).each(plannings)(
  'a page of the events of a club reads those on it, and no others ($plans, tables $tables)',
  async planning => {
    const [few, many] = await inBoth(worlds, pagesOfClub, planning)
    expect(readingMore(few, many)).toEqual([])
    const [fewFirst, manyFirst] = [few.get('the first page'), many.get('the first page')]
    expect(fewFirst?.get('event_course')).toBeGreaterThanOrEqual(pageSize)
    for (const table of ['event', 'event_course', 'course'])
      expect(manyFirst?.get(table), table).toBe(fewFirst?.get(table))
    // Of those that are over none is read.
    expect(many.get('from a day on')?.get('event')).toBeLessThan(10)
  },
)

const pageSize = 100

/** All copies of the medal are over by then. */
const dayAfter = '2026-06-11'

/** The rows that the first and the last page of all events of the club read, and those from a day on. */
function pagesOfClub(grown: TestDatabase, planning: Planning): Promise<Counted> {
  return inKnownWorld(grown, planning, async world => {
    const headers = { authorization: `Bearer ${world.token('club')}` }
    const read = new Map<string, RowsRead>()
    const readPage = async (name: string, url: string) => {
      let next: string | undefined
      const rows = await rowsRead(world, async () => {
        const page = await world.app.inject({ url, headers })
        expect(page.statusCode).toBe(200)
        next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1]
      })
      read.set(name, rows)
      return next
    }
    const first = `/v1/events?communityId=1&limit=${pageSize}`
    for (let next = await readPage('the first page', first); next; ) next = await readPage('the last page', next)
    await readPage('from a day on', `${first}&startDateFrom=${dayAfter}`)
    return read
  })
}
