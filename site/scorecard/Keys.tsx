import { useState } from 'preact/hooks'
import { Icon } from './Icon.tsx'
import { Sentence } from './Sentence.tsx'
import { words } from './words.ts'

type Props = {
  readonly name: string
  readonly par: number
  /** What the keys are for now: cards and holes change under the same keys. */
  readonly of: string
  readonly onValue: (value: number | null) => void
}

const low = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const high = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
/** What strokes are called, by their difference to par. */
const called = ['eagle', 'birdie', 'par', 'bogey', 'double'] as const

/** The keys for the strokes of one player: 1 to 9, ten and more, picked up, nothing. */
export function Keys({ name, par, of, onValue }: Props) {
  const [more, setMore] = useState<string>()
  const isHigh = more === of
  const said = words().keys
  const say = (value: number | null) => {
    setMore(undefined)
    onValue(value)
  }
  return (
    <fieldset class="keys">
      <legend>
        <Sentence says={words().strokesOf} of={{ name: <bdi>{name}</bdi> }} />
      </legend>
      {(isHigh ? high : low).map(value => (
        <button key={value} type="button" class={value === par ? 'is-par' : ''} onClick={() => say(value)}>
          {value}
          <ScoreName difference={value - par} />
        </button>
      ))}
      <button type="button" onClick={() => setMore(isHigh ? undefined : of)}>
        {isHigh ? '1–9' : '10+'}
      </button>
      {!isHigh && (
        <>
          <button type="button" onClick={() => say(0)}>
            <span aria-hidden="true">X</span>
            <small>{said.pickedUp}</small>
          </button>
          <button type="button" onClick={() => say(null)}>
            <Icon name="clear" />
            <small>{said.clear}</small>
          </button>
        </>
      )}
    </fieldset>
  )
}

function ScoreName({ difference }: { readonly difference: number }) {
  const name = called[difference + 2]
  return name === undefined ? null : <small aria-hidden="true">{words().keys[name]}</small>
}
