import { columns } from '../standings/board.ts'
import { leaderboardType } from './leaderboardType.ts'
import { poolFormat } from './poolFormat.ts'
import { settingsSchema } from './settings.ts'
import { sharedPot } from './sharedPot.ts'

/** Winner / Trash (closest to the pin, longest drive, raffle): winners entered by hand, equal parts. UG help pages. */
export const winnerTrash = poolFormat({
  id: 'winnerTrash',
  name: 'Winner / Trash',
  description: 'Closest to the pin, longest drive, raffle and the like: you enter who won; several may share.',
  leaderboardType: leaderboardType.winnerTrash,
  columns: columns.pots,
  unit: 'shares',
  withoutScore: 'Scores do not count.',
  allowances: [],
  rule: 'Winners entered by the committee',
  settings: settingsSchema({}),
  pool: ({ entries, winners = [], potCents }) => {
    const ids = new Set(entries.map(entry => entry.side.id))
    const won = winners.filter(({ sideId }) => ids.has(sideId))
    const contests = new Map(won.map(winner => [`${winner.contest} ${winner.hole ?? ''}`, winner]))
    const awards = [...contests].map(([key, { contest, hole }]) => ({
      round: 0,
      hole: hole ?? null,
      contest,
      winners: [
        ...new Set(won.filter(other => `${other.contest} ${other.hole ?? ''}` === key).map(({ sideId }) => sideId)),
      ],
      shares: 1,
    }))
    return sharedPot(awards, potCents)
  },
})
