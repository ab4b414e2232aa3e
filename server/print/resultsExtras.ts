/** What a leaderboard shows beside its standing: the matches, and what was won on single holes. */
import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'
import { type BoardFlight, sideNames } from './sideName.ts'

type Named = Pick<Section, 'id' | 'title'>

/** The matches of a flight as boards write them; none for formats without matches. */
export function matches(flight: BoardFlight, { id, title }: Named, names: Names): readonly Section[] {
  const { matches: lines = [] } = flight
  if (lines.length === 0) return []
  const name = sideNames(flight, names)
  const several = new Set(lines.map(({ round }) => round)).size > 1
  return [
    {
      id: `${id}-matches`,
      title: `${title}: matches`,
      count: lines.length,
      columns: [
        ...(several ? [{ key: 'round', name: 'Round', tight: true as const, minor: true as const }] : []),
        { key: 'a', name: 'Match' },
        { key: 'result', name: 'Result' },
        { key: 'b', name: 'Against' },
      ],
      heading: several ? 1 : 0,
      rows: lines.map(({ a, b, round, label, winner, upBy }) => {
        const ahead = winner ?? (upBy > 0 ? 'a' : upBy < 0 ? 'b' : null)
        return {
          cells: [
            ...(several ? [cell(round)] : []),
            cell(name(a)),
            cell(ahead === 'a' ? `‹ ${label}` : ahead === 'b' ? `${label} ›` : label || '–'),
            cell(name(b)),
          ],
        }
      }),
      empty: 'There are no matches yet.',
    },
  ]
}

/** Skins and contests of a flight: who won what, and how many shares it is worth; none for other formats. */
export function awards(flight: BoardFlight, { id, title }: Named, names: Names): readonly Section[] {
  const { awards: given = [] } = flight
  if (given.length === 0) return []
  const name = sideNames(flight, names)
  return [
    {
      id: `${id}-awards`,
      title: `${title}: won by hole`,
      count: given.length,
      columns: [
        { key: 'round', name: 'Round', tight: true, minor: true },
        { key: 'hole', name: 'Hole', tight: true },
        { key: 'contest', name: 'What' },
        { key: 'winners', name: 'Won by' },
        { key: 'shares', name: 'Shares', end: true },
      ],
      heading: 3,
      rows: given.map(({ round, hole, contest, winners, shares }) => ({
        cells: [cell(round), cell(hole), cell(contest), cell(name(winners) || 'carried over'), cell(shares)],
      })),
      empty: 'Nothing was won yet.',
    },
  ]
}
