import { useCallback, useRef, useState } from 'preact/hooks'
import type { SettingsSchema } from '../../../rules/formats/settings.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { useLeaveGuard } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { usePreviews } from '../frame/Effects.tsx'
import { sendOrTheirs } from '../frame/orTheirs.ts'
import type { Words } from './BoardForm.tsx'
import { type BoardDraft, type Detail, draftOf, draftWith, patchOf } from './boardDraft.ts'
import { keepDraft, keptDraft } from './keptDraft.ts'
import { partInWords } from './partInWords.ts'
import { sidesOf } from './sidesOf.ts'
import { tidied } from './tieSteps.ts'
import { withValue } from './valueAt.ts'

export type DraftOfBoard = ReturnType<typeof useBoardDraft>

/** A leaderboard as it is being changed, how it would stand, what else would follow, and the saving. */
export function useBoardDraft(detail: Detail, formats: Reply<'listFormats'>, words: Words) {
  const [begun, setBegun] = useState(() => keptDraft(detail))
  const [reason, setReason] = useState('')
  const params = { eventId: detail.eventId, leaderboardId: detail.leaderboardId }
  const now = useQuery('getStandings', { params })
  const from = begun?.from ?? detail
  const draft = begun?.draft ?? draftOf(detail)
  const patch = patchOf(from, draft)
  const schema = formats.find(one => one.id === draft.format)?.settings as SettingsSchema | undefined
  const sides = sidesOf(now.data, words)
  const isDirty = patch !== undefined
  useLeaveGuard(useCallback(() => (isDirty ? words.lost : undefined), [isDirty]))
  const change = (next: BoardDraft | undefined) => {
    const kept = next && { draft: next, from }
    deed.forget()
    setBegun(kept)
    keepDraft(detail, kept && patchOf(from, kept.draft) ? kept : undefined)
  }
  const deed = useDeed(async () => {
    if (!patch) return
    const input = { params, body: { ...patch, ...(reason !== '' && { reason }) } }
    await sendOrTheirs('updateLeaderboard', input, ({ pointer, present }) => {
      const facts = { formats, schema, sides, words }
      const mine = partInWords(pointer, draft, facts)
      const theirs = partInWords(pointer, draftWith(from, pointer, present), facts).value
      return { what: mine.what, theirs, mine: mine.value }
    })
    change(undefined)
    setReason('')
  })
  // What would be saved is tried out, so that who wins and what it costs is seen before it is promised.
  const looked = usePreviews(
    'updateLeaderboard',
    patch ? [{ params, query: { standings: true }, body: { ...patch, reason: reason || 'preview' } }] : [],
    now.data?.version,
  )
  const last = useRef(looked.previews?.[0]?.reply)
  last.current = isDirty ? (looked.previews?.[0]?.reply ?? last.current) : undefined
  const wrong = looked.errors?.filter(({ pointer }) => pointer !== '/reason') ?? []
  return {
    from,
    draft,
    schema,
    sides,
    isDirty,
    deed,
    looked,
    now: now.data,
    /** As it would be; undefined until that is known. */
    next: last.current,
    /** Cards have been counted by the settings that change. */
    asksReason: detail.cards > 0 && patch !== undefined && Object.keys(patch).some(one => one !== 'name'),
    reason,
    setReason,
    /** What is wrong at a pointer, as it was said when it was sent, else when it was tried out. */
    errorAt: (pointer: string) =>
      placesOf(pointer)
        .map(place => deed.errorAt(place) ?? wrong.find(one => one.pointer === place)?.message)
        .find(message => message !== undefined),
    /** Whether something is wrong at a pointer or below it. */
    hasErrorIn: (pointer: string) =>
      wrong.some(one => placesOf(pointer).some(place => `${one.pointer}/`.startsWith(`${place}/`))),
    setDraft: (part: Partial<BoardDraft>) => change({ ...draft, ...part }),
    set(pointer: string, value: unknown) {
      const settings = withValue(draft.settings, pointer, value)
      change({ ...draft, settings: withValue(settings, '/ties', tidied(settings.ties)) })
    },
    discard: () => change(undefined),
  }
}

/** A change is sent as `from` and `to`, and refused by either name: `/settings/cuts/0` or `/settings/cuts/to/0`. */
function placesOf(pointer: string): readonly string[] {
  const [, first = '', name = '', ...inside] = pointer.split('/')
  return first === 'settings' ? [pointer, ['', first, name, 'to', ...inside].join('/')] : [pointer]
}
