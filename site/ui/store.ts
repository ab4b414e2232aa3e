import { useEffect, useReducer } from 'preact/hooks'

/** One value that several parts of the page show. */
export type Store<T> = {
  readonly get: () => T
  readonly set: (value: T) => void
  /** Calls back after each change; answers how to stop it. */
  readonly follow: (listener: () => void) => () => void
}

/** A store that holds `first` until something else is set. */
export function createStore<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of a store; the component is drawn again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [, again] = useReducer((count: number) => count + 1, 0)
  const shown = store.get()
  useEffect(() => {
    // It may have changed between drawing and this.
    if (!Object.is(store.get(), shown)) again(0)
    return store.follow(() => again(0))
  }, [store])
  return shown
}
