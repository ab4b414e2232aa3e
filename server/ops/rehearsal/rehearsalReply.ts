import type { Static } from 'typebox'
import type { Rehearsal as RehearsalShape } from '../../../contract/rehearsal/console.ts'
import { publicEventId, type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Written } from '../../kernel/database/json.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import type { Service } from '../../live/service.ts'
import { linkOf } from '../../web/links/link.ts'
import { clockOf } from './clockOf.ts'
import { rehearsalOf } from './rehearsals.sql.ts'

/** The rehearsal of an event, or that whose copy it is, as the console is told, with the links to look at it; undefined when there is none, or no longer. */
export async function rehearsalReply(
  service: Service,
  event: Pick<VisibleEvent, 'communityId' | 'registrationEventId'>,
  now: Temporal.Instant,
): Promise<Written<Static<typeof RehearsalShape>> | undefined> {
  const rehearsal = await service.database.read('everything', tx => rehearsalOf(tx, event, false))
  if (!rehearsal) return undefined
  const { communityId, isMultiRound, ofName, told, endsAt } = rehearsal
  const kind = isMultiRound ? 'M' : 'S'
  const eventId = publicEventId(kind, rehearsal.eventId)
  const roundId = publicEventId('R', rehearsal.roundId)
  const { seed, holes, speed, entered, expected, startedAt } = rehearsal
  const links = await service.database.read([communityId], async tx => {
    const [whole, round] = await Promise.all([
      visibleEvent(tx, eventId, [communityId]),
      visibleEvent(tx, roundId, [communityId]),
    ])
    // Thrown away since.
    if (!whole) return undefined
    const [results, scoring] = await Promise.all([
      linkOf({ service, tx }, round ?? whole, 'results'),
      linkOf({ service, tx }, whole, 'scoring'),
    ])
    return { results: results.url, screen: `${results.url}/tv`, scorecard: scoring.url }
  })
  if (!links) return undefined
  return {
    eventId,
    roundId,
    communityId,
    of: { eventId: publicEventId(kind, rehearsal.ofEventId), name: ofName },
    seed,
    holes,
    speed,
    clock: timestampText(clockOf(rehearsal, now)),
    isOver: told === endsAt,
    entered,
    expected,
    startedAt,
    links,
  }
}
