import { useCallback, useRef, useState } from 'preact/hooks'
import type { SettingsSchema } from '../../../rules/formats/settings.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { useLeaveGuard } from '../../ui/router.tsx'
import { type Deed, useDeed } from '../../ui/useDeed.tsx'
import { type PreviewResult, usePreviews } from '../frame/Effects.tsx'
import { sendOrTheirs } from '../frame/orTheirs.ts'
import { isClosed, useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import type { Words } from './BoardForm.tsx'
import { type BoardDraft, type Detail, draftWith, type patchOf } from './boardDraft.ts'
import { partInWords } from './partInWords.ts'
import { sidesOf } from './sidesOf.ts'
import { tidied } from './tieSteps.ts'
import { useKeptDraft } from './useKeptDraft.ts'
import { withValue } from './valueAt.ts'

export type DraftOfBoard = ReturnType<typeof useBoardDraft>

/** A leaderboard as it is being changed, how it would stand, what else would follow, and the saving. */
export function useBoardDraft(detail: Detail, formats: Reply<'listFormats'>, words: Words) {
  const { from, draft, patch, change } = useKeptDraft(detail)
  const [reason, setReason] = useState('')
  const params = { eventId: detail.eventId, leaderboardId: detail.leaderboardId }
  const now = useQuery('getStandings', { params }).data
  const schema = formats.find(one => one.id === draft.format)?.settings as SettingsSchema | undefined
  const sides = sidesOf(now, words)
  const isDirty = patch !== undefined
  useLeaveGuard(useCallback(() => (isDirty ? words.lost : undefined), [isDirty]))
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
  const { looked, next } = useTried(detail, patch, reason, now?.version)
  return {
    from,
    draft,
    schema,
    sides,
    isDirty,
    deed,
    looked,
    now,
    next,
    /** Cards have been counted by the settings that change. */
    asksReason: detail.cards > 0 && patch !== undefined && Object.keys(patch).some(one => one !== 'name'),
    reason,
    setReason,
    ...errorsOf(deed, looked),
    ...writersOf(draft, next => {
      deed.forget()
      change(next)
    }),
  }
}

/** What would be saved, tried out, so that who wins and what it costs is seen before it is promised; again when cards come in. */
function useTried(
  { eventId, leaderboardId }: Detail,
  patch: ReturnType<typeof patchOf>,
  reason: string,
  version: string | undefined,
) {
  const open = useEvent()
  const body = { ...patch, reason: reason || 'preview' }
  // Without a change too: what parts a tie is told here alone. Whoever may not change it reads the standings.
  const isTried = patch !== undefined || (mayIn(open.setup.communityId, 'event.edit') && !isClosed(open))
  const looked = usePreviews(
    'updateLeaderboard',
    isTried ? [{ params: { eventId, leaderboardId }, query: { standings: true }, body }] : [],
    version,
  )
  const last = useRef(looked.previews?.[0]?.reply)
  // A draft that is thrown away leaves nothing behind.
  last.current = looked.previews?.[0]?.reply ?? (patch && last.current)
  return {
    looked,
    /** The leaderboard as it would be; undefined until that is known. */
    next: last.current,
  }
}

/** How the parts of the form write. */
function writersOf(draft: BoardDraft, change: (next: BoardDraft | undefined) => void) {
  return {
    setDraft: (part: Partial<BoardDraft>) => change({ ...draft, ...part }),
    set(pointer: string, value: unknown) {
      const settings = withValue(draft.settings, pointer, value)
      change({ ...draft, settings: withValue(settings, '/ties', tidied(settings.ties)) })
    },
    discard: () => change(undefined),
  }
}

/** What is wrong where: as it was said when it was sent, else when it was tried out. */
function errorsOf(deed: Deed, { errors = [] }: PreviewResult<'updateLeaderboard'>) {
  return {
    errorAt: (pointer: string) =>
      placesOf(pointer)
        .map(place => deed.errorAt(place) ?? errors.find(one => one.pointer === place)?.message)
        .find(message => message !== undefined),
    /** What is wrong at a pointer or below it, as it was tried out. */
    errorIn: (pointer: string) =>
      errors.find(one => placesOf(pointer).some(place => `${one.pointer}/`.startsWith(`${place}/`)))?.message,
  }
}

/** A change is sent as `from` and `to`, and refused by either name: `/settings/cuts/0` or `/settings/cuts/to/0`. */
function placesOf(pointer: string): readonly string[] {
  const [, first = '', name = '', ...inside] = pointer.split('/')
  return first === 'settings' ? [pointer, ['', first, name, 'to', ...inside].join('/')] : [pointer]
}
