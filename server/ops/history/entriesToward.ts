import { cardFromLog, type RecordedCard } from '../../../rules/recording/cardFromLog.ts'
import { type HoleEntry, officialHole, registersOf } from '../../../rules/recording/scoreLog.ts'
import type { NewEntry } from '../../domain/scores/appendToLog.ts'
import type { CardOwner, StoredEntry } from '../../domain/scores/card.ts'
import { committeeEntry } from '../../domain/scores/committeeEntry.ts'

type By = { readonly actor: string; readonly reason: string; readonly now: Temporal.Instant }

/**
 * The entries of the committee that bring a card to what it was: only added, nothing of the log is taken away. Where the
 * scorers alone say what is wanted the committee's word is lifted, elsewhere it decides. A card that was signed is signed
 * by the committee.
 */
export function entriesToward(
  side: CardOwner,
  log: readonly StoredEntry[],
  wanted: Pick<RecordedCard, 'strokes' | 'status' | 'isSigned' | 'conflicts'>,
  by: By,
): readonly NewEntry[] {
  const now = cardFromLog(log)
  const registers = registersOf(log)
  const holes = wanted.strokes.flatMap((strokes, index) => {
    const hole = index + 1
    const conflicts = wanted.conflicts.includes(hole)
    if (now.strokes[index] === strokes && now.conflicts.includes(hole) === conflicts) return []
    const said = saying(registers.get(hole) ?? [], { strokes, conflict: conflicts })
    return said ? [committeeEntry(side, by, { hole, ...said })] : []
  })
  const ruling = rulingOf(wanted)
  const status = rulingOf(now) === ruling ? [] : [committeeEntry(side, by, { kind: 'status', status: ruling })]
  const unsign = now.isSigned && !wanted.isSigned ? [committeeEntry(side, by, { kind: 'unsign' })] : []
  const added = [...unsign, ...holes, ...status]
  const sign = wanted.isSigned && !signedAfter(log, added) ? [committeeEntry(side, by, { kind: 'sign' })] : []
  return [...added, ...sign]
}

type Wanted = { readonly strokes: number | null; readonly conflict: boolean }

/** What the committee says of a hole; undefined when nothing it can say makes a difference. */
function saying(registers: readonly HoleEntry[], wanted: Wanted) {
  const committee = registers.find(({ register }) => register === 'C')
  const deviceSequence = (committee?.deviceSequence ?? 0) + 1
  const scorers = officialHole(registers.filter(({ register }) => register !== 'C'))
  const isRuled = committee?.kind === 'score'
  if (scorers.strokes === wanted.strokes && scorers.conflict === wanted.conflict)
    return isRuled ? { kind: 'lift' as const, deviceSequence } : undefined
  if (isRuled && committee.value === wanted.strokes) return undefined
  return { kind: 'score' as const, value: wanted.strokes, deviceSequence }
}

function rulingOf({ status }: Pick<RecordedCard, 'status'>) {
  return status === 'SIGNED' ? 'OPEN' : status
}

function signedAfter(log: readonly StoredEntry[], added: readonly NewEntry[]): boolean {
  const arrived = added.map((entry, index) => ({
    ...entry,
    arrival: Number.MAX_SAFE_INTEGER - added.length + index,
    receivedAt: entry.tappedAt,
  }))
  return cardFromLog([...log, ...arrived]).isSigned
}
