/** A card and the entries of its log as the server keeps them. */
import type { RecordedCard } from '../../../rules/recording/cardFromLog.ts'
import type { LogEntry } from '../../../rules/recording/scoreLog.ts'

/** Whose card: P a player, T a team. */
export type CardOwner = { readonly side: 'P' | 'T'; readonly sideId: number }

/** An entry as it stands in the log, and one that is about to. */
export type StoredEntry = LogEntry & {
  /** Who recorded it: `credential:7`, `player:1007`, `operator`. */
  readonly actor: string
  readonly tappedAt: string
  readonly reason: string | null
}

/** `P-1007` the card of player 1007, `T-601` that of team 601. */
export function cardIdOf({ side, sideId }: CardOwner): string {
  return `${side}-${sideId}`
}

export function sideOf(cardId: string): CardOwner {
  return { side: cardId.startsWith('T') ? 'T' : 'P', sideId: Number(cardId.slice(2)) }
}

type CardKey = CardOwner & { readonly communityId: number; readonly eventId: number }

/** The row of the log. Its place in the log is the database's. */
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

/** The row of the card that its log makes. Throws for an empty log, which makes no card. */
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
