import { useState } from 'preact/hooks'
import { Icon } from './Icon.tsx'

type Props = {
  readonly name: string
  readonly par: number
  /** What the keys are for now: cards and holes change under the same keys. */
  readonly of: string
  readonly onValue: (value: number | null) => void
}

const low = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const high = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
const words: Readonly<Record<number, string>> = { [-2]: 'eagle', [-1]: 'birdie', 0: 'par', 1: 'bogey', 2: 'double' }

/** The keys for the strokes of one player: 1 to 9, ten and more, picked up, nothing. */
export function Keys({ name, par, of, onValue }: Props) {
  const [more, setMore] = useState<string>()
  const isHigh = more === of
  const say = (value: number | null) => {
    setMore(undefined)
    onValue(value)
  }
  return (
    <fieldset class="keys">
      <legend>
        Strokes of <bdi>{name}</bdi>
      </legend>
      {(isHigh ? high : low).map(value => (
        <button key={value} type="button" class={value === par ? 'is-par' : ''} onClick={() => say(value)}>
          {value}
          {words[value - par] !== undefined && <small aria-hidden="true">{words[value - par]}</small>}
        </button>
      ))}
      <button type="button" onClick={() => setMore(isHigh ? undefined : of)}>
        {isHigh ? '1–9' : '10+'}
      </button>
      {!isHigh && (
        <>
          <button type="button" onClick={() => say(0)}>
            <span aria-hidden="true">X</span>
            <small>picked up</small>
          </button>
          <button type="button" onClick={() => say(null)}>
            <Icon name="clear" />
            <small>clear</small>
          </button>
        </>
      )}
    </fieldset>
  )
}
