import { useCallback, useState } from 'preact/hooks'
import type { SettingsSchema } from '../../../rules/formats/settings.ts'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Choose, Field } from '../../ui/Field.tsx'
import { useLeaveGuard } from '../../ui/router.tsx'
import { SettingsForm } from '../../ui/SettingsForm.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Effects, usePreviews } from '../frame/Effects.tsx'
import { sendOrTheirs } from '../frame/orTheirs.ts'
import { useEvent } from '../frame/useEvent.ts'
import { type BoardForm, formOf, formWith, patchOf } from './boardForm.ts'
import type { Words } from './Leaderboards.tsx'
import { partInWords } from './partInWords.ts'

type BoardEditorProps = {
  readonly detail: Reply<'getLeaderboard'>
  readonly formats: Reply<'listFormats'>
  readonly words: Words
}

/** The settings of one leaderboard: those of its format are drawn from their schema; nothing is written before it is saved. */
export function BoardEditor({ detail, formats, words }: BoardEditorProps) {
  const { rounds } = useEvent()
  // A draft says what it began from: what somebody else changes meanwhile is theirs, or asked about.
  const [draft, setDraft] = useState<{ readonly form: BoardForm; readonly from: typeof detail } | undefined>()
  const [reason, setReason] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const from = draft?.from ?? detail
  const form = draft?.form ?? formOf(detail)
  const patch = patchOf(from, form)
  const set = (change: Partial<BoardForm>) => setDraft({ form: { ...form, ...change }, from })
  const format = formats.find(one => one.id === form.format)
  const params = { eventId: detail.eventId, leaderboardId: detail.leaderboardId }
  const isDirty = patch !== undefined
  useLeaveGuard(useCallback(() => (isDirty ? words.lost : undefined), [isDirty]))
  const deed = useDeed(async () => {
    if (!patch) return
    const input = { params, body: { ...patch, ...(reason !== '' && { reason }) } }
    await sendOrTheirs('updateLeaderboard', input, ({ pointer, present }) => {
      const facts = { formats, schema: format?.settings as SettingsSchema | undefined, words }
      const mine = partInWords(pointer, form, facts)
      return {
        what: mine.what,
        theirs: partInWords(pointer, formWith(from, pointer, present), facts).value,
        mine: mine.value,
      }
    })
    setDraft(undefined)
    setReason('')
  })
  // What would be saved is tried out, so that money above the purse is seen before it is promised.
  const looked = usePreviews(
    'updateLeaderboard',
    patch ? [{ params, body: { ...patch, reason: reason === '' ? 'preview' : reason } }] : [],
  )
  const warnings = looked.told?.[0]?.reply.warnings ?? detail.warnings
  const asksReason = detail.cards > 0 && patch !== undefined && Object.keys(patch).some(one => one !== 'name')
  const settingErrors = Object.fromEntries(
    Object.keys((format?.settings as SettingsSchema | undefined)?.properties ?? {}).flatMap(name => {
      const error = deed.errorAt(`/settings/format/to/${name}`) ?? deed.errorAt(`/settings/format/${name}`)
      return error === undefined ? [] : [[name, error]]
    }),
  )
  return (
    <DeedForm class="form" deed={deed}>
      {!isDirty &&
        detail.warnings.map(one => (
          <p class="banner" key={one}>
            {one}
          </p>
        ))}
      <section class="panel padded">
        <Field
          label={words.name}
          value={form.name}
          onInput={name => set({ name })}
          required
          maxLength={120}
          error={deed.errorAt('/name')}
        />
        <Choose
          label={words.format}
          hint={format?.description ?? words.formatHint}
          value={form.format}
          options={formats.map(one => ({ value: one.id, words: one.name }))}
          onChoose={id => set({ format: id, values: {} })}
          error={deed.errorAt('/format')}
        />
        <p class="quiet small">
          {detail.flights.length > 0
            ? words.flights(detail.flights.map(one => `${one.name} (${one.members})`).join(', '))
            : words.noFlights}
        </p>
      </section>
      {format && Object.keys((format.settings as SettingsSchema).properties).length > 0 && (
        <section class="panel padded">
          <h2>{words.settings}</h2>
          <SettingsForm
            schema={format.settings as SettingsSchema}
            values={form.values}
            onChange={values => set({ values })}
            errors={settingErrors}
            words={words}
          />
        </section>
      )}
      <section class="panel padded">
        <h2>{words.counts}</h2>
        {rounds.length > 1 && (
          <>
            <Field
              label={words.rounds}
              hint={words.roundsHint}
              look="narrow"
              value={form.rounds}
              onInput={value => set({ rounds: value })}
              error={deed.errorAt('/settings/rounds')}
            />
            <Field
              label={words.best}
              hint={words.bestHint}
              type="number"
              look="narrow"
              min={1}
              max={rounds.length}
              value={form.best}
              onInput={best => set({ best })}
            />
          </>
        )}
        <Choose
          label={words.ties}
          value={form.ties}
          options={[
            ...Object.entries(words.tieMethods).map(([value, label]) => ({ value, words: label })),
            ...(form.ties === 'own' ? [{ value: 'own', words: words.ownTies }] : []),
          ]}
          onChoose={ties => set({ ties })}
        />
        {rounds.length > 1 && (
          <>
            <Field
              label={`${words.cut}: ${words.cutAfter}`}
              type="number"
              look="narrow"
              min={1}
              max={rounds.length - 1}
              value={form.cutAfter}
              onInput={cutAfter => set({ cutAfter })}
            />
            <Field
              label={`${words.cut}: ${words.cutLow}`}
              hint={words.cutHint}
              type="number"
              look="narrow"
              min={1}
              max={5000}
              value={form.cutLow}
              onInput={cutLow => set({ cutLow })}
              error={deed.errorAt('/settings/cuts')}
            />
          </>
        )}
      </section>
      <section class="panel padded">
        <h2>{words.prizes}</h2>
        <Field label={words.fee} look="narrow" value={form.fee} onInput={fee => set({ fee })} />
        <Field label={words.added} look="narrow" value={form.added} onInput={added => set({ added })} />
        <Choose
          label={words.table}
          value={form.table}
          options={[
            { value: '', words: words.noTable },
            ...Object.entries(words.tables).map(([value, label]) => ({ value, words: label })),
            ...(form.table === 'own' ? [{ value: 'own', words: words.ownTable }] : []),
          ]}
          onChoose={table => set({ table })}
          error={deed.errorAt('/settings/payouts')}
        />
        {isDirty &&
          warnings.map(one => (
            <p class="banner" role="status" key={one}>
              {one}
            </p>
          ))}
      </section>
      {asksReason && (
        <section class="panel padded">
          <Field
            label={words.reason}
            hint={words.reasonHint(detail.cards)}
            value={reason}
            onInput={setReason}
            required
            maxLength={500}
            error={deed.errorAt('/reason')}
          />
        </section>
      )}
      {isDirty && <Effects {...looked} />}
      {deed.error}
      <footer class="apply">
        <button type="button" class="button plain harm" onClick={() => setRemoving(true)}>
          {words.remove}
        </button>
        <span>{isDirty && words.unsaved}</span>
        <span class="end">
          {isDirty && (
            <button type="button" class="button" onClick={() => setDraft(undefined)}>
              {words.discard}
            </button>
          )}
          <button type="submit" class="button lead" disabled={!isDirty || deed.busy}>
            {words.save}
          </button>
        </span>
      </footer>
      {isRemoving && <Remove detail={detail} words={words} onClose={() => setRemoving(false)} />}
    </DeedForm>
  )
}

function Remove({
  detail,
  words,
  onClose,
}: Pick<BoardEditorProps, 'detail' | 'words'> & { readonly onClose: () => void }) {
  const deed = useDeed(async () => {
    await call('deleteLeaderboard', { params: { eventId: detail.eventId, leaderboardId: detail.leaderboardId } })
    onClose()
  })
  return (
    <DeedDialog title={words.removeTitle(detail.name)} submit={words.remove} harm deed={deed} onClose={onClose}>
      <p>{words.removeWhat}</p>
    </DeedDialog>
  )
}
