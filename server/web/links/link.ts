/**
 * Web links. The token is an HMAC over what the link opens and its generation, with a key outside the database: nothing
 * that is stored makes a link, the same link comes out every time, and the next generation ends it.
 */
import type { Language } from '../../../contract/words/languages.ts'
import type { Clock } from '../../../contract/words/timeOfDay.ts'
import { eventNumber, publicEventId, type VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { isSameSignature, signatureOf } from '../../kernel/keys/signature.ts'
import type { Service } from '../../live/service.ts'
import { type LinkPurpose, linkPurposes } from './linkPurpose.ts'
import { linkGeneration } from './links.sql.ts'
import { generationsOfAnyone, storedGeneration, storedGenerations } from './webLinks.sql.ts'

/** What makes links: the address of the service and its key. */
export type LinkMaker = Pick<Service, 'config' | 'secrets'>

/** Somebody's link names the player; a link for anyone has player 0. */
const nobody = 0

/** The link of an event for one purpose, for anyone or for one player only. */
export async function linkOf(
  { service, tx }: { readonly service: LinkMaker; readonly tx: Transaction },
  { communityId, eventId, kind }: Pick<VisibleEvent, 'communityId' | 'eventId' | 'kind'>,
  purpose: LinkPurpose,
  playerId?: number,
) {
  const player = playerId ?? nobody
  const generation = await storedGeneration(tx, communityId, eventId, purpose, player)
  const token = tokenOf(service, [communityId, eventId, purpose, player, generation])
  const event = publicEventId(kind, eventId)
  const { baseUrl } = service.config
  return playerId === undefined
    ? { url: `${baseUrl}/e/${event}/${purpose}/${token}`, audience: 'ANYONE' as const }
    : { url: `${baseUrl}/p/${event}/${purpose}/${playerId}/${token}`, audience: 'PLAYER' as const, playerId }
}

/** The paths of all links of an event for anyone. */
export async function linksOfEvent(
  { service, tx }: { readonly service: Pick<LinkMaker, 'secrets'>; readonly tx: Transaction },
  event: Pick<VisibleEvent, 'communityId' | 'eventId' | 'kind'>,
): Promise<ReadonlyMap<LinkPurpose, string>> {
  const generations = await generationsOfAnyone(tx, event.communityId, event.eventId)
  return new Map(
    (Object.keys(linkPurposes) as LinkPurpose[]).map(purpose => [
      purpose,
      pathForAnyone(service, event, purpose, generations.get(purpose)),
    ]),
  )
}

/** The path of a link for anyone; `generation`: the stored one, undefined or null where nobody has regenerated the link. */
export function pathForAnyone(
  service: Pick<LinkMaker, 'secrets'>,
  { communityId, eventId, kind }: Pick<VisibleEvent, 'communityId' | 'eventId' | 'kind'>,
  purpose: LinkPurpose,
  generation: number | null | undefined,
): string {
  const token = tokenOf(service, [communityId, eventId, purpose, nobody, generation ?? 1])
  return `/e/${publicEventId(kind, eventId)}/${purpose}/${token}`
}

/** The personal links of several players for one purpose, by player. */
export async function linksOfPlayers(
  { service, tx }: { readonly service: LinkMaker; readonly tx: Transaction },
  { communityId, eventId, kind }: Pick<VisibleEvent, 'communityId' | 'eventId' | 'kind'>,
  purpose: LinkPurpose,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const generations = await storedGenerations(tx, communityId, eventId, purpose)
  const start = `${service.config.baseUrl}/p/${publicEventId(kind, eventId)}/${purpose}`
  return new Map(
    playerIds.map(playerId => {
      const signed: Signed = [communityId, eventId, purpose, playerId, generations.get(playerId) ?? 1]
      return [playerId, `${start}/${playerId}/${tokenOf(service, signed)}`]
    }),
  )
}

/** The parts of a link's address. `playerId`: of a personal link. */
export type LinkParts = {
  readonly event: string
  readonly purpose: LinkPurpose
  readonly playerId?: number
  readonly token: string
}

/** What a link opens. */
export type OpenedLink = {
  readonly communityId: number
  readonly eventId: number
  readonly purpose: LinkPurpose
  readonly playerId: number | undefined
  /** Only phones that keep score see anything of a rehearsal. */
  readonly isRehearsal: boolean
  /** The event is a copy, made for a rehearsal: its pages are for who is logged in to the console. */
  readonly isCopy: boolean
  /** The language of the community, where it has one. */
  readonly clubLanguage: Language | null
  readonly clubClock: Clock
}

/** What the link opens; undefined when its token is not, or no longer, the one of its address. */
export async function verifyLink(service: Service, parts: LinkParts): Promise<OpenedLink | undefined> {
  const present = await presentLink(service, parts)
  return present && isSameSignature(present.token, parts.token) ? present.link : undefined
}

/** What the link of these parts opens now, and the token that does; undefined where there is no such event. */
export async function presentLink(
  service: Service,
  { event, purpose, playerId }: Omit<LinkParts, 'token'>,
): Promise<{ readonly link: OpenedLink; readonly token: string } | undefined> {
  const eventId = eventNumber(event)
  const player = playerId ?? nobody
  const found = await service.database.read('everything', tx =>
    linkGeneration(tx, { eventId, isMultiRound: event.startsWith('M') }, purpose, player),
  )
  if (!found) return undefined
  const { communityId, generation, isRehearsal, isCopy, language: clubLanguage, clock: clubClock } = found
  const token = tokenOf(service, [communityId, eventId, purpose, player, generation])
  return { link: { communityId, eventId, purpose, playerId, isRehearsal, isCopy, clubLanguage, clubClock }, token }
}

type Signed = readonly [
  communityId: number,
  eventId: number,
  purpose: LinkPurpose,
  playerId: number,
  generation: number,
]

function tokenOf(service: Pick<LinkMaker, 'secrets'>, signed: Signed): string {
  return signatureOf(service.secrets.linkKey, signed)
}
