import { useState } from 'preact/hooks'
import type { Change } from '../../../rules/simulation/whatIf.ts'
import type { Reply } from '../../ui/call.ts'
import { Choose, Field } from '../../ui/Field.tsx'
import type { Words } from './OutlookPanel.tsx'

type Input = Reply<'getBoardInput'>
type ChangesProps = {
  readonly input: Input
  readonly changes: readonly Change[]
  readonly words: Words
  readonly onChange: (changes: readonly Change[]) => void
}

type Kind = Change['kind']

/** What the director tries: a withdrawal, another score, another cut. Nothing is written. */
export function Changes({ input, changes, words, onChange }: ChangesProps) {
  const { rounds } = input
  const sides = input.sides.toSorted((a, b) => a.name.localeCompare(b.name))
  const [kind, setKind] = useState<Kind>('status')
  const [side, setSide] = useState(String(sides[0]?.sideId ?? ''))
  const [player, setPlayer] = useState('0')
  const [round, setRound] = useState(String(rounds))
  const [hole, setHole] = useState('')
  const [strokes, setStrokes] = useState('')
  const [low, setLow] = useState('')
  const [upTo, setUpTo] = useState('9')
  const [isTried, setTried] = useState(false)
  const chosen = sides.find(({ sideId }) => String(sideId) === side)
  const wrong = {
    hole: isTried && !isWithin(hole, 1, 18) ? words.wrongHole : undefined,
    strokes: isTried && !isWithin(strokes, 1, 30) ? words.wrongStrokes : undefined,
    low: isTried && !isWithin(low, 1, 100_000) ? words.wrongLow : undefined,
  }
  const add = () => {
    const change = made()
    setTried(change === undefined)
    if (change) onChange([...changes, change])
  }
  const made = (): Change | undefined => {
    const sideId = Number(side)
    const at = Number(round) - 1
    if (kind === 'status') return { kind, sideId, round: at, status: 'withdrawn' }
    if (kind === 'shortening') {
      if (upTo === 'completed') return { kind, shortening: { round: at, holes: 'completed' } }
      return { kind, shortening: { round: at, holes: Array.from({ length: Number(upTo) }, (_, hole) => hole + 1) } }
    }
    if (kind === 'cut') {
      return isWithin(low, 1, 100_000) ? { kind, cut: { afterRound: Number(round), low: Number(low) } } : undefined
    }
    return isWithin(hole, 1, 18) && isWithin(strokes, 1, 30)
      ? { kind, sideId, player: Number(player), round: at, hole: Number(hole), score: Number(strokes) }
      : undefined
  }
  const kinds: readonly Kind[] =
    rounds > 1 ? ['status', 'score', 'shortening', 'cut'] : ['status', 'score', 'shortening']
  const numbers = Array.from({ length: rounds }, (_, at) => ({ value: String(at + 1), words: String(at + 1) }))
  const nameOf = (sideId: number) => sides.find(one => one.sideId === sideId)?.name ?? ''
  const named = (change: Change) => inWords(change, { nameOf, rounds, words })
  return (
    <details class="panel">
      <summary>{words.whatIf}</summary>
      <form
        class="form"
        onSubmit={event => {
          event.preventDefault()
          add()
        }}
      >
        <Choose
          label={words.kind}
          value={kind}
          options={kinds.map(one => ({ value: one, words: words.kinds[one] }))}
          onChoose={value => setKind(value as Kind)}
        />
        {(kind === 'status' || kind === 'score') && (
          <Choose
            label={words.who}
            value={side}
            options={sides.map(({ sideId, name }) => ({ value: String(sideId), words: name }))}
            onChoose={setSide}
          />
        )}
        {kind === 'score' && chosen?.players && (
          <Choose
            label={words.player}
            value={player}
            options={chosen.players.map((name, at) => ({ value: String(at), words: name }))}
            onChoose={setPlayer}
          />
        )}
        {rounds > 1 && (
          <Choose
            label={kind === 'cut' ? words.afterRound : words.round}
            value={round}
            options={numbers}
            onChoose={setRound}
          />
        )}
        {kind === 'score' && (
          <>
            <Field label={words.hole} type="number" look="short" value={hole} error={wrong.hole} onInput={setHole} />
            <Field
              label={words.strokes}
              type="number"
              look="short"
              value={strokes}
              error={wrong.strokes}
              onInput={setStrokes}
            />
          </>
        )}
        {kind === 'shortening' && (
          <Choose
            label={words.counts}
            value={upTo}
            options={[
              { value: 'completed', words: words.completedHoles },
              ...Array.from({ length: 17 }, (_, one) => ({ value: String(one + 1), words: words.firstHoles(one + 1) })),
            ]}
            onChoose={setUpTo}
          />
        )}
        {kind === 'cut' && (
          <Field label={words.low} type="number" look="short" value={low} error={wrong.low} onInput={setLow} />
        )}
        <div class="bar">
          <button type="submit" class="button">
            {words.add}
          </button>
          <span class="quiet">{words.nothingChanges}</span>
        </div>
      </form>
      {changes.length > 0 && (
        <ul class="chips">
          {changes.map((change, at) => (
            <li key={`${at} ${named(change)}`}>
              <button
                type="button"
                class="button tight"
                aria-label={words.remove(named(change))}
                onClick={() => onChange(changes.filter(one => one !== change))}
              >
                {named(change)} ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

type InWords = {
  readonly nameOf: (sideId: number) => string
  readonly rounds: number
  readonly words: Words
}

function inWords(change: Change, { nameOf, rounds, words }: InWords): string {
  if (change.kind === 'cut') return words.cutAt(change.cut.low ?? 0, change.cut.afterRound)
  if (change.kind === 'shortening') {
    const { round, holes } = change.shortening
    const said = holes === 'completed' ? words.completed : words.shortened(holes.length)
    return rounds > 1 ? words.inRound(said, round + 1) : said
  }
  const name = nameOf(change.sideId)
  const said = change.kind === 'status' ? words.withdraws(name) : words.scores(name, change.hole, Number(change.score))
  return rounds > 1 ? words.inRound(said, change.round + 1) : said
}

function isWithin(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
}
