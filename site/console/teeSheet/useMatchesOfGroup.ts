import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { useEvent } from '../frame/useEvent.ts'
import { nameOf } from '../matches/match.ts'
import type { Pairing } from './sheet.ts'

type Boards = Reply<'listMatches'>['boards']

/** The matches of a round in which somebody of a group plays, as the names of both sides. */
export function useMatchesOfGroup(): (group: Pairing) => readonly { readonly a: string; readonly b: string }[] {
  const { roundId } = useEvent()
  const { data } = useQuery('listMatches', { params: { eventId: roundId } })
  return group => matchesOfGroup(data?.boards ?? [], roundId, group)
}

/** The same of matches that were read. A side is a team, or players; those of one match may be in several groups. */
export function matchesOfGroup(
  boards: Boards,
  roundId: string,
  { players }: Pick<Pairing, 'players'>,
): readonly { readonly a: string; readonly b: string }[] {
  return boards.flatMap(({ team, rounds }) => {
    const here = new Set(players.map(player => (team ? player.teamId : player.playerId)))
    return rounds
      .filter(({ eventId }) => eventId === roundId)
      .flatMap(({ flights }) => flights)
      .flatMap(({ matches, sides }) =>
        matches
          .filter(({ a, b }) => [...a.sideIds, ...b.sideIds].some(id => here.has(id)))
          .map(({ a, b }) => ({ a: nameOf(a.sideIds, sides), b: nameOf(b.sideIds, sides) })),
      )
  })
}
