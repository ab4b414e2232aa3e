/** How a match ended, as it is typed. */
import type { Match, Which } from './match.ts'

export type Outcome = NonNullable<Match['outcome']>

/** An outcome as it is typed. `winner`: null is halved, or neither came; undefined while nobody has said it. */
export type Draft = {
  readonly by: NonNullable<Outcome['by']>
  readonly winner: Which | null | undefined
  /** `3&2` or `19th`. */
  readonly text: string
}

/** What the form begins with: what was entered, else what the cards say. */
export function draftOf({
  outcome,
  finished,
  winner,
  result,
}: Pick<Match, 'finished' | 'winner' | 'result'> & { readonly outcome?: Outcome | undefined }): Draft {
  if (outcome) return { by: outcome.by ?? 'committee', winner: outcome.winner, text: outcome.result }
  return { by: 'holes', winner: finished ? winner : undefined, text: finished ? result : '' }
}

/** What is recorded. Where the way says it all, nothing more is said. */
export function outcomeOf({ by, winner = null, text }: Draft) {
  const isSaid = (by !== 'holes' && by !== 'extraHoles') || winner === null
  return { winner, by, ...(!isSaid && { result: text.trim() }) }
}
