/** The parts of the form of a leaderboard. */
import type { Reply } from '../../ui/call.ts'
import { Choose, Field } from '../../ui/Field.tsx'
import { SettingsForm } from '../../ui/SettingsForm.tsx'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './Leaderboards.tsx'
import type { BoardDraft } from './useBoardDraft.ts'

type PartProps = { readonly draft: BoardDraft; readonly words: Words }
type FormatPartProps = PartProps & {
  readonly detail: Reply<'getLeaderboard'>
  readonly formats: Reply<'listFormats'>
}

/** Its name and its format. */
export function FormatPart({ draft: { form, format, set, deed }, detail, formats, words }: FormatPartProps) {
  return (
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
          ? words.flights({ names: detail.flights.map(one => `${one.name} (${one.members})`).join(', ') })
          : words.noFlights}
      </p>
    </section>
  )
}

/** The settings of its format, drawn from their schema. */
export function SettingsPart({ draft: { form, schema, set, deed }, words }: PartProps) {
  const names = Object.keys(schema?.properties ?? {})
  const errors = Object.fromEntries(
    names.flatMap(name => {
      const error = deed.errorAt(`/settings/format/to/${name}`) ?? deed.errorAt(`/settings/format/${name}`)
      return error === undefined ? [] : [[name, error]]
    }),
  )
  if (!schema || names.length === 0) return null
  return (
    <section class="panel padded">
      <h2>{words.settings}</h2>
      <SettingsForm {...{ schema, errors, words }} values={form.values} onChange={values => set({ values })} />
    </section>
  )
}

/** Which rounds count, how ties are broken, and the cut. */
export function CountsPart({ draft: { form, set, deed }, words }: PartProps) {
  const { rounds } = useEvent()
  const isMulti = rounds.length > 1
  return (
    <section class="panel padded">
      <h2>{words.counts}</h2>
      {isMulti && (
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
      {isMulti && (
        <CutFields {...{ form, set, words }} most={rounds.length - 1} error={deed.errorAt('/settings/cuts')} />
      )}
    </section>
  )
}

type CutFieldsProps = Pick<BoardDraft, 'form' | 'set'> & {
  /** The last round after which there can be a cut. */
  readonly most: number
  readonly error: string | undefined
  readonly words: Words
}

function CutFields({ form, set, most, error, words }: CutFieldsProps) {
  return (
    <>
      <Field
        label={`${words.cut}: ${words.cutAfter}`}
        type="number"
        look="narrow"
        min={1}
        max={most}
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
        error={error}
      />
    </>
  )
}

/** The purse and how it is shared. */
export function PrizesPart({ draft: { form, set, deed, isDirty, warnings }, words }: PartProps) {
  return (
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
  )
}
