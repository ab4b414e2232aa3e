import type { ScreenWords } from '../../ui/words.ts'
import { type Entrant, groupName } from '../frame/useRoster.ts'

type PlacesOfProps = {
  readonly row: Entrant
  /** Who stays in the event: how many of them are left in each place is said. */
  readonly staying?: { readonly entrants: readonly Entrant[]; readonly words: ScreenWords<'players'> }
}

/** A player with the places that would become free: tee time, team, flights. */
export function PlacesOf({ row, staying }: PlacesOfProps) {
  const { pairing, team } = row
  const left = (name: string, isIn: (one: Entrant) => boolean) =>
    staying ? staying.words.left({ place: name, count: staying.entrants.filter(isIn).length }) : name
  const places = [
    pairing && left(groupName(pairing), one => one.pairing?.id === pairing.id),
    team && left(team.name, one => one.team?.teamId === team.teamId),
    ...[...row.flights].map(([board, { id, name }]) => left(name, one => one.flights.get(board)?.id === id)),
  ]
  return (
    <li>
      {row.name}
      <span class="quiet">{places.filter(Boolean).join(' · ')}</span>
    </li>
  )
}
