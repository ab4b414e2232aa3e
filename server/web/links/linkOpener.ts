import { type AdmissionLimits, createAdmission } from '../../kernel/http/admission.ts'
import { createLimit } from '../../kernel/http/limit.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { type LinkParts, type OpenedLink, verifyLink } from './link.ts'
import { createLinkCache } from './linkCache.ts'

export type Tried = {
  /** What the link opens; undefined when it opens nothing. */
  readonly link: OpenedLink | undefined
  /** How long the address should wait before it tries another one, after too many wrong ones. */
  readonly waitSeconds: number | undefined
}

export type LinkOpener = {
  /** Opens a link; `undefined` parts are an address that cannot be one. `isFresh`: a link that was ended this moment is not good any more. */
  readonly open: (parts: LinkParts | undefined, address: string, isFresh?: 'fresh') => Promise<Tried>
}

const mostWrongLinksPerMinute = 300
/** Links that were not seen yet are looked up beside each other, so that wrong ones take a few connections at most. */
const unseen: AdmissionLimits = {
  atOnce: 4,
  readsAtOnce: 4,
  patienceMs: { read: 5000, write: 5000 },
  mostWaiting: 1000,
}
/** The same for addresses that tried many wrong ones: a whole club may be behind one, and its good links must open. */
const suspected: AdmissionLimits = { ...unseen, atOnce: 1, readsAtOnce: 1, mostWaiting: 200 }

const byService = new WeakMap<Service, LinkOpener>()

/**
 * Opens links for pages and phones of one server, so that wrong tries are counted together. A good link always opens: only
 * wrong ones count, and an address with too many of them is answered more slowly and told to wait.
 */
export function linkOpener(service: Service): LinkOpener {
  const existing = byService.get(service)
  if (existing) return existing
  const wrong = createLimit(mostWrongLinksPerMinute, () => performance.now())
  const lookups = { usual: createAdmission(unseen), suspected: createAdmission(suspected) }
  const links = createLinkCache(service, (parts, address) => {
    const isSuspected = !wrong.look(address).allowed
    return lookups[isSuspected ? 'suspected' : 'usual'].run('read', () => verifyLink(service, parts))
  })
  const made: LinkOpener = {
    async open(parts, address, isFresh) {
      const { allowed, seconds } = wrong.look(address)
      const waitSeconds = allowed ? undefined : seconds
      try {
        const kept = parts && (await links.open(parts, address))
        const link = kept && isFresh ? await verifyLink(service, parts) : kept
        if (link) return { link, waitSeconds: undefined }
      } catch (error) {
        if (allowed || !(error instanceof Refusal)) throw error
        return { link: undefined, waitSeconds }
      }
      wrong.take(address)
      return { link: undefined, waitSeconds }
    },
  }
  byService.set(service, made)
  return made
}
