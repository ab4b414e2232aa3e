import { createHmac } from 'node:crypto'
import { isSameSignature } from '../../kernel/keys/signature.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { type LinkParts, type OpenedLink, presentLink } from '../links/link.ts'
import { linkOpener } from '../links/linkOpener.ts'
import { administratorPlayers } from '../links/links.sql.ts'

/** A good scoring link. `playerId`: of a personal one. */
export type ScoringLink = {
  readonly communityId: number
  readonly eventId: number
  readonly playerId: number | undefined
  readonly isRehearsal: boolean
  readonly isCopy: boolean
  /** Players who do not score with a link. */
  readonly administrators: readonly number[]
}

const named = /^([MS]-[1-9][0-9]{0,15})(?:\/([1-9][0-9]{0,15}))?$/
const form = /^([MS]-[1-9][0-9]{0,15})\/(?:([1-9][0-9]{0,15})\/)?([\w-]{43})$/

/**
 * What the header of a request from `address` opens. Refuses with `TOKEN_INVALID` a link that is not, or no longer, good, with
 * `RATE_LIMITED` after many of these, and with `UNAUTHORIZED` an administrator.
 */
export async function scoringLink(service: Service, header: unknown, address: string): Promise<ScoringLink> {
  const tried = await linkOpener(service).open(partsOf(header), address, 'fresh')
  if (!tried.link) throw refusalOf(tried.waitSeconds)
  return withAdministrators(service, tried.link)
}

/**
 * The scoring link with which a phone has signed `text`; `linkId` names it, such as `S-5209/1007`. Undefined when there is no
 * such link, or the signature is not that of the link as it is now. Refuses with `UNAUTHORIZED` an administrator.
 */
export async function linkOfSigned(
  service: Service,
  linkId: string,
  { text, signature }: { readonly text: string; readonly signature: string },
): Promise<ScoringLink | undefined> {
  const [, event, player] = named.exec(linkId) ?? []
  if (event === undefined) return undefined
  const playerId = player === undefined ? {} : { playerId: Number(player) }
  const present = await presentLink(service, { event, purpose: 'scoring', ...playerId })
  const right = present && createHmac('sha256', present.token).update(text).digest('base64url')
  return present && isSameSignature(right ?? '', signature) ? withAdministrators(service, present.link) : undefined
}

async function withAdministrators(service: Service, link: OpenedLink): Promise<ScoringLink> {
  const { communityId, eventId, playerId, isRehearsal, isCopy } = link
  const administrators = await service.database.read('everything', tx => administratorPlayers(tx, communityId))
  if (playerId !== undefined) requireScorer(administrators, playerId)
  return { communityId, eventId, playerId, isRehearsal, isCopy, administrators }
}

function partsOf(header: unknown): LinkParts | undefined {
  const [, event = '', player, token = ''] = form.exec(String(header)) ?? []
  if (token === '') return undefined
  return { event, purpose: 'scoring', token, ...(player !== undefined && { playerId: Number(player) }) }
}

function refusalOf(waitSeconds: number | undefined): Refusal {
  if (waitSeconds === undefined) return new Refusal('TOKEN_INVALID', 'link')
  return new Refusal('RATE_LIMITED', 'links', { seconds: waitSeconds, headers: { 'retry-after': String(waitSeconds) } })
}

/** The scorer of a request: fixed by a personal link. Refuses anybody else, and administrators, with `UNAUTHORIZED`. */
export function scorerOf({ playerId, administrators }: ScoringLink, scorer: number): number {
  if (playerId !== undefined && scorer !== playerId) throw new Refusal('UNAUTHORIZED', 'otherPlayer')
  requireScorer(administrators, scorer)
  return scorer
}

function requireScorer(administrators: readonly number[], scorer: number): void {
  if (administrators.includes(scorer)) throw new Refusal('UNAUTHORIZED', 'administrator')
}
