/** A draft of this tab outlives a reload; it is forgotten when it is saved, discarded, or its reader logs out. */
import type { BoardDraft, Detail } from './boardDraft.ts'

/** A draft says what it began from: what somebody else changes meanwhile is theirs, or asked about. */
export type Begun = { readonly draft: BoardDraft; readonly from: Detail }

const nameOf = ({ leaderboardId }: Detail) => `caddiemaster-board-${leaderboardId}`

/** The draft of this leaderboard that was not saved. */
export function keptDraft(detail: Detail): Begun | undefined {
  const text = sessionStorage.getItem(nameOf(detail))
  return text === null ? undefined : JSON.parse(text)
}

/** Keeps a draft, or forgets it. */
export function keepDraft(detail: Detail, begun: Begun | undefined): void {
  if (begun) sessionStorage.setItem(nameOf(detail), JSON.stringify(begun))
  else sessionStorage.removeItem(nameOf(detail))
}
