/** Limits per minute, counted in this process: every server of an installation counts for itself. */

export type Limit = {
  /** Counts one, or `cost`; tells how many are left and how many seconds the minute still has. */
  readonly take: (key: string, cost?: number) => Remaining
  /** Takes back one that was counted. */
  readonly giveBack: (key: string) => void
  /** Looks without counting. */
  readonly look: (key: string) => Remaining
}

export type Remaining = { readonly allowed: boolean; readonly left: number; readonly seconds: number }

/** At most `most` a minute for each key; minutes begin with the first request of a key. */
export function createLimit(most: number, milliseconds: () => number): Limit {
  const counts = new Map<string, { began: number; count: number }>()
  const entry = (key: string) => {
    const now = milliseconds()
    const known = counts.get(key)
    if (known && now - known.began < 60_000) return known
    if (counts.size > 100_000) for (const [other, { began }] of counts) if (now - began >= 60_000) counts.delete(other)
    const fresh = { began: now, count: 0 }
    counts.set(key, fresh)
    return fresh
  }
  const remaining = ({ began, count }: { began: number; count: number }): Remaining => ({
    allowed: count <= most,
    left: Math.max(0, most - count),
    seconds: Math.max(1, Math.ceil((began + 60_000 - milliseconds()) / 1000)),
  })
  return {
    take(key, cost = 1) {
      const counted = entry(key)
      counted.count += Math.min(cost, most)
      return remaining(counted)
    },
    giveBack(key) {
      const counted = counts.get(key)
      if (counted && counted.count > 0) counted.count -= 1
    },
    look(key) {
      const { began, count } = entry(key)
      return remaining({ began, count: count + 1 })
    },
  }
}

/** A limit of `most` in so many minutes for each server: several may run in one process, and each counts for itself. */
export function limitOf(most: number, minutes = 1): (server: object) => Limit {
  const limits = new WeakMap<object, Limit>()
  return server => {
    const known = limits.get(server) ?? createLimit(most, () => performance.now() / minutes)
    limits.set(server, known)
    return known
  }
}
