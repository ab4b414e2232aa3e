/** A card and the entries of its log as the server stores them. */
import type { RecordedCard } from '../../../rules/recording/cardFromLog.ts'
import type { LogEntry } from '../../../rules/recording/scoreLog.ts'

/** The owner of a card: P a player, T a team. */
export type CardOwner = { readonly side: 'P' | 'T'; readonly sideId: number }

/** An entry of a log, as stored. */
export type StoredEntry = LogEntry & {
  /** Who recorded it: `credential:7`, `player:1007`, `operator`. */
  readonly actor: string
  readonly tappedAt: string
  readonly reason: string | null
}

/** The id of a card: `P-1007` for player 1007, `T-601` for team 601. */
export function cardIdOf({ side, sideId }: CardOwner): string {
  return `${side}-${sideId}`
}

/** The owner of the card with this id. */
export function sideOf(cardId: string): CardOwner {
  return { side: cardId.startsWith('T') ? 'T' : 'P', sideId: Number(cardId.slice(2)) }
}

type CardKey = CardOwner & { readonly communityId: number; readonly eventId: number }

/** The row of an entry. The database assigns its place in the log. */
export function scoreEntryRow({ communityId, eventId, side, sideId }: CardKey, entry: Omit<StoredEntry, 'arrival'>) {
  return {
    community_id: communityId,
    event_id: eventId,
    entry_id: entry.entryId,
    side,
    side_id: sideId,
    kind: entry.kind,
    hole: entry.hole,
    value: entry.value,
    status: entry.status,
    register: entry.register,
    scorer: entry.scorer,
    actor: entry.actor,
    device: entry.device,
    device_sequence: entry.deviceSequence,
    tapped_at: entry.tappedAt,
    received_at: entry.receivedAt,
    reason: entry.reason,
  }
}

/** The row of a card that follows from its log. Throws for an empty log, from which no card follows. */
export function cardRow({ communityId, eventId, side, sideId }: CardKey, card: RecordedCard) {
  if (card.updatedAt === undefined) throw new Error(`The log of ${cardIdOf({ side, sideId })} is empty.`)
  return {
    community_id: communityId,
    event_id: eventId,
    side,
    side_id: sideId,
    strokes: [...card.strokes],
    status: card.status,
    has_score: card.hasScore,
    conflicts: [...card.conflicts],
    corrected: [...card.corrected],
    signed_by: [...card.signedBy],
    version: card.version,
    updated_at: card.updatedAt,
  }
}
