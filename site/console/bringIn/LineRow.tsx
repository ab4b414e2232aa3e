import type { tableProblems } from '../../../contract/playerLists/tableProblems.ts'
import { problemIn } from '../../../contract/site/problemIn.ts'
import { indexLabel, type ScreenWords } from '../../ui/words.ts'
import type { Decision, Line, Person } from './decisions.ts'
import { WhoIs } from './WhoIs.tsx'

type LineRowProps = {
  readonly words: ScreenWords<'bringInList'>
  readonly line: Line
  readonly person: Person
  readonly decision: Decision
  readonly onDecide: (decision: Decision) => void
  /** What else there is to know about what becomes of the line. */
  readonly note?: string | undefined
}

/** Somebody of the list: as it was written, who it is, and what could not be read. */
export function LineRow({ words, line, person, decision, onDecide, note }: LineRowProps) {
  const { written, problems, verdict } = person
  return (
    <li class={problems.length > 0 || verdict === 'perhaps' ? 'doubt' : undefined}>
      <span class="quiet small">{words.line({ line: line.line })}</span>
      <span class="written">
        <bdi>{written === '' ? line.text : written}</bdi>
        {person.hcIndex !== undefined && (
          <span class="quiet">
            {' '}
            {words.index} {indexLabel(person.hcIndex)}
          </span>
        )}
        {person.hcIndexModifier !== undefined && (
          <span class="quiet"> {words.modifiers[person.hcIndexModifier] ?? person.hcIndexModifier}</span>
        )}
        {problems.map(one => (
          <small key={one.code}>{problemIn<typeof tableProblems>(words.problems, one)}</small>
        ))}
        {note !== undefined && <small>{note}</small>}
      </span>
      <WhoIs words={words.whoIs} person={person} decision={decision} onDecide={onDecide} />
    </li>
  )
}
