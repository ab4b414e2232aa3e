import { timeLabel } from '../../../rules/teeSheets/teeTime.ts'
import { Segments } from '../../ui/Segments.tsx'
import type { GroupsBy, Plan, StartKind, Together } from './propose.ts'
import type { Words } from './TeeSheet.tsx'

type FillFieldsProps = {
  readonly plan: Plan
  /** The numbers of the first and the last hole that are played. */
  readonly tees: readonly [first: number, last: number]
  readonly onChange: (change: Partial<Plan>) => void
  /** What groups can be made by here, and what can be kept together. */
  readonly bys: readonly GroupsBy[]
  readonly togethers: readonly Together[]
  /** The leaderboards by whose scores people can go out. */
  readonly boards: readonly { readonly leaderboardId: number; readonly name: string }[]
  readonly boardId: string
  readonly onBoard: (boardId: string) => void
  readonly words: Words
}

/** How groups are made and when they start. Who crosses over takes groups and times of the round before. */
export function FillFields(props: FillFieldsProps) {
  const { plan, onChange, bys, boards, boardId, onBoard, words } = props
  return (
    <div class="fill-fields">
      {plan.by !== 'crossover' && <Starts {...props} />}
      <Choice
        label={words.by}
        value={plan.by}
        options={bys.map(value => ({ value, words: words.bys[value] }))}
        onChoose={by => onChange({ by })}
      />
      {plan.by === 'score' && boards.length > 1 && (
        <Choice
          label={words.scoresOf}
          value={boardId}
          options={boards.map(one => ({ value: String(one.leaderboardId), words: one.name }))}
          onChoose={onBoard}
        />
      )}
      {plan.by !== 'crossover' && <Places {...props} />}
    </div>
  )
}

function Starts({ plan, onChange, words }: FillFieldsProps) {
  return (
    <>
      <Segments
        label={words.start}
        value={plan.kind}
        options={(['tee times', 'two tees', 'shotgun'] as const).map(value => ({
          value,
          words: words.kinds[value] ?? value,
        }))}
        onChoose={(kind: StartKind) => onChange({ kind })}
      />
      <label>
        {words.first}
        <input
          class="input narrow"
          type="time"
          required
          value={timeLabel(plan.firstMinutes)}
          onInput={event => {
            const { value } = event.currentTarget
            if (value !== '') onChange({ firstMinutes: Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5)) })
          }}
        />
      </label>
      {plan.kind !== 'shotgun' && (
        <Count
          label={words.every}
          value={plan.intervalMinutes}
          most={60}
          onChange={intervalMinutes => onChange({ intervalMinutes })}
        />
      )}
      <Count label={words.size} value={plan.groupsOf} most={6} onChange={groupsOf => onChange({ groupsOf })} />
    </>
  )
}

function Places({ plan, tees: [least, most], onChange, togethers, words }: FillFieldsProps) {
  return (
    <>
      <Choice
        label={words.together}
        value={plan.together}
        options={togethers.map(value => ({ value, words: words.togethers[value] }))}
        onChoose={together => onChange({ together })}
      />
      {plan.kind !== 'shotgun' && (
        <Count
          label={words.firstTee}
          value={plan.firstHole}
          {...{ least, most }}
          onChange={firstHole => onChange({ firstHole })}
        />
      )}
      {plan.kind === 'two tees' && (
        <Count
          label={words.secondTee}
          value={plan.secondHole}
          {...{ least, most }}
          onChange={secondHole => onChange({ secondHole })}
        />
      )}
      {plan.kind === 'shotgun' && (
        <label>
          {words.without}
          <input
            class="input narrow"
            inputMode="numeric"
            title={words.withoutHint}
            onInput={event =>
              onChange({ withoutHoles: event.currentTarget.value.split(/\D+/).filter(Boolean).map(Number) })
            }
          />
        </label>
      )}
    </>
  )
}

function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly words: string }[]
  readonly onChoose: (value: Value) => void
}) {
  return (
    <label>
      {label}
      <select class="input select" value={value} onChange={event => onChoose(event.currentTarget.value as Value)}>
        {options.map(one => (
          <option key={one.value} value={one.value}>
            {one.words}
          </option>
        ))}
      </select>
    </label>
  )
}

function Count({
  label,
  value,
  least = 1,
  most,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onChange: (value: number) => void
}) {
  return (
    <label>
      {label}
      <input
        class="input tiny"
        type="number"
        min={least}
        max={most}
        required
        value={value}
        onInput={event => {
          const given = event.currentTarget.valueAsNumber
          if (given >= least && given <= most) onChange(given)
        }}
      />
    </label>
  )
}
