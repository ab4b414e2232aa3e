import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
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

/** Date, course, allowance and tees of the event and of each of its rounds. */
export function PlayMatrix({ words, onWant, onRemove }: PlayMatrixProps) {
  const { setup, event, rounds } = useEvent()
  const isMulti = setup.rounds.length > 0
  const parts = isMulti ? [event, ...rounds] : [event]
  /** The event as a whole, above its rounds. */
  const isWhole = (at: number) => isMulti && at === 0
  return (
    <div class="matrix-scroll">
      <table class="matrix">
        {isMulti && <RoundHeads {...{ parts, words, onRemove }} />}
        <tbody>
          <Line title={words.date} parts={parts}>
            {(part, at) => (isWhole(at) ? <Days part={part} /> : <DateCell part={part} label={words.date} />)}
          </Line>
          <Line title={words.course} parts={parts}>
            {(part, at) =>
              isWhole(at) ? <span class="quiet">–</span> : <CourseCell part={part} words={words} onWant={onWant} />
            }
          </Line>
          {cellsOf(parts, words).map(([title, Cell]) => (
            <Line key={title} title={title} parts={parts}>
              {(part, at) => <Cell part={part} isRound={isMulti && at > 0} words={words} onWant={onWant} />}
            </Line>
          ))}
          {(['M', 'F'] as const).map(gender => (
            <Line key={gender} title={gender === 'M' ? words.menPlay : words.womenPlay} parts={parts}>
              {(part, at) => (
                <TeeCell
                  part={part}
                  courseOf={part.courses[0] ?? rounds[0]?.courses[0]}
                  isRound={isMulti && at > 0}
                  gender={gender}
                  words={words}
                  onWant={onWant}
                />
              )}
            </Line>
          ))}
        </tbody>
      </table>
    </div>
  )
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
  const { rounds } = useEvent()
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="hidden">{words.setting}</span>
        </th>
        {parts.map((part, at) => (
          <th scope="col" key={part.eventId}>
            {at === 0 ? words.event : words.round({ number: part.round ?? at })}
            {at > 0 && rounds.length > 1 && part.counts.cards === 0 && (
              <button
                type="button"
                class="button plain tight dots"
                aria-label={words.removeRound({ number: part.round ?? at })}
                onClick={() => onRemove(part)}
              >
                <Icon name="close" />
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type LineProps = {
  readonly title: string
  readonly parts: readonly EventPart[]
  readonly children: (part: EventPart, at: number) => preact.ComponentChildren
}

function Line({ title, parts, children }: LineProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {parts.map((part, at) => (
        <td key={part.eventId}>{children(part, at)}</td>
      ))}
    </tr>
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
