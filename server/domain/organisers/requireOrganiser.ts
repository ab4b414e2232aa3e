import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { Caller } from '../access/callers.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { factsForOrganisers, namedPlayers, openOrganiser } from './organisers.sql.ts'

type Asked = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly caller: Pick<Caller, 'link'>
  readonly params: { readonly organiserId: number }
  readonly now: Temporal.Instant
}

/**
 * The organiser of the path with whom it has named, for its own link or for somebody of the staff. Refuses with `UNAUTHORIZED`
 * the link of another organiser, and with `NOT_FOUND` when no link of this one opens.
 */
export async function requireOrganiser(
  refuse: Refuse<'UNAUTHORIZED' | 'NOT_FOUND'>,
  { tx, event, caller, params: { organiserId }, now }: Asked,
) {
  if (caller.link && caller.link.organiserId !== organiserId) refuse('UNAUTHORIZED', 'link')
  const [organiser, people, facts] = await Promise.all([
    openOrganiser(tx, event, organiserId, now),
    namedPlayers(tx, event, organiserId),
    factsForOrganisers(tx, event),
  ])
  return { organiser: organiser ?? refuse('NOT_FOUND', 'staffLink'), people, facts }
}

/** The same before something is written: in the whole event, and only while nobody has played. */
export async function requireNaming(
  refuse: Refuse<'UNAUTHORIZED' | 'NOT_FOUND' | 'REGISTER_ON_MULTI_ROUND_EVENT' | 'PLAY_HAS_BEGUN'>,
  asked: Asked,
) {
  const found = await requireOrganiser(refuse, asked)
  const { kind, registrationEventId: eventId } = asked.event
  if (kind === 'R') refuse('REGISTER_ON_MULTI_ROUND_EVENT', 'register', { eventId })
  if (found.facts.begun) refuse('PLAY_HAS_BEGUN')
  return found
}
