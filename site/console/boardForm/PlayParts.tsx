/** The parts of *How it is played*. */
import { useState } from 'preact/hooks'
import { Link } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { SettingsForm } from '../../ui/SettingsForm.tsx'
import { dayOf } from '../../ui/words.ts'
import { useEvent } from '../frame/useEvent.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { OriginWords, Row } from './Row.tsx'
import { SidesField } from './SidesField.tsx'
import { Toggles } from './Toggles.tsx'
import { TypedField } from './TypedField.tsx'
import { useBoard } from './useBoard.ts'
import { isAlike } from './valueAt.ts'

/** The settings of its format, drawn from their schema; what is as usual is not said. */
export function FormatSettings() {
  const { schema, settings, set, errorAt, words } = useBoard()
  const names = Object.keys(schema?.properties ?? {})
  if (!schema || names.length === 0) return null
  const errors = Object.fromEntries(
    names.flatMap(name => {
      const error = errorAt(`/settings/format/${name}`)
      return error === undefined ? [] : [[name, error]]
    }),
  )
  const write = (values: Readonly<Record<string, unknown>>) => {
    const own = Object.entries(values).filter(([name, value]) => !isAlike(value, schema.properties[name]?.default))
    set('/format', own.length > 0 ? Object.fromEntries(own) : undefined)
  }
  return (
    <div data-at="/format">
      <SettingsForm
        {...{ schema, errors, words }}
        values={settings.format ?? {}}
        onChange={write}
        from={({ title: label }, isOwn, onUsual) => <OriginWords {...{ label, isOwn, onUsual }} />}
      />
    </div>
  )
}

/** The rounds that count, each with its number and day. */
export function Rounds() {
  const { settings, set, words } = useBoard()
  const { rounds } = useEvent()
  const all = rounds.map((_, at) => at + 1)
  const options = rounds.map((round, at) => ({ value: at + 1, words: at + 1, small: dayOf(round.startDate) }))
  return (
    <Row isList at="/rounds" label={words.parts.rounds}>
      {ids => (
        <Toggles
          {...{ ids, options }}
          label={words.parts.rounds}
          chosen={settings.rounds ?? all}
          onChoose={chosen => set('/rounds', chosen.length === all.length ? undefined : chosen)}
        />
      )}
    </Row>
  )
}

/** Whether players or teams meet, and the way to where their matches are made. */
export function Sides() {
  const { detail, words } = useBoard()
  const { setup, eventId } = useEvent()
  const hasMatches = setup.leaderboards.some(one => one.leaderboardId === detail.leaderboardId && one.matches)
  return (
    <>
      <ChoiceField at="/sides" label={words.parts.sides} hint={words.sidesHint} choices={words.sidesOf} />
      {hasMatches && (
        <p class="to-matches">
          <Link to="matches" params={{ eventId }}>
            {words.toMatches}
          </Link>
        </p>
      )}
    </>
  )
}

export function Best() {
  const { words } = useBoard()
  return <TypedField at="/best" kind="whole" label={words.parts.best} hint={words.bestHint} />
}

const holes = Array.from({ length: 18 }, (_, at) => at + 1)
const nines = { front: holes.slice(0, 9), back: holes.slice(9) } as const

/** All holes, a nine, or those that are chosen one by one. */
export function Holes() {
  const { settings, set, words } = useBoard()
  const [isChoosing, setChoosing] = useState(false)
  const numbers = settings.holes?.numbers
  const nine = isAlike(numbers, nines.front) ? 'front' : isAlike(numbers, nines.back) ? 'back' : 'own'
  const value = isChoosing || (numbers && nine === 'own') ? 'own' : numbers ? nine : 'all'
  const choose = (next: keyof typeof words.holes) => {
    setChoosing(next === 'own')
    if (next !== 'own') set('/holes/numbers', next === 'all' ? undefined : nines[next as 'front' | 'back'])
  }
  const options = Object.entries(words.holes).map(([one, label]) => ({ value: one, words: label }))
  return (
    <Row isList at="/holes/numbers" label={words.parts.holes}>
      {({ 'data-at': at, ...ids }) => (
        <div class="holes">
          <Segments {...{ options, value }} label={words.parts.holes} about={ids} onChoose={choose} />
          <Toggles
            look="eighteen"
            ids={{ 'aria-describedby': ids['aria-describedby'], 'data-at': at }}
            label={words.parts.holes}
            options={holes.map(one => ({ value: one, words: one }))}
            chosen={numbers ?? holes}
            onChoose={chosen => {
              setChoosing(true)
              set('/holes/numbers', chosen.length === holes.length ? undefined : chosen)
            }}
          />
        </div>
      )}
    </Row>
  )
}

const allPars = [3, 4, 5, 6]

/** Only the holes of some pars. */
export function Pars() {
  const { settings, set, words } = useBoard()
  return (
    <Row isList at="/holes/pars" label={words.parts.pars} hint={words.parsHint}>
      {ids => (
        <Toggles
          {...{ ids }}
          label={words.parts.pars}
          options={allPars.map(par => ({ value: par, words: par }))}
          chosen={settings.holes?.pars ?? allPars}
          onChoose={chosen => set('/holes/pars', chosen.length === allPars.length ? undefined : chosen)}
        />
      )}
    </Row>
  )
}

export function OneBall() {
  const { words } = useBoard()
  return <ChoiceField at="/oneBall" label={words.parts.oneBall} hint={words.oneBallHint} choices={words.oneBalls} />
}

export function Wheel() {
  const { words } = useBoard()
  return <SidesField at="/wheel" label={words.parts.wheel} hint={words.wheelHint} />
}
