import { administratorPlayers } from '../access/links.sql.ts'
import { Refusal } from '../handler.ts'
import type { Service } from '../service.ts'
import { verifyLink } from '../webLinks/link.ts'

/** A good scoring link. `playerId`: of a personal one. */
export type ScoringLink = {
  readonly communityId: number
  readonly eventId: number
  readonly playerId: number | undefined
  readonly isRehearsal: boolean
  /** Players who do not score with a link. */
  readonly administrators: readonly number[]
}

const form = /^([MS]-[1-9][0-9]{0,15})\/(?:([1-9][0-9]{0,15})\/)?([\w-]{43})$/

/** What the header of a request opens. Refuses with `TOKEN_INVALID` a link that is not, or no longer, good, and with `UNAUTHORIZED` an administrator. */
export async function scoringLink(service: Service, header: unknown): Promise<ScoringLink> {
  const [, event = '', player, token = ''] = form.exec(String(header)) ?? []
  const opened =
    token === ''
      ? undefined
      : await verifyLink(service, {
          event,
          purpose: 'scoring',
          token,
          ...(player !== undefined && { playerId: Number(player) }),
        })
  if (!opened) throw new Refusal('TOKEN_INVALID', 'The link does not open anything. Ask whoever sent it for a new one.')
  const { communityId, eventId, playerId, isRehearsal } = opened
  const administrators = await service.database.read('everything', tx => administratorPlayers(tx, communityId))
  if (playerId !== undefined) requireScorer(administrators, playerId)
  return { communityId, eventId, playerId, isRehearsal, administrators }
}

/** The scorer of a request: fixed by a personal link. Refuses anybody else, and administrators, with `UNAUTHORIZED`. */
export function scorerOf({ playerId, administrators }: ScoringLink, scorer: number): number {
  if (playerId !== undefined && scorer !== playerId)
    throw new Refusal('UNAUTHORIZED', 'The link is for another player.')
  requireScorer(administrators, scorer)
  return scorer
}

function requireScorer(administrators: readonly number[], scorer: number): void {
  if (administrators.includes(scorer))
    throw new Refusal('UNAUTHORIZED', 'Administrators of the community do not score with a link: log in instead.')
}
