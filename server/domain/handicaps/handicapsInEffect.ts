/** The handicaps that count in an event or its rounds: a round without values of its own takes those of its multi-round event. */
import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { type EventOrRound, eventOrRounds, type Level, type TeeInPlay } from '../events/eventOrRounds.sql.ts'
import { computeHandicap } from './computeHandicap.ts'
import { type HandicapRow, handicapRows } from './roundHandicap.sql.ts'

/** A handicap that counts. All values are for 18 holes; the index is in tenths, negative for a plus handicap. */
export type HandicapInEffect = Omit<HandicapRow, 'teeId' | 'allocPct'> & {
  readonly tee: TeeInPlay | undefined
  readonly allocPct: number
  readonly part: EventOrRound
}

/**
 * One handicap for each registered player (or each of `playerIds`) and each event or round, in the order of players. A round
 * takes the index from its multi-round event and computes with its own tee and allowance; values set by hand are taken as
 * they are. interface-decisions, "Handicap of a round".
 */
export async function handicapsInEffect(
  tx: Transaction,
  event: VisibleEvent,
  level: Level,
  playerIds?: readonly number[],
): Promise<readonly HandicapInEffect[]> {
  const [parts, rows] = await Promise.all([eventOrRounds(tx, event, level), handicapRows(tx, event, level, playerIds)])
  return handicapsOf(parts, rows)
}

/** Turns rows into the handicaps that count, in the same order. */
export function handicapsOf(parts: readonly EventOrRound[], rows: readonly HandicapRow[]): readonly HandicapInEffect[] {
  const byEvent = new Map(parts.map(part => [part.eventId, part]))
  return rows.flatMap(row => {
    const part = byEvent.get(row.eventId)
    return part ? [inEffect(row, part)] : []
  })
}

function inEffect({ teeId, allocPct, ...row }: HandicapRow, part: EventOrRound): HandicapInEffect {
  const handicap = {
    ...row,
    tee: teeId === null ? undefined : part.tees.get(teeId),
    allocPct: allocPct ?? part.settings.allocPct,
    part,
  }
  return row.own || row.byHand ? handicap : computed(handicap)
}

/** The handicap with course and playing handicap computed from its index, tee and the allowance in force; without an index it has neither. */
export function computed(handicap: HandicapInEffect): HandicapInEffect {
  const { indexTenths, tee = null, part } = handicap
  const { allocPct } = part.settings
  const values = indexTenths === null ? undefined : computeHandicap({ indexTenths, tee, allocPct })
  return {
    ...handicap,
    allocPct,
    hcCourse: values?.hcCourse ?? null,
    hcPlaying: values?.hcPlaying ?? null,
    byHand: false,
  }
}
