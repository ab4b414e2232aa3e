import { indexLabel } from '../../ui/words.ts'
import type { Words } from './BringIn.tsx'
import { type Decision, type Line, namesOf, type Person } from './decisions.ts'

type LineRowProps = {
  readonly words: Words
  readonly line: Line
  readonly person: Person
  readonly decision: Decision
  readonly onDecide: (decision: Decision) => void
}

/** Somebody of the list: as it was written, who it is, and what could not be read. */
export function LineRow({ words, line, person, decision, onDecide }: LineRowProps) {
  const { written, candidates, problems, verdict } = person
  const { firstName, lastName } = namesOf(person)
  const chosen = decision.is === 'player' ? String(decision.playerId) : decision.is === 'open' ? '' : decision.is
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
      <span class="decide">
        <select
          class="input select"
          aria-label={words.who(written)}
          value={chosen}
          onChange={event => {
            const { value } = event.currentTarget
            if (value === 'new') onDecide({ is: 'new', gender: person.gender })
            else if (value === 'leftOut') onDecide({ is: 'leftOut' })
            else if (value !== '') onDecide({ is: 'player', playerId: Number(value) })
          }}
        >
          {decision.is === 'open' && <option value="">{words.choose}</option>}
          {candidates.map(one => (
            <option key={one.playerId} value={String(one.playerId)}>
              {one.firstName} {one.lastName}
              {one.hcIndex === undefined ? '' : `, ${indexLabel(one.hcIndex)}`}
              {one.registered ? ` (${words.verdicts.registered})` : ''}
            </option>
          ))}
          {(person.firstName !== undefined || person.lastName !== undefined) && (
            <option value="new">{words.somebodyNew(`${firstName} ${lastName}`)}</option>
          )}
          <option value="leftOut">{words.leaveOut}</option>
        </select>
        {decision.is === 'new' && person.gender === undefined && (
          <select
            class="input tiny"
            aria-label={words.gender(written)}
            value={decision.gender ?? ''}
            onChange={event => onDecide({ is: 'new', gender: event.currentTarget.value === 'F' ? 'F' : 'M' })}
          >
            {decision.gender === undefined && <option value="">{words.genderNeeded}</option>}
            <option value="M">{words.genders.M}</option>
            <option value="F">{words.genders.F}</option>
          </select>
        )}
      </span>
    </li>
  )
}
