import { useCallback, useState } from 'preact/hooks'
import type { SettingsSchema } from '../../../rules/formats/settings.ts'
import type { Reply } from '../../ui/call.ts'
import { useLeaveGuard } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { usePreviews } from '../frame/Effects.tsx'
import { sendOrTheirs } from '../frame/orTheirs.ts'
import { type BoardForm, formOf, formWith, patchOf } from './boardForm.ts'
import type { Words } from './Leaderboards.tsx'
import { partInWords } from './partInWords.ts'

export type BoardDraft = ReturnType<typeof useBoardDraft>

/** The settings of a leaderboard as they are being changed, what saving them would do, and the saving. */
export function useBoardDraft(detail: Reply<'getLeaderboard'>, formats: Reply<'listFormats'>, words: Words) {
  // A draft says what it began from: what somebody else changes meanwhile is theirs, or asked about.
  const [draft, setDraft] = useState<{ readonly form: BoardForm; readonly from: typeof detail } | undefined>()
  const [reason, setReason] = useState('')
  const from = draft?.from ?? detail
  const form = draft?.form ?? formOf(detail)
  const patch = patchOf(from, form)
  const format = formats.find(one => one.id === form.format)
  const schema = format?.settings as SettingsSchema | undefined
  const params = { eventId: detail.eventId, leaderboardId: detail.leaderboardId }
  const isDirty = patch !== undefined
  useLeaveGuard(useCallback(() => (isDirty ? words.lost : undefined), [isDirty]))
  const deed = useDeed(async () => {
    if (!patch) return
    const input = { params, body: { ...patch, ...(reason !== '' && { reason }) } }
    await sendOrTheirs('updateLeaderboard', input, ({ pointer, present }) => {
      const facts = { formats, schema, words }
      const mine = partInWords(pointer, form, facts)
      const theirs = partInWords(pointer, formWith(from, pointer, present), facts).value
      return { what: mine.what, theirs, mine: mine.value }
    })
    setDraft(undefined)
    setReason('')
  })
  // What would be saved is tried out, so that money above the purse is seen before it is promised.
  const looked = usePreviews(
    'updateLeaderboard',
    patch ? [{ params, body: { ...patch, reason: reason === '' ? 'preview' : reason } }] : [],
  )
  return {
    form,
    format,
    schema,
    isDirty,
    deed,
    looked,
    warnings: looked.previews?.[0]?.reply.warnings ?? detail.warnings,
    /** Cards have been counted by the settings that change. */
    asksReason: detail.cards > 0 && patch !== undefined && Object.keys(patch).some(one => one !== 'name'),
    reason,
    setReason,
    set: (change: Partial<BoardForm>) => setDraft({ form: { ...form, ...change }, from }),
    discard: () => setDraft(undefined),
  }
}
