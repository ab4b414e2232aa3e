import { useCallback, useState } from 'preact/hooks'
import type { LengthUnit } from '../../../contract/site/lengthIn.ts'
import { call } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Check, Field } from '../../ui/Field.tsx'
import { PasteForm } from '../../ui/PasteForm.tsx'
import { useLeaveGuard } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { usePastedText } from '../../ui/usePastedText.ts'
import { dayOf } from '../../ui/words.ts'
import { Checks, type CourseDetail, type Words } from './Course.tsx'
import type { Table } from './completeTees.ts'
import { TeeTable } from './TeeTable.tsx'
import { type CourseWriting, useCourseWriting } from './useCourseWriting.ts'

type PasteCourseProps = {
  readonly words: Words
  readonly communityId: string
  /** The course that the new one takes the place of. */
  readonly replaced: CourseDetail | undefined
}

/** A course from a table that was copied elsewhere: read, looked at, and only then written. */
export function PasteCourse({ words, communityId, replaced }: PasteCourseProps) {
  const [text, setText] = useState('')
  const [table, setTable] = useState<Table | undefined>()
  const writing = useCourseWriting({ communityId, replaced, table })
  const { isDone } = writing
  useLeaveGuard(useCallback(() => (text !== '' && !isDone ? words.lost : undefined), [text !== '', isDone]))
  // What the director says about the unit goes before what the table looks like.
  const read = useDeed(async (given: string, unit?: LengthUnit) =>
    setTable(await call('readCourseTable', { body: { text: given, ...(unit && { unit }) } })),
  )
  usePastedText(given => {
    setTable(undefined)
    setText(given)
    read.run(given)
  })
  if (!table)
    return (
      <PasteForm
        title={words.paste}
        hint={words.pasteHint}
        submit={words.read}
        text={text}
        onText={setText}
        deed={{ ...read, run: () => read.run(text) }}
      />
    )
  return (
    <DeedForm class="form wide" deed={writing.deed}>
      <NameFields writing={writing} words={words} />
      <section class="panel padded">
        <h2>{words.understood}</h2>
        <div class="bar">
          <Segments
            label={words.unit}
            value={table.unit}
            options={(['metres', 'yards'] as const).map(value => ({ value, words: words.units[value] }))}
            onChoose={unit => read.run(text, unit)}
          />
        </div>
        <TeeTable tees={table.tees} unit={table.unit} words={words} />
      </section>
      <Checks checks={table.checks} words={words} />
      <Unread unread={table.unread} words={words} />
      {replaced && <Takers writing={writing} words={words} />}
      {writing.deed.error}
      <Foot {...{ writing, words }} does={replaced ? words.revise : words.create} onAgain={() => setTable(undefined)} />
    </DeedForm>
  )
}

type PartProps = { readonly writing: CourseWriting; readonly words: Words }

function NameFields({ writing: { fields, set, deed }, words }: PartProps) {
  return (
    <section class="panel padded">
      <Field
        label={words.name}
        value={fields.name}
        onInput={name => set({ name })}
        required
        maxLength={120}
        error={deed.errorAt('/name')}
      />
      <Field
        label={words.city}
        value={fields.city}
        onInput={city => set({ city })}
        maxLength={100}
        error={deed.errorAt('/city')}
      />
      <Field
        label={words.country}
        hint={words.countryHint}
        look="narrow"
        value={fields.country}
        onInput={country => set({ country })}
        maxLength={2}
        error={deed.errorAt('/country')}
      />
    </section>
  )
}

/** The lines of the table that nobody understood. */
function Unread({ unread, words }: Pick<Table, 'unread'> & { readonly words: Words }) {
  if (unread.length === 0) return null
  return (
    <section class="panel padded">
      <h2>{words.unread}</h2>
      <ul class="lines">
        {unread.map(one => (
          <li key={one.line}>
            <span class="quiet">{words.line({ line: one.line })}</span>
            <span>{one.text}</span>
            <span class="end quiet">{one.reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which events take the next version. */
function Takers({ writing: { later, taking, toggle }, words }: PartProps) {
  return (
    <section class="panel padded">
      <h2>{words.takes}</h2>
      {later.length === 0 && <p class="quiet">{words.takesNobody}</p>}
      {later.map(one => (
        <Check
          key={one.eventId}
          words={`${one.name}, ${dayOf(one.startDate)}`}
          checked={taking.has(one.eventId)}
          onChange={() => toggle(one.eventId)}
        />
      ))}
    </section>
  )
}

function Foot({ writing, does, words, onAgain }: PartProps & { readonly does: string; readonly onAgain: () => void }) {
  return (
    <footer class="apply">
      <span>{!writing.canBeWritten && words.missing}</span>
      <span class="end">
        <button type="button" class="button" onClick={onAgain}>
          {words.again}
        </button>
        <button type="submit" class="button lead" disabled={!writing.canBeWritten || writing.deed.busy}>
          {does}
        </button>
      </span>
    </footer>
  )
}
