import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { cell, type Section } from '../../print/document.ts'
import { printCentreOf } from '../../print/eventDocument.ts'
import { namesShown } from '../../print/namesShown.ts'
import { pairingsOf } from '../../print/playedRounds.ts'

/** The groups that are on the course now, by the holes that they have played; undefined when there is none. */
export async function groupsOut(
  tx: Transaction,
  event: VisibleEvent,
  boards: readonly CountedBoard[],
): Promise<Section | undefined> {
  const [pairings, printCentre] = await Promise.all([pairingsOf(tx, event), printCentreOf(tx, event)])
  const names = await namesShown(tx, event, printCentre, printCentre.documents?.teeSheet?.juniors)
  const playing = new Map<number, number>()
  for (const { flights } of boards)
    for (const { status, thru, players } of flights.flatMap(({ rows }) => rows))
      if (status === 'playing') for (const { playerId } of players) playing.set(playerId, thru)
  const now = new Set(boards.flatMap(({ rounds }) => rounds.flatMap(one => (isPlayed(one.state) ? one.eventId : []))))
  const out = pairings.flatMap(pairing => {
    const thru = pairing.players.flatMap(({ playerId }) => playing.get(playerId) ?? [])
    return now.has(pairing.eventId) && thru.length > 0 ? [{ ...pairing, thru: Math.max(...thru) }] : []
  })
  if (out.length === 0) return undefined
  return {
    id: 'out',
    title: 'On the course',
    count: out.length,
    columns: [
      { key: 'time', name: 'Time', tight: true },
      { key: 'tee', name: 'Tee', tight: true },
      { key: 'players', name: 'Players' },
      { key: 'thru', name: 'Thru', end: true },
    ],
    heading: 2,
    rows: out
      .toSorted((a, b) => b.thru - a.thru)
      .map(({ teeTime, teeHole, teeGroup, players, thru }) => ({
        cells: [
          cell(teeTime.slice(11, 16)),
          cell(`${teeHole}${teeGroup === 'A' ? '' : teeGroup}`),
          cell(names.players(players)),
          cell(thru),
        ],
      })),
    empty: '',
  }
}

function isPlayed(state: string): boolean {
  return state === 'in progress' || state === 'suspended'
}
