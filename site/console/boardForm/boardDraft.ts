/** A leaderboard as its form has it, and what has to be sent when it is changed. Pure. */
import type { InputOf, Reply } from '../../ui/call.ts'
import { isAlike, withValue } from './valueAt.ts'

export type Detail = Reply<'getLeaderboard'>
export type Settings = Detail['settings']
type BoardPatch = NonNullable<InputOf<'updateLeaderboard'>['body']>

/** What the form changes; a setting that is left out is as usual. */
export type BoardDraft = { readonly name: string; readonly format: string; readonly settings: Settings }

/** The draft of a leaderboard with what it has now. */
export function draftOf({ name, format, settings }: Detail): BoardDraft {
  return { name, format, settings }
}

/** The draft as it would be with another value of one part, by its JSON pointer. */
export function draftWith(detail: Detail, pointer: string, value: unknown): BoardDraft {
  const draft = draftOf(detail)
  const [, first = '', name = ''] = pointer.split('/')
  if (first !== 'settings') return { ...draft, [first]: String(value) }
  return { ...draft, settings: withValue(draft.settings, `/${name}`, value ?? undefined) }
}

/** What is sent for a draft: only what differs, with what it was; undefined when nothing does. */
export function patchOf(detail: Detail, draft: BoardDraft): BoardPatch | undefined {
  const keys = [...new Set([...Object.keys(detail.settings), ...Object.keys(draft.settings)])] as (keyof Settings)[]
  const settings = Object.fromEntries(
    keys.flatMap(key => {
      const [from, to] = [detail.settings[key], draft.settings[key]]
      return isAlike(from, to) ? [] : [[key, { from: from ?? null, to: to ?? null }]]
    }),
  )
  const patch = {
    ...(draft.name !== detail.name && { name: { from: detail.name, to: draft.name } }),
    ...(draft.format !== detail.format && { format: { from: detail.format, to: draft.format } }),
    ...(Object.keys(settings).length > 0 && { settings }),
  }
  return Object.keys(patch).length > 0 ? (patch as BoardPatch) : undefined
}
