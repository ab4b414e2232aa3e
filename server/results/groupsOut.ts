import type { Static } from 'typebox'
import type { Standings } from '../../contract/extensions/standings.ts'
import type { Leaderboard } from '../../contract/shapes.ts'
import type { Transaction } from '../database/connect.ts'
import { cell, type Section } from '../documents/document.ts'
import { printCentreOf } from '../documents/eventDocument.ts'
import { namesShown } from '../documents/namesShown.ts'
import { pairingsOf } from '../documents/playedRounds.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { leaderboards } from '../leaderboards/leaderboards.sql.ts'
import type { Service } from '../service.ts'

/** The groups that are on the course now, by the holes that they have played; undefined when there is none. */
export async function groupsOut(service: Service, tx: Transaction, event: VisibleEvent): Promise<Section | undefined> {
  const [pairings, boards, printCentre] = await Promise.all([
    pairingsOf(tx, event),
    standingsOf(service, tx, event),
    printCentreOf(tx, event),
  ])
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

async function standingsOf(
  service: Service,
  tx: Transaction,
  event: VisibleEvent,
): Promise<readonly Static<typeof Standings>[]> {
  const boards: readonly Static<typeof Leaderboard>[] = JSON.parse((await leaderboards(tx, event, {})).text)
  const kept = await Promise.all(
    boards.map(({ id }) => service.standings.of({ communityId: event.communityId, leaderboardId: id })),
  )
  return kept.flatMap(board => (board ? [JSON.parse(board.answer.text) as Static<typeof Standings>] : []))
}
