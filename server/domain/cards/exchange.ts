import { type HoleEntry, registersOf } from '../../../rules/recording/scoreLog.ts'
import type { NewEntry } from '../scores/appendToLog.ts'
import { type CardOwner, cardIdOf } from '../scores/card.ts'
import { shownScorer } from '../scores/cardRecord.ts'
import { committeeEntry } from '../scores/committeeEntry.ts'
import { registerOf } from '../scores/judgeEntry.ts'
import type { OpenRound } from '../scores/openRound.ts'

type By = { readonly actor: string; readonly reason: string; readonly now: Temporal.Instant }

/**
 * The entries that give each of two cards the registers of the other. Every register is written as if its scorer had kept
 * the other card, so that later entries of the scorers continue from there.
 */
export function exchange(round: OpenRound, one: CardOwner, other: CardOwner, by: By): readonly NewEntry[] {
  return [...replaced(round, one, other, by), ...replaced(round, other, one, by)]
}

function replaced(round: OpenRound, card: CardOwner, source: CardOwner, by: By): readonly NewEntry[] {
  const own = standing(round, card)
  const wanted = standing(round, source)
  return [...new Set([...own.keys(), ...wanted.keys()])].flatMap(register => {
    const now = own.get(register)
    const then = wanted.get(register)
    const { hole, scorer } = now ?? then ?? { hole: 1, scorer: 'committee' }
    const says = then !== undefined && then.kind === 'score'
    if ((now?.kind ?? 'lift') === (then?.kind ?? 'lift') && (now?.value ?? null) === (then?.value ?? null)) return []
    const shown = shownScorer(scorer)
    return committeeEntry(card, by, {
      kind: scorer === 'committee' && !says ? 'lift' : 'score',
      hole,
      value: says ? then.value : null,
      register: registerOf(shown, card, round.teams),
      scorer,
      deviceSequence: (now?.deviceSequence ?? 0) + 1,
    })
  })
}

function standing({ logs }: OpenRound, card: CardOwner): ReadonlyMap<string, HoleEntry> {
  const entries = [...registersOf(logs.get(cardIdOf(card)) ?? []).values()].flat()
  return new Map(entries.map(entry => [`${entry.hole}/${entry.scorer}`, entry]))
}
