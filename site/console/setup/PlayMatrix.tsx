import type { ComponentChildren } from 'preact'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useNarrow } from '../../ui/useNarrow.ts'
import { dayOf } from '../../ui/words.ts'
import { type EventPart, useEvent } from '../frame/useEvent.ts'
import { AllowanceCell, DateCell, inForce, TeeCell } from './cells.tsx'
import { DotsCell } from './DotsCell.tsx'
import { HalfIndexCell } from './HalfIndexCell.tsx'
import { NineCell } from './NineCell.tsx'
import { PccCell } from './PccCell.tsx'
import type { Wanted, Words } from './Setup.tsx'

type PlayMatrixProps = {
  readonly words: Words
  readonly onWant: (wanted: Wanted) => void
  readonly onRemove: (round: EventPart) => void
}

type Setting = {
  readonly title: string
  readonly cell: (part: EventPart, at: number) => ComponentChildren
}

/** Date, course, allowance and tees of the event and of each of its rounds: beside each other, on a phone a section for each. */
export function PlayMatrix({ words, onWant, onRemove }: PlayMatrixProps) {
  const { setup, event, rounds } = useEvent()
  const parts = setup.rounds.length > 0 ? [event, ...rounds] : [event]
  const settings = useSettings(parts, words, onWant)
  const isNarrow = useNarrow()
  if (isNarrow)
    return (
      <>
        {parts.map((part, at) => (
          <section key={part.eventId} class="part">
            {parts.length > 1 && (
              <h3>
                <PartName {...{ part, at, words, onRemove }} />
              </h3>
            )}
            <dl>
              {settings.map(({ title, cell }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{cell(part, at)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </>
    )
  return (
    <div class="matrix-scroll">
      <table class="matrix">
        {parts.length > 1 && <RoundHeads {...{ parts, words, onRemove }} />}
        <tbody>
          {settings.map(({ title, cell }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {parts.map((part, at) => (
                <td key={part.eventId}>{cell(part, at)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What is said of each part, and how it is edited there. */
function useSettings(parts: readonly EventPart[], words: Words, onWant: PlayMatrixProps['onWant']): readonly Setting[] {
  const { rounds } = useEvent()
  const isMulti = parts.length > 1
  /** The event as a whole, above its rounds. */
  const isWhole = (at: number) => isMulti && at === 0
  const isRound = (at: number) => isMulti && at > 0
  return [
    {
      title: words.date,
      cell: (part, at) => (isWhole(at) ? <Days part={part} /> : <DateCell part={part} label={words.date} />),
    },
    {
      title: words.course,
      cell: (part, at) =>
        isWhole(at) ? <span class="quiet">–</span> : <CourseCell part={part} words={words} onWant={onWant} />,
    },
    ...cellsOf(parts, words).map(([title, Cell]) => ({
      title,
      cell: (part: EventPart, at: number) => <Cell part={part} isRound={isRound(at)} words={words} onWant={onWant} />,
    })),
    ...(['M', 'F'] as const).map(gender => ({
      title: gender === 'M' ? words.menPlay : words.womenPlay,
      cell: (part: EventPart, at: number) => (
        <TeeCell
          part={part}
          courseOf={part.courses[0] ?? rounds[0]?.courses[0]}
          isRound={isRound(at)}
          gender={gender}
          words={words}
          onWant={onWant}
        />
      ),
    })),
  ]
}

/** How much of the course and of the handicaps counts. */
function cellsOf(parts: readonly EventPart[], words: Words) {
  const hasNine = parts.some(part => inForce(part, '/nine') !== undefined)
  return [
    [words.holes, NineCell],
    ...(hasNine ? [[words.halfIndex, HalfIndexCell] as const] : []),
    [words.allowance, AllowanceCell],
    [words.dotsOf, DotsCell],
    [words.pcc, PccCell],
  ] as const
}

type RoundHeadsProps = Pick<PlayMatrixProps, 'words' | 'onRemove'> & { readonly parts: readonly EventPart[] }

function RoundHeads({ parts, words, onRemove }: RoundHeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="hidden">{words.setting}</span>
        </th>
        {parts.map((part, at) => (
          <th scope="col" key={part.eventId}>
            <PartName {...{ part, at, words, onRemove }} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

type PartNameProps = Pick<PlayMatrixProps, 'words' | 'onRemove'> & { readonly part: EventPart; readonly at: number }

/** The event, or a round, with the way to take it out where nobody has a card. */
function PartName({ part, at, words, onRemove }: PartNameProps) {
  const { rounds } = useEvent()
  const number = part.round ?? at
  return (
    <>
      {at === 0 ? words.event : words.round({ number })}
      {at > 0 && rounds.length > 1 && part.counts.cards === 0 && (
        <button
          type="button"
          class="button plain tight dots"
          aria-label={words.removeRound({ number })}
          onClick={() => onRemove(part)}
        >
          <Icon name="close" />
        </button>
      )}
    </>
  )
}

function Days({ part }: { readonly part: EventPart }) {
  return (
    <span class="quiet">
      {dayOf(part.startDate)} – {dayOf(part.endDate)}
    </span>
  )
}

type CourseCellProps = Pick<PlayMatrixProps, 'words' | 'onWant'> & { readonly part: EventPart }

function CourseCell({ part, words, onWant }: CourseCellProps) {
  const { setup } = useEvent()
  const courses = useQuery('searchCourses', { query: { communityId: setup.communityId } })
  const options = [
    { value: '', words: words.noCourse },
    ...(courses.data ?? []).map(one => ({ value: String(one.courseId), words: one.name })),
  ]
  const wordsOf = (ids: unknown) => {
    const [id] = Array.isArray(ids) ? ids : []
    return options.find(one => one.value === String(id ?? ''))?.words ?? ''
  }
  const now = String(part.courses[0]?.courseId ?? '')
  return (
    <select
      class="input select"
      aria-label={`${words.course}, ${part.name}`}
      value={now}
      onChange={change => {
        const { value } = change.currentTarget
        const from = part.courses.map(one => one.courseId)
        const courseIds = { from, to: value === '' ? [] : [Number(value)] }
        onWant({ what: words.course, eventId: part.eventId, shown: wordsOf, courseIds })
        change.currentTarget.value = now
      }}
    >
      {options.map(one => (
        <option key={one.value} value={one.value}>
          {one.words}
        </option>
      ))}
    </select>
  )
}
