import { possibleResults } from '../../../rules/formats/match.ts'
import { Field } from '../../ui/Field.tsx'
import type { Deed } from '../../ui/useDeed.tsx'
import type { Words } from './Matches.tsx'
import type { Match, Which } from './match.ts'
import type { Draft } from './outcomeDraft.ts'

type WayToEndProps = {
  readonly draft: Draft
  readonly match: Match
  readonly names: Readonly<Record<Which, string>>
  readonly deed: Deed
  readonly words: Words
  readonly onChange: (draft: Draft) => void
}

/** Who won, or who gave up, and by how much where that is said by holes. */
export function WayToEnd({ draft, match, names, deed, words, onChange }: WayToEndProps) {
  const { by, winner, text } = draft
  const asksText = by === 'extraHoles' || (by === 'holes' && winner !== null && winner !== undefined)
  const error = asksText ? deed.errorAt('/outcome/result') : undefined
  const others = error && winner !== undefined ? possibleResults(text, { winner, by }, match.holes.length) : []
  return (
    <div class="way-fields">
      <Who {...{ draft, names, words, onChange }} />
      {asksText && (
        <Field
          label={words.result}
          value={text}
          onInput={value => onChange({ ...draft, text: value })}
          error={error}
          required
          maxLength={20}
        />
      )}
      {others.length > 0 && (
        <p class="bar">
          {others.map(one => (
            <button
              key={one}
              type="button"
              class="button tight"
              onClick={() => {
                deed.forget()
                onChange({ ...draft, text: one })
              }}
            >
              {one}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

/** Who won, or who gave up; where it can be, that neither did. */
function Who({ draft, names, words, onChange }: Omit<WayToEndProps, 'match' | 'deed'>) {
  const { by, winner } = draft
  const level = { holes: words.halved, walkover: words.neither, committee: words.halved }[by as 'holes']
  return (
    <div class="who">
      {(['a', 'b', null] as const)
        .filter(one => one !== null || level !== undefined)
        .map(one => (
          <label key={one ?? 'level'}>
            <input
              type="radio"
              name="who"
              required
              checked={winner === one}
              onChange={() => onChange({ ...draft, winner: one })}
            />
            <span>
              {one === null
                ? level
                : words[by === 'concession' ? 'concedes' : 'wins']({
                    name: names[by === 'concession' ? opposite(one) : one],
                  })}
            </span>
          </label>
        ))}
    </div>
  )
}

function opposite(which: Which): Which {
  return which === 'a' ? 'b' : 'a'
}
