import { useCallback, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { LengthUnit } from '../../../contract/site/lengthIn.ts'
import { call, type InputOf, type Reply } from '../../ui/call.ts'
import { Check, Field } from '../../ui/Field.tsx'
import { PasteForm } from '../../ui/PasteForm.tsx'
import { go, useLeaveGuard } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { usePastedText } from '../../ui/usePastedText.ts'
import { dayOf } from '../../ui/words.ts'
import { Checks, type CourseDetail, type Words } from './Course.tsx'
import { TeeTable } from './TeeTable.tsx'

type Table = Reply<'readCourseTable'>
type NewTees = NonNullable<InputOf<'createCourse'>['body']>['tees']

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
  const [name, setName] = useState(replaced?.name ?? '')
  const [city, setCity] = useState(replaced?.city ?? '')
  const [country, setCountry] = useState(replaced?.country ?? '')
  const later = replaced?.usedBy.filter(one => one.takesNext) ?? []
  const [taking, setTaking] = useState<ReadonlySet<string>>(new Set(later.map(one => one.eventId)))
  const [isDone, setDone] = useState(false)
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
  const tees = table && completeTees(table)
  const isBarred = table?.checks.some(one => one.level === 'stop') ?? false
  const write = useDeed(async () => {
    if (!tees || !table) return
    const body = {
      communityId: Number(communityId),
      name,
      ...(city.trim() !== '' && { city: city.trim() }),
      ...(country.trim() !== '' && { country: country.trim().toUpperCase() }),
      unit: table.unit,
      tees,
    }
    const made = replaced
      ? await call('reviseCourse', { params: { id: replaced.courseId }, body: { ...body, eventIds: [...taking] } })
      : await call('createCourse', { body })
    setDone(true)
    setTimeout(() => go(pathOf('course', { communityId, courseId: String(made.courseId) })))
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
    <form
      class="form wide"
      onSubmit={event => {
        event.preventDefault()
        write.run()
      }}
    >
      <section class="panel padded">
        <Field
          label={words.name}
          value={name}
          onInput={setName}
          required
          maxLength={120}
          error={write.errorAt('/name')}
        />
        <Field label={words.city} value={city} onInput={setCity} maxLength={100} error={write.errorAt('/city')} />
        <Field
          label={words.country}
          hint={words.countryHint}
          look="narrow"
          value={country}
          onInput={setCountry}
          maxLength={2}
          error={write.errorAt('/country')}
        />
      </section>
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
      {table.unread.length > 0 && (
        <section class="panel padded">
          <h2>{words.unread}</h2>
          <ul class="lines">
            {table.unread.map(one => (
              <li key={one.line}>
                <span class="quiet">{words.line(one.line)}</span>
                <span>{one.text}</span>
                <span class="end quiet">{one.reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {replaced && (
        <section class="panel padded">
          <h2>{words.takes}</h2>
          {later.length === 0 && <p class="quiet">{words.takesNobody}</p>}
          {later.map(one => (
            <Check
              key={one.eventId}
              words={`${one.name}, ${dayOf(one.startDate)}`}
              checked={taking.has(one.eventId)}
              onChange={() => {
                const next = new Set(taking)
                if (!next.delete(one.eventId)) next.add(one.eventId)
                setTaking(next)
              }}
            />
          ))}
        </section>
      )}
      {write.error}
      <footer class="apply">
        <span>{(!tees || isBarred) && words.missing}</span>
        <span class="end">
          <button type="button" class="button" onClick={() => setTable(undefined)}>
            {words.again}
          </button>
          <button type="submit" class="button lead" disabled={!tees || isBarred || write.busy}>
            {replaced ? words.revise : words.create}
          </button>
        </span>
      </footer>
    </form>
  )
}

/** The tees as a course needs them; undefined when a rating, a slope, a par or an index is missing. */
function completeTees({ tees }: Table): NewTees | undefined {
  const complete = tees.flatMap(({ name, gender = 'M', par, rating, slope, holes }) => {
    if (rating === undefined || slope === undefined) return []
    const full = holes.flatMap(one =>
      one.par === undefined || one.hc === undefined ? [] : [{ ...one, par: one.par, hc: one.hc }],
    )
    if (full.length < holes.length) return []
    return [{ name, gender, par: par ?? full.reduce((sum, one) => sum + one.par, 0), rating, slope, holes: full }]
  })
  return complete.length === tees.length && complete.length > 0 ? (complete as unknown as NewTees) : undefined
}
