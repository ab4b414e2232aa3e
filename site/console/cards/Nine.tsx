import type { CardLineProps } from './CardLine.tsx'
import { cleaned, isComplete, shownScore, totalOf } from './entry.ts'
import type { TypedCard } from './typedCard.ts'
import type { CardKeys } from './useCardKeys.ts'

type NineProps = Pick<CardLineProps, 'card' | 'draft' | 'firstHole' | 'pars' | 'mayEdit' | 'words' | 'onDraft'> & {
  readonly typed: TypedCard
  /** 0 for the first nine. */
  readonly at: number
  readonly onTyped: CardKeys['typed']
}

/** Nine holes with their total on paper. */
export function Nine(props: NineProps) {
  const { draft, firstHole, typed, at, mayEdit, words, onDraft, onTyped } = props
  const nine = typed.nines[at] ?? []
  return (
    <div class="nine">
      {nine.map((score, index) => (
        <Hole key={index} {...props} hole={firstHole + at * 9 + index} isWrong={score === undefined} />
      ))}
      <label class="total">
        <span class="hole">{at === 0 && firstHole === 1 ? words.out : words.in}</span>
        <input
          class="input"
          inputMode="numeric"
          autoComplete="off"
          disabled={!mayEdit}
          value={draft.totals[at]}
          placeholder={String(totalOf(nine) ?? '')}
          aria-invalid={typed.wrong[at] !== undefined}
          onFocus={event => event.currentTarget.select()}
          onInput={event => {
            const field = event.currentTarget
            const value = field.value.replaceAll(/\D/g, '').slice(0, 3)
            field.value = value
            onDraft(now => ({ ...now, totals: now.totals.with(at, value) }))
            onTyped(field, /^(?:[2-9]\d|1\d\d)$/.test(value))
          }}
        />
      </label>
    </div>
  )
}

type HoleProps = NineProps & { readonly hole: number; readonly isWrong: boolean }

function Hole({ card, draft, firstHole, pars, mayEdit, words, hole, isWrong, onDraft, onTyped }: HoleProps) {
  const place = hole - firstHole
  const text = draft.texts[place] ?? ''
  return (
    <label class={lookOf(card, hole, text)}>
      <span class="hole">
        <span class="hidden">{words.hole} </span>
        {hole}
        <small>
          <span class="hidden">{words.par} </span>
          {pars?.[place]}
        </small>
      </span>
      <input
        class="input"
        inputMode="numeric"
        autoComplete="off"
        disabled={!mayEdit}
        value={text}
        placeholder={shownScore(card.strokes[hole - 1])}
        aria-invalid={isWrong}
        onFocus={event => event.currentTarget.select()}
        onInput={event => {
          const field = event.currentTarget
          const value = cleaned(field.value)
          field.value = value
          onDraft(now => ({ ...now, texts: now.texts.with(place, value) }))
          onTyped(field, isComplete(value))
        }}
      />
    </label>
  )
}

function lookOf({ conflicts, strokes }: CardLineProps['card'], hole: number, text: string): string | undefined {
  if (conflicts.includes(hole) && text === '') return 'conflict'
  const known = strokes[hole - 1] ?? null
  return text !== '' && known !== null && shownScore(known) !== text ? 'differs' : undefined
}
