import { useState } from 'preact/hooks'
import { type BoardDraft, type Detail, draftOf, patchOf } from './boardDraft.ts'
import { keepDraft, keptDraft } from './keptDraft.ts'

/** The draft of a leaderboard, what it began from, and what would be sent; it outlives a reload of this tab. */
export function useKeptDraft(detail: Detail) {
  const [begun, setBegun] = useState(() => keptDraft(detail))
  const from = begun?.from ?? detail
  const draft = begun?.draft ?? draftOf(detail)
  return {
    from,
    draft,
    patch: patchOf(from, draft),
    /** With undefined the draft is forgotten. */
    change(next: BoardDraft | undefined) {
      const kept = next && { draft: next, from }
      setBegun(kept)
      keepDraft(detail, kept && patchOf(from, kept.draft) ? kept : undefined)
    },
  }
}
