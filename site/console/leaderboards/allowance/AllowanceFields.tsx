import type { LeaderboardSettings } from '../../../../contract/settings/leaderboardSettings.ts'
import { type Allowance, allowances } from '../../../../rules/handicap/allowances.ts'
import { Field } from '../../../ui/Field.tsx'
import type { ScreenWords } from '../../../ui/words.ts'

/** By how much of the handicaps a leaderboard is counted, as its settings keep it. */
export type AllowanceValue = Pick<LeaderboardSettings, 'allowance' | 'limits' | 'allowanceOfFlights'>
type Limits = NonNullable<AllowanceValue['limits']>

type AllowanceFieldsProps = {
  readonly value: AllowanceValue
  /** Is given the whole of what is wanted: what is left out of it is as usual. */
  readonly onChange: (value: AllowanceValue) => void
  /** The flights of the leaderboard, whose allowances can differ. */
  readonly flights: readonly { readonly flightId: number; readonly name: string }[]
  /** What is wrong below a pointer such as `/settings/allowance`. */
  readonly errorAt: (pointer: string) => string | undefined
  readonly words: ScreenWords<'leaderboards'>['allowances']
}

/** The allowance of a leaderboard and of its flights, and the limits of its handicaps. Empty is as the event says. */
export function AllowanceFields({ value, onChange, flights, errorAt, words }: AllowanceFieldsProps) {
  const { allowanceOfFlights = [], limits = {} } = value
  const wantOfFlight = (flightId: number, allowance: number | undefined) => {
    const others = allowanceOfFlights.filter(one => one.flightId !== flightId)
    const all = allowance === undefined ? others : [...others, { flightId, allowance }]
    onChange(without({ ...value, allowanceOfFlights: all.length > 0 ? all : undefined }))
  }
  return (
    <>
      <PercentField
        label={words.allowance}
        hint={words.allowanceHint}
        value={value.allowance}
        error={errorAt('/settings/allowance')}
        onChange={allowance => onChange(without({ ...value, allowance }))}
      />
      {flights.length > 1 &&
        flights.map(({ flightId, name }) => (
          <PercentField
            key={flightId}
            label={words.ofFlight({ name })}
            value={allowanceOfFlights.find(one => one.flightId === flightId)?.allowance}
            error={errorAt('/settings/allowanceOfFlights')}
            onChange={allowance => wantOfFlight(flightId, allowance)}
          />
        ))}
      {(['M', 'F'] as const).map(gender => (
        <LimitFields
          key={gender}
          label={gender === 'M' ? words.men : words.women}
          value={limits[gender] ?? {}}
          words={words}
          error={errorAt('/settings/limits')}
          onChange={own => {
            const all = without({ ...limits, [gender]: isEmpty(own) ? undefined : own })
            onChange(without({ ...value, limits: isEmpty(all) ? undefined : all }))
          }}
        />
      ))}
    </>
  )
}

type PercentFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly value: AllowanceValue['allowance']
  readonly error: string | undefined
  readonly onChange: (percent: number | undefined) => void
}

/** A percentage; that of a recommended allowance which was chosen by name. */
function PercentField({ label, hint, value, error, onChange }: PercentFieldProps) {
  return (
    <Field
      {...{ label, hint, error }}
      type="number"
      look="narrow"
      min={0}
      max={200}
      value={shown(percentOf(value))}
      onInput={typed => onChange(numberIn(typed))}
    />
  )
}

function percentOf(value: AllowanceValue['allowance']): number | undefined {
  if (typeof value !== 'string') return value
  const named: Allowance = allowances[value]
  return 'each' in named ? named.each : undefined
}

type LimitFieldsProps = {
  readonly label: string
  readonly value: NonNullable<Limits['M']>
  readonly error: string | undefined
  readonly words: AllowanceFieldsProps['words']
  readonly onChange: (value: NonNullable<Limits['M']>) => void
}

function LimitFields({ label, value, error, words, onChange }: LimitFieldsProps) {
  return (
    <>
      <Field
        label={`${label}: ${words.index}`}
        type="number"
        look="narrow"
        min={-9.9}
        max={54}
        step={0.1}
        value={shown(value.index)}
        error={error}
        onInput={typed => onChange(without({ ...value, index: numberIn(typed) }))}
      />
      <Field
        label={`${label}: ${words.playing}`}
        hint={words.limitHint}
        type="number"
        look="narrow"
        min={-10}
        max={72}
        value={shown(value.playing)}
        onInput={typed => onChange(without({ ...value, playing: numberIn(typed) }))}
      />
    </>
  )
}

function shown(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}

function numberIn(typed: string): number | undefined {
  return typed.trim() === '' || Number.isNaN(Number(typed)) ? undefined : Number(typed)
}

/** Without the fields that are undefined. */
function without<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>
  }
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}
