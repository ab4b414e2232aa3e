import type { ChangeRow } from '../../live/change.sql.ts'
import type { Service } from '../../live/service.ts'
import type { LinkParts, OpenedLink } from './link.ts'

export type LinkCache = {
  /** What the link opens; undefined when it opens nothing, or does not any more. */
  readonly open: (parts: LinkParts, address: string) => Promise<OpenedLink | undefined>
}

const mostKept = 10_000

/**
 * Links that were verified once are not asked for again until one of their event is regenerated, here or on another server:
 * the kept ones follow `change`. `verify` says what a link opens that is not kept.
 */
export function createLinkCache(service: Service, verify: LinkCache['open']): LinkCache {
  const kept = new Map<string, OpenedLink>()
  let following: Promise<unknown> | undefined
  let ended = 0

  function onChange(changed: readonly ChangeRow[] | 'everything'): void {
    const rows = changed === 'everything' ? undefined : changed.filter(({ kind }) => /^(webLink|event)\./.test(kind))
    if (rows?.length === 0) return
    ended++
    for (const [name, { communityId, eventId }] of kept) {
      if (!rows || rows.some(row => row.communityId === communityId && row.eventId === eventId)) kept.delete(name)
    }
  }

  return {
    async open(parts, address) {
      following ??= service.changes.follow(onChange).catch(error => {
        following = undefined
        throw error
      })
      await following
      await service.changes.settled()
      const name = `${parts.event}/${parts.purpose}/${parts.playerId ?? ''}/${parts.token}`
      const found = kept.get(name)
      if (found) return found
      const endedBefore = ended
      const link = await verify(parts, address)
      // A generation that was raised while this one was read is not undone.
      if (link && ended === endedBefore) keep(name, link)
      return link
    },
  }

  function keep(name: string, link: OpenedLink): void {
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(name, link)
  }
}
