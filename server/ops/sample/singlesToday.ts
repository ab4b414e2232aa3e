import type { EventFile } from '../../../contract/files/eventFile.ts'
import { playedThru, realCards, toHandicap } from './cards.ts'
import {
  communities,
  type Day,
  indexOf,
  inGroups,
  keyOf,
  registered,
  type SampleMoment,
  startBefore,
  teeSheet,
  timeZone,
} from './field.ts'
import type { SamplePlayer } from './roster.ts'
import { seeded } from './seeded.ts'

/** How many holes each of the tee groups has played by now. */
const thru = [18, 14, 9]
/** How long ago the first of them started, where they are played on. */
const playedMinutes = 170

/** Singles that are being played today: eleven players, five matches, of which one was conceded, and a bye. With `playsOn` their cards are empty. */
export function singlesToday(players: readonly SamplePlayer[], day: Day, { now, playsOn }: SampleMoment): EventFile {
  const field = players.filter(({ strangers, row }) => !strangers && row.hc_index_tenths !== null).slice(128, 139)
  const keys = field.map(keyOf)
  const groups = inGroups(keys)
  const random = seeded(5216)
  const real = realCards('fpg-board-drive-7')
  const cards = new Map(
    field.map((player, at) => [keyOf(player), toHandicap(real[at * 3] ?? [], indexOf(player) / 10, random)]),
  )
  const date = day(0).toString()
  const matches = groups.flatMap(group =>
    group.flatMap((a, at) => {
      const b = group[at + 1]
      return at % 2 === 0 && b !== undefined ? [{ a, b }] : []
    }),
  )
  return {
    communityId: communities.club,
    name: `Match Play do Clube ${day(0).year}`,
    startDate: date,
    endDate: date,
    timeZone,
    state: 'in progress',
    courseIds: [3],
    settings: { allocPct: 100, defaultTees: { M: 18, F: 23 } },
    players: registered(field, day(-30), day(-3)),
    leaderboards: [
      {
        name: 'Singles',
        format: 'matchPlay',
        sides: 'players',
        settings: { score: 'net' },
        matches: matches.map((match, at) =>
          at === 2
            ? { ...match, outcome: { winner: 'b' as const, result: 'conceded', by: 'concession' as const } }
            : match,
        ),
      },
    ],
    teePairings: teeSheet(groups, day(0), playsOn ? startBefore(now, playedMinutes) : '08:30'),
    scores: (playsOn ? [] : groups).flatMap((group, at) =>
      group.map((player, place) => ({
        player,
        strokes: playedThru(cards.get(player) ?? [], thru[at] ?? 0),
        status: 'OPEN' as const,
        updatedAt: now.subtract({ minutes: 4 * place + at }).toString(),
      })),
    ),
  }
}
