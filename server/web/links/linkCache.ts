import { createChangeCache } from '../../live/changeCache.ts'
import type { Service } from '../../live/service.ts'
import type { LinkParts, OpenedLink } from './link.ts'

export type LinkCache = {
  /** What the link opens; undefined when it opens nothing, or does not any more. */
  readonly open: (parts: LinkParts, address: string) => Promise<OpenedLink | undefined>
}

/**
 * Links that were verified once are not asked for again until one of their event is regenerated, or their
 * community changes, here or on another server.
 * `verify` says what a link opens that is not cached.
 */
export function createLinkCache({ changes }: Service, verify: LinkCache['open']): LinkCache {
  const cache = createChangeCache<OpenedLink>(changes, {
    concerns: ({ kind }) => kind === undefined || /^(webLink|event|community)\./.test(kind),
    touches: (change, { communityId, eventId }) =>
      change.communityId === communityId && (change.eventId ?? eventId) === eventId,
    bytesOf: () => 0,
    most: { values: 10_000, bytes: Number.POSITIVE_INFINITY },
  })
  return {
    async open(parts, address) {
      const name = `${parts.event}/${parts.purpose}/${parts.playerId ?? ''}/${parts.token}`
      return cache.find(name) ?? cache.read(name, () => verify(parts, address))
    },
  }
}
