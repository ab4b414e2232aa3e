import { useState } from 'preact/hooks'
import type { Change } from '../../../rules/simulation/whatIf.ts'
import type { Reply } from '../../ui/call.ts'
import { Choose } from '../../ui/Field.tsx'
import { ChangeFields } from './ChangeFields.tsx'
import { type Asked, changeOf } from './changeOf.ts'
import type { Words } from './OutlookPanel.tsx'

type Input = Reply<'getBoardInput'>
type ChangesProps = {
  readonly input: Input
  readonly changes: readonly Change[]
  readonly words: Words
  readonly onChange: (changes: readonly Change[]) => void
}

/** What the director tries: a withdrawal, another score, another cut. Nothing is written. */
export function Changes({ input, changes, words, onChange }: ChangesProps) {
  const { rounds } = input
  const sides = input.sides.toSorted((a, b) => a.name.localeCompare(b.name))
  const [asked, setAsked] = useState<Asked>({
    kind: 'status',
    side: String(sides[0]?.sideId ?? ''),
    player: '0',
    round: String(rounds),
    hole: '',
    strokes: '',
    low: '',
    upTo: '9',
  })
  const [isTried, setTried] = useState(false)
  const ask = (part: Partial<Asked>) => setAsked({ ...asked, ...part })
  const add = (event: Event) => {
    event.preventDefault()
    const change = changeOf(asked)
    setTried(change === undefined)
    if (change) onChange([...changes, change])
  }
  const kinds = (['status', 'score', 'shortening', 'cut'] as const).filter(kind => rounds > 1 || kind !== 'cut')
  return (
    <details class="panel">
      <summary>{words.whatIf}</summary>
      <form class="form" onSubmit={add}>
        <Choose
          label={words.kind}
          value={asked.kind}
          options={kinds.map(one => ({ value: one, words: words.kinds[one] }))}
          onChoose={value => ask({ kind: value as Change['kind'] })}
        />
        <ChangeFields {...{ asked, sides, rounds, isTried, words }} onAsk={ask} />
        <div class="bar">
          <button type="submit" class="button">
            {words.add}
          </button>
          <span class="quiet">{words.nothingChanges}</span>
        </div>
      </form>
      <Tried {...{ input, changes, words, onChange }} />
    </details>
  )
}

/** The changes that are being tried; a press takes one back. */
function Tried({ input, changes, words, onChange }: ChangesProps) {
  if (changes.length === 0) return null
  const nameOf = (sideId: number) => input.sides.find(one => one.sideId === sideId)?.name ?? ''
  const named = (change: Change) => inWords(change, { nameOf, rounds: input.rounds, words })
  return (
    <ul class="chips">
      {changes.map((change, at) => (
        <li key={`${at} ${named(change)}`}>
          <button
            type="button"
            class="button tight"
            aria-label={words.remove({ words: named(change) })}
            onClick={() => onChange(changes.filter(one => one !== change))}
          >
            {named(change)} ×
          </button>
        </li>
      ))}
    </ul>
  )
}

type InWords = {
  readonly nameOf: (sideId: number) => string
  readonly rounds: number
  readonly words: Words
}

function inWords(change: Change, { nameOf, rounds, words }: InWords): string {
  if (change.kind === 'cut') return words.cutAt({ low: change.cut.low ?? 0, round: change.cut.afterRound })
  if (change.kind === 'shortening') {
    const { round, holes } = change.shortening
    const said = holes === 'completed' ? words.completed : words.shortened({ n: holes.length })
    return rounds > 1 ? words.inRound({ words: said, round: round + 1 }) : said
  }
  const name = nameOf(change.sideId)
  const said =
    change.kind === 'status'
      ? words.withdraws({ name })
      : words.scores({ name, hole: change.hole, strokes: Number(change.score) })
  return rounds > 1 ? words.inRound({ words: said, round: change.round + 1 }) : said
}
