import { type Entrant, groupName } from '../frame/useRoster.ts'

/** A player with the places that would become free: tee time, team, flights. */
export function PlacesOf({ row }: { readonly row: Entrant }) {
  const places = [
    row.pairing && groupName(row.pairing),
    row.team?.name,
    ...[...row.flights.values()].map(one => one.name),
  ]
  return (
    <li>
      {row.name}
      <span class="quiet">{places.filter(Boolean).join(' · ')}</span>
    </li>
  )
}
