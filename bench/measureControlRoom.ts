import { sql } from '../server/kernel/database/sql.ts'
import { asStaff, followAsStaff, startSessions } from './asStaff.ts'
import { median } from './compare.ts'
import { eventOfGroups } from './eventOfGroups.ts'
import { startBenchService } from './service.ts'

type ControlFigure = { readonly what: string; readonly value: number; readonly unit: 'ms'; readonly atMost: number }

const groups = 38
const warming = 30
const turns = 100

/** The control room of 38 groups with nine holes: what its cards take after each score, and how far it is behind the phones. */
export async function measureControlRoom(): Promise<readonly ControlFigure[]> {
  const bench = await startBenchService()
  try {
    const eventId = await eventOfGroups(bench, groups)
    await startSessions(bench)
    const number = Number(eventId.slice(2))
    const players = await bench.operate(async tx => {
      await tx.rows(sql`update event set state = 'in progress' where community_id = 1 and event_id = ${number}`)
      await tx.rows(
        sql`
          insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
          select 1, ${number}, 'P', r.player_id, array_fill(5::smallint, array[9]) || array_fill(null::smallint, array[9]), 'OPEN', true, 1, now()
          from registration r where r.community_id = 1 and r.event_id = ${number}`,
      )
      return tx.rows(
        sql<{ playerId: number; scorer: number }>`
          select a.player_id as "playerId", b.player_id as scorer
          from tee_pairing_player a
          join tee_pairing_player b on b.community_id = a.community_id and b.tee_pairing_id = a.tee_pairing_id and b.player_id > a.player_id
          where a.community_id = 1 and a.event_id = ${number} order by a.player_id, b.player_id limit ${warming + turns}`,
      )
    })
    const stream = await followAsStaff(bench, `/v1/events/${eventId}/stream`)
    const reads: number[] = []
    const behind: number[] = []
    for (const [turn, { playerId, scorer }] of players.entries()) {
      const changed = stream.next()
      await asStaff(bench, 'POST', `/v1/events/${eventId}/scores`, [
        {
          entryId: crypto.randomUUID(),
          playerId,
          hole: 10,
          strokes: 4,
          scorer,
          device: `phone-${scorer}`,
          deviceSequence: turn + 1,
          tappedAt: new Date().toISOString(),
        },
      ])
      const kept = performance.now()
      await changed
      const asked = performance.now()
      await asStaff(bench, 'GET', `/console/api/events/${eventId}/cards`)
      const shown = performance.now()
      if (turn < warming) continue
      reads.push(shown - asked)
      behind.push(shown - kept)
    }
    await stream.end()
    const late = behind.sort((a, b) => a - b)[Math.floor(0.95 * behind.length)] ?? Number.NaN
    return [
      {
        what: `control room of ${groups} groups: its cards after a score, median`,
        value: median(reads),
        unit: 'ms',
        atMost: 20,
      },
      {
        what: 'the same: from the answer to a phone to the cards in the room, p95',
        value: late,
        unit: 'ms',
        atMost: 2000,
      },
    ]
  } finally {
    await bench.close()
  }
}
