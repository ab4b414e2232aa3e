import type { Static } from 'typebox'
import type { Tap, TapResult, TapsBody } from '../../../contract/site/scorecard.ts'
import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { type Recording, recordingIn } from '../../domain/audit/record.ts'
import { cardIdOf, sideOf } from '../../domain/scores/card.ts'
import { givenEntries } from '../../domain/scores/givenEntries.ts'
import { recordEntries } from '../../domain/scores/recordEntries.ts'
import { sidesOf } from '../../domain/scores/sidesOf.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { type ScoringLink, scorerOf } from './scoringLink.ts'

/**
 * Records taps of a phone as entries of the link's scorer: the player's own on the player's card, a marker's on the cards of the
 * others in the tee pairing; of teams with one ball those that play in it. Returns each tap; those of cards outside the group are rejected with `NOT_IN_GROUP`.
 * `actor`: who brings them, if not the phone.
 */
export async function recordTaps(
  service: Service,
  link: ScoringLink,
  { scorer, roundId, taps }: Static<typeof TapsBody>,
  requestId: string,
  actor = `player:${scorer}`,
): Promise<readonly TapResult[]> {
  scorerOf(link, scorer)
  return inRound(service, link, roundId, actor, requestId, async ({ tx, event, origin }) => {
    const cards = new Set((await sidesOf(tx, event, scorer)).sides.map(cardIdOf))
    const inGroup = taps.filter(({ cardId }) => cards.has(cardId))
    const judgements = await recordEntries(
      tx,
      event,
      { actor: origin.actor, record: origin.record, refuse },
      givenEntries(
        refuse,
        inGroup.map(tap => sentEntry(tap, scorer)),
      ),
      service.clock(),
    )
    const byId = new Map(inGroup.map(({ entryId }, index) => [entryId, judgements[index]]))
    return taps.map(({ entryId }) => resultOf(entryId, byId.get(entryId) ?? 'NOT_IN_GROUP'))
  })
}

/** What a request of a scorer works with. */
export type InRound = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly origin: Recording
}

/** Runs `work` in a transaction over the round, which must be of the link's event. */
export async function inRound<T>(
  service: Service,
  { communityId, eventId }: ScoringLink,
  roundId: string,
  actor: string,
  requestId: string,
  work: (context: InRound) => Promise<T>,
): Promise<T> {
  return service.database.write([communityId], async tx => {
    const event = await visibleEvent(tx, roundId, [communityId])
    if (!event || (event.eventId !== eventId && event.parentEventId !== eventId)) refuse('UNAUTHORIZED', 'round')
    return work({ tx, event, origin: recordingIn(tx, { actor, requestId, now: service.clock() }) })
  })
}

function sentEntry({ value, cardId, ...tap }: Tap, scorer: number) {
  const { side, sideId } = sideOf(cardId)
  const said =
    value === null ? { cleared: true as const } : value === 0 ? { pickedUp: true as const } : { strokes: value }
  return { ...tap, ...said, scorer, ...(side === 'P' ? { playerId: sideId } : { teamId: sideId }) }
}

function resultOf(entryId: string, judgement: string): TapResult {
  return judgement === 'accepted' || judgement === 'superseded' || judgement === 'duplicate'
    ? { entryId, result: judgement }
    : { entryId, result: 'rejected', code: judgement }
}
