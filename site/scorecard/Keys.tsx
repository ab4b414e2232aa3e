import { useState } from 'preact/hooks'

type Props = { readonly name: string; readonly onValue: (value: number | null) => void }

const low = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const high = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

/** The keys for the strokes of one player: 1 to 9, ten and more, picked up, nothing. */
export function Keys({ name, onValue }: Props) {
  const [more, setMore] = useState(false)
  const say = (value: number | null) => {
    setMore(false)
    onValue(value)
  }
  return (
    <fieldset class="keys">
      <legend>Strokes of {name}</legend>
      {(more ? high : low).map(value => (
        <button key={value} type="button" onClick={() => say(value)}>
          {value}
        </button>
      ))}
      <button type="button" onClick={() => setMore(!more)}>
        {more ? '1–9' : '10+'}
      </button>
      {!more && (
        <>
          <button type="button" aria-label="Picked up" onClick={() => say(0)}>
            X
          </button>
          <button type="button" aria-label="No score" onClick={() => say(null)}>
            –
          </button>
        </>
      )}
    </fieldset>
  )
}
