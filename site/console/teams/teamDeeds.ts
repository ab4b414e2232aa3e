import { call, type FieldError } from '../../ui/call.ts'
import { outbox, patch } from '../../ui/data.ts'
import type { Drop } from '../../ui/places.tsx'
import { comparedMove, meanwhileOf } from '../frame/meanwhileOf.ts'
import type { Entrant } from '../frame/useRoster.ts'
import { appliedTeams, changeOfDrop, type Team, type TeamsChange } from './arrange.ts'
import type { Words } from './Teams.tsx'

export type TeamDeeds = ReturnType<typeof teamDeeds>

type TeamDeedsProps = {
  readonly eventId: string
  readonly entrants: ReadonlyMap<number, Entrant>
  readonly teams: readonly Team[]
  readonly nameOf: (person: string) => string
  readonly placeName: (place: string) => string
  readonly words: Words
}

/** What somebody does to teams, as gestures that show at once. */
export function teamDeeds({ eventId, entrants, teams, nameOf, placeName, words }: TeamDeedsProps) {
  function change(wanted: TeamsChange, gesture: string, thing?: string): void {
    if (Object.values(wanted).every(list => list.length === 0)) return
    const input = { params: { eventId }, body: wanted }
    outbox.add({
      scope: eventId,
      words: gesture,
      ...(thing !== undefined && { thing }),
      patches: [
        patch('listTeams', { params: { eventId } }, list => [
          ...(appliedTeams(list, wanted, id => entrants.get(id)) as typeof list),
        ]),
      ],
      send: key => call('arrangeTeams', input, { key }),
      meanwhile: meanwhileOf('arrangeTeams', input, error =>
        error.pointer.startsWith('/rename/')
          ? comparedName(error, wanted)
          : comparedMove(error, wanted.moves, nameOf, placeName),
      ),
    })
  }

  return {
    change,
    drop({ person, place, on }: Pick<Drop, 'person' | 'place' | 'on'>): void {
      const numbers = { playerId: Number(person), place, on: on === undefined ? undefined : Number(on) }
      const gesture =
        on === undefined
          ? words.moved({ name: nameOf(person), team: placeName(place) })
          : words.swap({ a: nameOf(person), b: nameOf(on) })
      change(changeOfDrop(teams, numbers), gesture, person)
    },
    remove({ teamId, name, players }: Team): void {
      const moves = players.map(({ playerId }) => ({ playerId, from: teamId, to: null }))
      change({ remove: [teamId], moves }, words.removed({ name }))
    },
    draw({ teamId, name }: Team, isDrawn: boolean): void {
      outbox.add({
        scope: eventId,
        words: isDrawn ? words.drew({ team: name }) : words.drawEnded({ team: name }),
        patches: [],
        send: key => call('setDrawnBall', { params: { eventId, teamId }, body: { drawn: isDrawn } }, { key }),
      })
    },
  }
}

/** A team that both have renamed. */
function comparedName({ pointer, present }: FieldError, { rename = [] }: TeamsChange) {
  const { name } = rename[Number(pointer.split('/')[2])] ?? {}
  const mine = typeof name === 'object' && name !== null ? name.to : name
  return { what: String(present ?? ''), theirs: String(present ?? ''), mine: String(mine ?? '') }
}
