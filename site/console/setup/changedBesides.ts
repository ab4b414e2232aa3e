/** What a change of the set-up changes besides itself, to be named. Pure. */

import type { PreviewedChange } from '../../../contract/preview.ts'
import type { ScreenWords } from '../../ui/words.ts'

type Part = { readonly eventId: string; readonly name: string }

export type Besides = {
  /** How many handicaps are computed anew, those of each round by themselves. */
  readonly handicaps: number
  /** The other parts of the event that move along, by their names. */
  readonly parts: readonly string[]
}

/** `changed`: the event or round whose setting is changed; `parts`: the event and its rounds. */
export function changedBesides(changes: readonly PreviewedChange[], changed: string, parts: readonly Part[]): Besides {
  const numbers = changes
    .filter(({ kind }) => /^(setup|event)\./.test(kind))
    .flatMap(({ subject }) => idsIn(subject.eventIds))
  return {
    handicaps: changes
      .filter(({ kind }) => /^(player|team)Handicap\./.test(kind))
      .reduce((sum, { subject }) => sum + [...idsIn(subject.playerIds), ...idsIn(subject.teamIds)].length, 0),
    parts: parts.flatMap(({ eventId, name }) =>
      eventId !== changed && numbers.includes(Number(eventId.slice(2))) ? [name] : [],
    ),
  }
}

function idsIn(ids: unknown): readonly number[] {
  return Array.isArray(ids) ? ids.filter(id => typeof id === 'number') : []
}

/** The sentences for it; nothing where nothing else changes. */
export function effectsInWords({ handicaps, parts }: Besides, words: ScreenWords<'setup'>): string {
  return [
    handicaps > 0 && words.changeHandicaps({ count: handicaps }),
    parts.length > 0 && words.changeParts({ parts: parts.join(', '), count: parts.length }),
  ]
    .filter(Boolean)
    .join(' ')
}
