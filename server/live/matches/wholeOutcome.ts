import type { MadeMatch } from './matchId.ts'

type Outcome = NonNullable<MadeMatch['outcome']>

/** An outcome with what is usually said of a match that ended in this way; the result is empty where that has to be said. */
export function wholeOutcome({ winner, result, by }: Partial<Outcome> & Pick<Outcome, 'winner'>): Outcome {
  return { winner, result: result ?? usualResult(winner, by), ...(by && { by }) }
}

function usualResult(winner: Outcome['winner'], by: Outcome['by']): string {
  if (by === 'concession') return 'conceded'
  if (by === 'walkover') return 'w/o'
  if (by === 'committee') return 'committee'
  return winner === null ? 'AS' : ''
}
