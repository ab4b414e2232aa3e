import { useState } from 'preact/hooks'
import type { Shortening } from '../../../contract/settings/shortening.ts'
import type { words as english } from '../../../contract/words/en/screens/shorten.ts'
import { holeRanges } from '../../../rules/formats/holeRanges.ts'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Effects, usePreviews } from '../frame/Effects.tsx'
import { useEvent } from '../frame/useEvent.ts'
import type { ShortenProps, Words } from './shortenParts.ts'

type Kind = keyof (typeof english)['hints']

/** Lets only some holes of the round count, or none, and says before what follows; also takes that back. */
export function Shorten({ holes, words, onClose }: ShortenProps & { readonly words: Words }) {
  const { round, roundId } = useEvent()
  // As it was when asked: the change arrives while the dialog still says what was done.
  const [before] = useState(round.shortening)
  const all = Array.from({ length: holes }, (_, at) => at + 1)
  const [kind, choose] = useState<Kind>(before ? 'all' : holes > 9 ? 'first' : 'chosen')
  const [numbers, setNumbers] = useState<readonly number[]>(Array.isArray(before) ? before : all)
  const counts = countsOf(kind, numbers, all, before !== undefined)
  const isNew = counts === undefined ? false : JSON.stringify(counts) !== JSON.stringify(before ?? null)
  const input = { params: { eventId: roundId }, query: {}, body: { counts: counts ?? null } }
  const looked = usePreviews('shortenRound', isNew ? [input] : [])
  const deed = useDeed(async () => {
    await call('shortenRound', input)
    announce(counts === null ? words.restored : words.done)
    onClose()
  })
  const names = namesOf(words)
  const kinds = kindsOf(holes, before !== undefined)
  return (
    <DeedDialog
      title={before ? words.titleAgain({ round: round.name }) : words.title({ round: round.name })}
      submit={kind === 'all' ? words.restore : kind === 'nothing' ? words.annul : words.shorten}
      harm={kind === 'nothing'}
      disabled={!isNew || looked.refused !== undefined}
      deed={deed}
      onClose={onClose}
    >
      <Choose
        label={words.counts}
        hint={words.hints[kind]}
        error={deed.errorAt('/counts')}
        value={kind}
        options={kinds.map(value => ({ value, words: names[value] }))}
        onChoose={value => choose(value as Kind)}
      />
      {kind === 'chosen' && <HoleChoice {...{ all, numbers, words }} onNumbers={setNumbers} />}
      {isNew && looked.previews?.map(({ reply }) => <Counted key={kind} reply={reply} counts={counts} words={words} />)}
      {isNew && <Effects {...looked} />}
      <p class="quiet">{words.stays}</p>
    </DeedDialog>
  )
}

function namesOf(words: Words): Readonly<Record<Kind, string>> {
  const { firstNine: first, secondNine: second, chosen, completed, nothing, all } = words
  return { first, second, chosen, completed, nothing, all }
}

function kindsOf(holes: number, isShort: boolean): readonly Kind[] {
  const nines: readonly Kind[] = holes > 9 ? ['first', 'second'] : []
  return [...(isShort ? (['all'] as const) : []), ...nines, 'chosen', 'completed', 'nothing']
}

/** Undefined as long as nothing is chosen; null for all holes. `isShort`: the round is shortened already. */
function countsOf(
  kind: Kind,
  chosen: readonly number[],
  all: readonly number[],
  isShort: boolean,
): Shortening | null | undefined {
  if (kind === 'completed' || kind === 'nothing') return kind
  if (kind === 'first') return all.slice(0, 9)
  if (kind === 'second') return all.slice(9)
  if (kind === 'all' || chosen.length === all.length) return isShort || kind === 'all' ? null : undefined
  return chosen.length === 0 ? undefined : [...chosen]
}

type HoleChoiceProps = {
  readonly all: readonly number[]
  readonly numbers: readonly number[]
  readonly words: Words
  readonly onNumbers: (numbers: readonly number[]) => void
}

function HoleChoice({ all, numbers, words, onNumbers }: HoleChoiceProps) {
  const toggle = (number: number) =>
    onNumbers(
      numbers.includes(number) ? numbers.filter(one => one !== number) : [...numbers, number].sort((a, b) => a - b),
    )
  return (
    <fieldset class="segments choice hole-choice">
      <legend class="hidden">{words.holes}</legend>
      {all.map(number => (
        <label key={number}>
          <input type="checkbox" checked={numbers.includes(number)} onChange={() => toggle(number)} />
          <span>{number}</span>
        </label>
      ))}
    </fieldset>
  )
}

type CountedProps = {
  readonly reply: Reply<'shortenRound'>
  readonly counts: Shortening | null | undefined
  readonly words: Words
}

const mostNamed = 6

/** Which holes would count where that does not follow from the choice, and who has not finished them. */
function Counted({ reply: { boards, unfinished }, counts, words }: CountedProps) {
  const named = unfinished
    .slice(0, mostNamed)
    .map(({ name, missing }) => (counts === 'completed' ? name : words.missing({ name, holes: holeRanges(missing) })))
  const more = unfinished.length > mostNamed ? [words.more({ count: unfinished.length - mostNamed })] : []
  return (
    <>
      {counts === 'completed' && (
        <ul class="lines">
          {boards.map(({ leaderboardId, name, flight, holes }) => (
            <li key={`${leaderboardId} ${flight}`}>
              {words.ofBoard({
                board: [name, flight].filter(Boolean).join(', '),
                holes:
                  holes === undefined
                    ? words.ofMatches
                    : holes.length === 0
                      ? words.none
                      : words.holesOf({ ranges: holeRanges(holes), count: holes.length }),
              })}
            </li>
          ))}
        </ul>
      )}
      {unfinished.length > 0 && (
        <p class="banner">
          <span>
            <strong>
              {(counts === 'completed' ? words.noneDone : words.unfinished)({ players: unfinished.length })}
            </strong>{' '}
            {[...named, ...more].join(', ')}. {counts === 'completed' && words.noneDoneWhat}
          </span>
        </p>
      )}
    </>
  )
}
