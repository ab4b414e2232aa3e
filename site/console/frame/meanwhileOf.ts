import { basedOnPresent } from '../../ui/basedOnPresent.ts'
import { call, type FieldError, type InputOf } from '../../ui/call.ts'
import type { Compared, Meanwhile } from '../../ui/outbox.ts'

type Arranging = 'arrangeTeeSheet' | 'arrangeTeams' | 'arrangeFlights' | 'setHandicaps'

/** How a gesture is held against what somebody else did meanwhile, and done all the same. */
export function meanwhileOf<K extends Arranging>(
  id: K,
  input: InputOf<K>,
  compare: (error: FieldError) => Compared,
): Meanwhile {
  return {
    compare,
    sendAgain: (key, errors) =>
      call(
        id,
        { ...(input as object), body: basedOnPresent((input as { readonly body: unknown }).body, errors) } as never,
        {
          key,
        },
      ),
  }
}

type Move = { readonly playerId: number; readonly to: number | string | null }

/** A player whom both have moved. */
export function comparedMove(
  { pointer, present }: FieldError,
  moves: readonly Move[] | undefined,
  nameOf: (person: string) => string,
  placeName: (place: string) => string,
): Compared {
  const move = moves?.[Number(/^\/moves\/(\d+)/.exec(pointer)?.[1] ?? -1)]
  return {
    what: move ? nameOf(String(move.playerId)) : '',
    theirs: placeName(String(present)),
    mine: placeName(String(move?.to ?? null)),
  }
}
