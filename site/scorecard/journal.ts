/**
 * Taps from the moment of the touch until they are in the store. The store answers some milliseconds later, and a page that is
 * left in between would lose the tap; this is written before the touch has an effect on the screen.
 */
import { type NewTap, type Store, storeTap } from './store.ts'

const prefix = 'caddiemaster tap '
let jots = 0

/** Writes the tap down at once. A browser that has no room for it may still have some in the store. */
export function jotDown(tap: NewTap): void {
  jots += 1
  try {
    localStorage.setItem(prefix + tap.entryId, JSON.stringify({ ...tap, jots, at: performance.timeOrigin }))
  } catch {}
}

/** The tap is in the store, or the person knows that it is not. */
export function strikeOut(entryId: string): void {
  try {
    localStorage.removeItem(prefix + entryId)
  } catch {}
}

/** Brings what an earlier page wrote down into the store, in the order of the touches. */
export async function drainJournal(store: Store): Promise<void> {
  for (const tap of jotted()) {
    await storeTap(store, tap)
    strikeOut(tap.entryId)
  }
}

type Line = NewTap & { readonly jots: number; readonly at: number }

function jotted(): readonly NewTap[] {
  try {
    const lines = Object.keys(localStorage)
      .filter(key => key.startsWith(prefix))
      .map(key => JSON.parse(localStorage.getItem(key) ?? '') as Line)
    return lines.sort((a, b) => a.at - b.at || a.jots - b.jots).map(({ jots: _, at: _at, ...tap }) => tap)
  } catch {
    return []
  }
}
