/** Steps of the log that can be taken back: which is mine and the last, and what it was in my words. */

export type LoggedStep = {
  readonly actor: string
  readonly kind: string
  readonly step?: string
  readonly undoneBy?: string
}

export type Undoable = {
  /** My last step that stands. */
  readonly undo: LoggedStep | undefined
  /** My last step back, where nothing of mine came after it. */
  readonly redo: LoggedStep | undefined
}

/** What `actor` can take back now. `entries`: of the log, the newest first. A step back is undone by going forward again. */
export function undoable(entries: readonly LoggedStep[], actor: string): Undoable {
  const backwards = new Set(entries.flatMap(one => one.undoneBy ?? []))
  const mine = entries.filter(one => one.actor === actor && one.step !== undefined)
  const standing = mine.filter(one => one.undoneBy === undefined)
  const undo = standing.find(one => !backwards.has(one.step ?? ''))
  const [last] = standing
  return { undo, redo: last && backwards.has(last.step ?? '') ? last : undefined }
}

const kept = 'caddiemaster-steps'
const most = 60

/** Keeps the words of a step for the undo, also over a reload of this tab. */
export function rememberStep(step: string, words: string): void {
  sessionStorage.setItem(kept, JSON.stringify([...remembered(), [step, words]].slice(-most)))
}

/** The words of a step that this tab made. */
export function wordsOfStep(step: string): string | undefined {
  return remembered().find(([one]) => one === step)?.[1]
}

function remembered(): readonly (readonly [step: string, words: string])[] {
  return JSON.parse(sessionStorage.getItem(kept) ?? '[]')
}
