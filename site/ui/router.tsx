/** Addresses as state: which screen is open, its ids, and what the query chooses. */
import type { ComponentChildren } from 'preact'
import { useCallback, useEffect } from 'preact/hooks'
import { type ConsoleScreen, pathOf, type ScreenParams, screenOf } from '../../contract/site/consoleScreens.ts'
import { createStore, useStore } from './store.ts'

export type Place = {
  readonly screen: ConsoleScreen | undefined
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

const place = createStore<Place>(placeNow())
/** What would be lost by leaving, in words; undefined when nothing would. */
let unsaved: (() => string | undefined) | undefined
/** Where the browser goes for good: a new version of the console is loaded with the next page. */
let isOld = false

addEventListener('popstate', () => place.set(placeNow()))
addEventListener('beforeunload', event => unsaved?.() !== undefined && event.preventDefault())

function placeNow(): Place {
  return { params: {}, screen: undefined, ...screenOf(location.pathname), query: new URLSearchParams(location.search) }
}

/** The screen that is open; the component is drawn anew when it changes. */
export function usePlace(): Place {
  return useStore(place)
}

/** From the next page on the browser loads the console anew: the server has another version. */
export function loadAnew(): void {
  isOld = true
}

/** Opens a path of the console, unless the reader stays because something would be lost. */
export function go(path: string): void {
  const lost = unsaved?.()
  if (lost !== undefined && !confirm(lost)) return
  unsaved = undefined
  if (isOld) {
    location.assign(path)
    return
  }
  history.pushState(null, '', path)
  place.set(placeNow())
  scrollTo(0, 0)
}

/** Asks before this screen is left while `lost` says that something would be lost. */
export function useLeaveGuard(lost: () => string | undefined): void {
  useEffect(() => {
    unsaved = lost
    return () => {
      if (unsaved === lost) unsaved = undefined
    }
  }, [lost])
}

/** A choice that stands in the address, so that a link in a mail opens the same thing. `usual` is not written. */
export function useChoice<T extends string>(name: string, usual: T): readonly [T, (value: T) => void] {
  const { query } = usePlace()
  const choose = useCallback(
    (value: T) => {
      const changed = new URLSearchParams(location.search)
      if (value === usual) changed.delete(name)
      else changed.set(name, value)
      history.replaceState(null, '', `${location.pathname}${changed.size > 0 ? `?${changed}` : ''}`)
      place.set(placeNow())
    },
    [name, usual],
  )
  return [(query.get(name) as T | null) ?? usual, choose]
}

type LinkProps<S extends ConsoleScreen> = {
  readonly to: S
  readonly params: ScreenParams<S>
  readonly query?: string
  readonly class?: string
  /** What it is called where its words alone do not say it. */
  readonly label?: string
  readonly current?: boolean
  readonly children: ComponentChildren
}

/** A link to a screen; with a modifier or the middle button the browser does what it does with links. */
export function Link<S extends ConsoleScreen>({
  to,
  params,
  query,
  class: look,
  label,
  current,
  children,
}: LinkProps<S>) {
  const path = `${pathOf(to, params)}${query === undefined ? '' : `?${query}`}`
  return (
    <a
      href={path}
      class={look}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        go(path)
      }}
    >
      {children}
    </a>
  )
}
