import { cardFromLog, type LeftOut } from '../../../rules/recording/cardFromLog.ts'
import { type HoleEntry, type LogEntry, type Register, registersOf } from '../../../rules/recording/scoreLog.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { publicEventId } from '../access/visibleEvent.ts'
import { type CardOwner, cardIdOf } from './card.ts'

/** A card as the interface shows it, from its log. Once the result is official, a card without a ruling is `OFFICIAL`. */
export function cardRecord(
  event: VisibleEvent,
  side: CardOwner,
  log: readonly LogEntry[],
  { isOfficial, leftOut }: { readonly isOfficial: boolean; readonly leftOut?: LeftOut | undefined },
) {
  const card = cardFromLog(log, leftOut)
  const registers = [...registersOf(log)].sort(([a], [b]) => a - b)
  const stands = card.status === 'OPEN' || card.status === 'SIGNED'
  return {
    eventId: publicEventId(event.kind, event.eventId),
    cardId: cardIdOf(side),
    ...(side.side === 'P' ? { playerId: side.sideId } : { teamId: side.sideId }),
    status: isOfficial && stands && card.hasScore ? ('OFFICIAL' as const) : card.status,
    signedBy: card.signedBy.map(shownScorer),
    version: card.version,
    ...(card.updatedAt !== undefined && { updatedDt: card.updatedAt }),
    holeScores: registers
      .map(([hole, entries]) => {
        const strokes = card.strokes[hole - 1] ?? null
        return {
          hole,
          ...(strokes !== null && strokes !== 0 && { gross: strokes }),
          pickedUp: strokes === 0,
          conflict: card.conflicts.includes(hole),
          corrected: card.corrected.includes(hole),
          entries: entries.filter(saysSomething).sort(byWeight).map(shownEntry),
        }
      })
      .filter(({ entries }) => entries.length > 0),
  }
}

/** A scorer as the interface shows one: `committee`, or the id of a player. */
export function shownScorer(scorer: string): 'committee' | number {
  return scorer === 'committee' ? scorer : Number(scorer.slice('player:'.length))
}

/** The register of an entry as the interface shows it. */
export function shownRegister(register: Register): 'committee' | 'marker' | 'player' {
  return register === 'C' ? 'committee' : register === 'M' ? 'marker' : 'player'
}

/** A score in the fields of the interface. */
export function shownValue(value: number | null) {
  if (value === null) return { cleared: true as const }
  return value === 0 ? { pickedUp: true as const } : { strokes: value }
}

function shownEntry({ scorer, register, value, device, deviceSequence }: HoleEntry) {
  return { scorer: shownScorer(scorer), as: shownRegister(register), ...shownValue(value), device, deviceSequence }
}

/** Whether a register says anything: not when the committee lifted it, nor when its scorer cleared it. */
function saysSomething({ kind, register, value }: HoleEntry): boolean {
  return kind === 'score' && (register === 'C' || value !== null)
}

function byWeight(a: HoleEntry, b: HoleEntry): number {
  return 'CMP'.indexOf(a.register) - 'CMP'.indexOf(b.register) || (a.scorer < b.scorer ? -1 : 1)
}
