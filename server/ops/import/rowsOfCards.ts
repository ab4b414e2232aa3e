/** The rows of the cards of a file: their logs, and what is counted from them. */
import { createHash } from 'node:crypto'
import type { EventFileRound } from '../../../contract/files/eventFile.ts'
import { cardFromLog } from '../../../rules/recording/cardFromLog.ts'
import { type CardOwner, cardRow, type StoredEntry, scoreEntryRow } from '../../domain/scores/card.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { type EventPlan, type NumberedPart, playerId, teamId } from './numberedPart.ts'

type GivenScore = NonNullable<EventFileRound['scores']>[number]

function sideOf(given: GivenScore, numbered: NumberedPart, plan: EventPlan): CardOwner {
  return given.player === undefined
    ? { side: 'T', sideId: teamId(plan, numbered, given.team ?? '') }
    : { side: 'P', sideId: playerId(plan, given.player) }
}

/** The log that a card of the file stands for: an entry per hole, by the marker or the committee, and what the committee did with it. */
function logOf(given: GivenScore, numbered: NumberedPart, plan: EventPlan): readonly StoredEntry[] {
  const { side, sideId } = sideOf(given, numbered, plan)
  const at = timestampText(given.updatedAt === undefined ? plan.now : Temporal.Instant.from(given.updatedAt))
  const marker = given.marker === undefined ? undefined : playerId(plan, given.marker)
  const base = { actor: plan.actor, device: 'import', tappedAt: at, receivedAt: at, status: null, reason: null }
  const committee = { ...base, hole: null, value: null, register: 'C', scorer: 'committee', deviceSequence: 0 } as const
  const entryId = (what: string | number) => uuidOf(`${numbered.eventId} ${side} ${sideId} ${what}`)
  const scores = given.strokes.flatMap((value, index): Omit<StoredEntry, 'arrival'>[] => {
    const scorer = marker === undefined ? ({ register: 'C', scorer: 'committee' } as const) : keptBy(marker, given)
    const hole = index + 1
    const entry = {
      ...base,
      ...scorer,
      entryId: entryId(hole),
      kind: 'score',
      hole,
      value,
      deviceSequence: hole,
    } as const
    return value === null ? [] : [entry]
  })
  const rest: Omit<StoredEntry, 'arrival'>[] =
    given.status === 'SIGNED'
      ? [{ ...committee, entryId: entryId('sign'), kind: 'sign' }]
      : given.status !== undefined && given.status !== 'OPEN'
        ? [{ ...committee, entryId: entryId('status'), kind: 'status', status: given.status }]
        : []
  return [...scores, ...rest].map((entry, index) => ({ ...entry, arrival: index + 1 }))

  function keptBy(scorer: number, { player }: GivenScore) {
    const own = player !== undefined && playerId(plan, player) === scorer
    return { register: own ? 'P' : 'M', scorer: `player:${scorer}` } as const
  }
}

export function scoreEntryRows(numbered: NumberedPart, plan: EventPlan) {
  return (numbered.part.fields.scores ?? []).flatMap(given =>
    logOf(given, numbered, plan).map(entry => scoreEntryRow(placeOf(given, numbered, plan), entry)),
  )
}

export function cardRows(numbered: NumberedPart, plan: EventPlan) {
  return (numbered.part.fields.scores ?? []).flatMap(given => {
    const log = logOf(given, numbered, plan)
    return log.length === 0 ? [] : [cardRow(placeOf(given, numbered, plan), cardFromLog(log))]
  })
}

function placeOf(given: GivenScore, numbered: NumberedPart, plan: EventPlan) {
  return { communityId: plan.file.communityId, eventId: numbered.eventId, ...sideOf(given, numbered, plan) }
}

/** A UUID that is the same for the same entry (version 8: of our own making). */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
