import { indexLabel } from '../../ui/words.ts'
import type { Words } from './BringIn.tsx'
import type { Decision, Line, Person } from './decisions.ts'
import { WhoIs } from './WhoIs.tsx'

type LineRowProps = {
  readonly words: Words
  readonly line: Line
  readonly person: Person
  readonly decision: Decision
  readonly onDecide: (decision: Decision) => void
}

/** Somebody of the list: as it was written, who it is, and what could not be read. */
export function LineRow({ words, line, person, decision, onDecide }: LineRowProps) {
  const { written, problems, verdict } = person
  return (
    <li class={problems.length > 0 || verdict === 'perhaps' ? 'doubt' : undefined}>
      <span class="quiet small">{words.line(line.line)}</span>
      <span class="written">
        <bdi>{written === '' ? line.text : written}</bdi>
        {person.hcIndex !== undefined && (
          <span class="quiet">
            {' '}
            {words.index} {indexLabel(person.hcIndex)}
          </span>
        )}
        {problems.map(one => (
          <small key={one}>{one}</small>
        ))}
      </span>
      <WhoIs words={words.whoIs} person={person} decision={decision} onDecide={onDecide} />
    </li>
  )
}
