import { sql } from '../server/kernel/database/sql.ts'
import { asStaff, startSessions } from './asStaff.ts'
import { median } from './compare.ts'
import { eventOfGroups } from './eventOfGroups.ts'
import { type BenchService, startBenchService } from './service.ts'

type PreviewFigure = { readonly what: string; readonly value: number; readonly unit: 'ms'; readonly atMost: number }

/** A server that has just started has not yet compiled what it runs: the first previews take twice as long. */
const warming = 30
const turns = 30

/** How long it takes to say what a withdrawal would do in an event of 144 players with two leaderboards, when scorecards and tee sheet are printed. */
export async function measurePreviews(): Promise<readonly PreviewFigure[]> {
  const bench = await startBenchService()
  try {
    const eventId = await eventOfGroups(bench, 36)
    const players = await completed(bench, eventId)
    const milliseconds: number[] = []
    for (let turn = 0; turn < warming + turns; turn += 1) {
      const start = performance.now()
      const path = `/console/api/events/${eventId}/registrations/${players[turn * 2]}/withdrawal?preview=true`
      const told = (await asStaff(bench, 'POST', path, {})) as { readonly documents: readonly unknown[] }
      if (turn >= warming) milliseconds.push(performance.now() - start)
      if (told.documents.length === 0) throw new Error('The preview names no paper.')
    }
    const what = 'preview of a withdrawal, 144 players, two leaderboards, printed cards, after thirty others'
    return [{ what, value: median(milliseconds), unit: 'ms', atMost: 100 }]
  } finally {
    await bench.close()
  }
}

/** Gives the event leaderboards and paper; answers its players. */
async function completed(bench: BenchService, eventId: string): Promise<readonly number[]> {
  const number = Number(eventId.slice(2))
  await startSessions(bench)
  const players = await bench.operate(async tx => {
    await tx.rows(
      sql`
        insert into leaderboard (community_id, leaderboard_id, event_id, name, type_id, format_id, team, position)
        values (1, 91000, ${number}, 'Net', 1, 'strokePlay', false, 1), (1, 91001, ${number}, 'Points', 2, 'stableford', false, 2)`,
    )
    return tx.rows(
      sql<{ playerId: number }>`
        select player_id as "playerId" from registration where community_id = 1 and event_id = ${number} order by player_id`,
    )
  })
  type States = { readonly documents: readonly { readonly document: string; readonly pages: readonly object[] }[] }
  const { documents } = (await asStaff(bench, 'GET', `/console/api/events/${eventId}/documents`)) as States
  for (const { document, pages } of documents)
    if (document === 'scorecards' || document === 'teeSheet')
      await asStaff(bench, 'POST', `/console/api/events/${eventId}/documents/${document}/printed`, {
        pages: (pages as readonly { readonly page: string; readonly version: string }[]).map(({ page, version }) => ({
          page,
          version,
        })),
      })
  return players.map(({ playerId }) => playerId)
}
