const keptMilliseconds = 1000
const mostKept = 10_000

export type KeptForASecond<T> = {
  /** What was loaded for `key` within the last second, else what `load` gives now. A load that fails is not kept. */
  readonly get: (key: string, load: () => Promise<T>) => Promise<T>
  readonly forget: (key: string) => void
}

/** Keeps answers for one second: as long as it may take until a login that has ended is refused on every server. */
export function keptForASecond<T>(): KeptForASecond<T> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<T> }>()
  return {
    get(key, load) {
      // The age of an entry is real time, whatever clock the service is given.
      const time = performance.now()
      const known = kept.get(key)
      if (known && known.until > time) return known.value
      const value = load()
      if (kept.size > mostKept) kept.clear()
      kept.set(key, { until: time + keptMilliseconds, value })
      value.catch(() => kept.delete(key))
      return value
    },
    forget: key => void kept.delete(key),
  }
}
