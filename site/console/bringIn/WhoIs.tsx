import { indexLabel, type ScreenWords } from '../../ui/words.ts'
import { type Decision, namesOf, type Person } from './decisions.ts'

type WhoIsProps = {
  readonly words: ScreenWords<'whoIs'>
  readonly person: Person
  readonly decision: Decision
  readonly onDecide: (decision: Decision) => void
  /** Somebody has to be meant. */
  readonly required?: true
}

/** Who somebody is that a list or a director names: one of those known, or somebody new with a gender. */
export function WhoIs({ words, person, decision, onDecide, required }: WhoIsProps) {
  const { written, candidates } = person
  const { firstName, lastName } = namesOf(person)
  const chosen = decision.is === 'player' ? String(decision.playerId) : decision.is === 'open' ? '' : decision.is
  return (
    <span class="decide">
      <select
        class="input select"
        aria-label={words.who({ name: written })}
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
          <option value="new">{words.somebodyNew({ name: `${firstName} ${lastName}` })}</option>
        )}
        {!required && <option value="leftOut">{words.leaveOut}</option>}
      </select>
      {decision.is === 'new' && person.gender === undefined && (
        <select
          class="input tiny"
          aria-label={words.gender({ name: written })}
          value={decision.gender ?? ''}
          onChange={event => onDecide({ is: 'new', gender: event.currentTarget.value === 'F' ? 'F' : 'M' })}
        >
          {decision.gender === undefined && <option value="">{words.genderNeeded}</option>}
          <option value="M">{words.genders.M}</option>
          <option value="F">{words.genders.F}</option>
        </select>
      )}
    </span>
  )
}
