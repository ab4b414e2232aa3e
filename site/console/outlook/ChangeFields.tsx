import type { Reply } from '../../ui/call.ts'
import { Choose, Field } from '../../ui/Field.tsx'
import { type Asked, areStrokes, isHole, isLow } from './changeOf.ts'
import type { Words } from './OutlookPanel.tsx'

type ChangeFieldsProps = {
  readonly asked: Asked
  readonly sides: Reply<'getBoardInput'>['sides']
  readonly rounds: number
  /** It was tried to add it as it is: what is wrong is said. */
  readonly isTried: boolean
  readonly words: Words
  readonly onAsk: (part: Partial<Asked>) => void
}

/** What is asked of each kind of change. */
export function ChangeFields({ asked, sides, rounds, isTried, words, onAsk }: ChangeFieldsProps) {
  const { kind, side, player, round, low } = asked
  const chosen = sides.find(({ sideId }) => String(sideId) === side)
  const numbers = Array.from({ length: rounds }, (_, at) => ({ value: String(at + 1), words: String(at + 1) }))
  return (
    <>
      {(kind === 'status' || kind === 'score') && (
        <Choose
          label={words.who}
          value={side}
          options={sides.map(({ sideId, name }) => ({ value: String(sideId), words: name }))}
          onChoose={value => onAsk({ side: value })}
        />
      )}
      {kind === 'score' && chosen?.players && (
        <Choose
          label={words.player}
          value={player}
          options={chosen.players.map((name, at) => ({ value: String(at), words: name }))}
          onChoose={value => onAsk({ player: value })}
        />
      )}
      {rounds > 1 && (
        <Choose
          label={kind === 'cut' ? words.afterRound : words.round}
          value={round}
          options={numbers}
          onChoose={value => onAsk({ round: value })}
        />
      )}
      {kind === 'score' && <ScoreFields {...{ asked, isTried, words, onAsk }} />}
      {kind === 'shortening' && <UpTo {...{ asked, words, onAsk }} />}
      {kind === 'cut' && (
        <Field
          label={words.low}
          type="number"
          look="short"
          value={low}
          error={isTried && !isLow(low) ? words.wrongLow : undefined}
          onInput={value => onAsk({ low: value })}
        />
      )}
    </>
  )
}

function ScoreFields({
  asked,
  isTried,
  words,
  onAsk,
}: Pick<ChangeFieldsProps, 'asked' | 'isTried' | 'words' | 'onAsk'>) {
  const { hole, strokes } = asked
  return (
    <>
      <Field
        label={words.hole}
        type="number"
        look="short"
        value={hole}
        error={isTried && !isHole(hole) ? words.wrongHole : undefined}
        onInput={value => onAsk({ hole: value })}
      />
      <Field
        label={words.strokes}
        type="number"
        look="short"
        value={strokes}
        error={isTried && !areStrokes(strokes) ? words.wrongStrokes : undefined}
        onInput={value => onAsk({ strokes: value })}
      />
    </>
  )
}

function UpTo({ asked, words, onAsk }: Pick<ChangeFieldsProps, 'asked' | 'words' | 'onAsk'>) {
  const holes = Array.from({ length: 17 }, (_, one) => ({
    value: String(one + 1),
    words: words.firstHoles({ n: one + 1 }),
  }))
  return (
    <Choose
      label={words.counts}
      value={asked.upTo}
      options={[{ value: 'completed', words: words.completedHoles }, ...holes]}
      onChoose={value => onAsk({ upTo: value })}
    />
  )
}
