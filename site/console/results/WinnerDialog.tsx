import { useId, useState } from 'preact/hooks'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose, Field, FieldRow } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Follows } from '../frame/Effects.tsx'
import type { Words } from './Results.tsx'
import type { Row } from './rows.ts'
import type { EffectsOf } from './Winners.tsx'
import { isEntered, type Winner } from './winners.ts'

type WinnerProps = {
  readonly rows: readonly Row[]
  readonly winners: readonly Winner[]
  readonly effectsOf: EffectsOf
  readonly write: (winners: readonly Winner[]) => Promise<void>
  readonly words: Words
  readonly onClose: () => void
}

/** Who won a contest; the prize that follows is said before. Contests that were entered before are offered. */
export function WinnerDialog({ rows, winners, effectsOf, write, words, onClose }: WinnerProps) {
  const known = useId()
  const [contest, setContest] = useState('')
  const [hole, setHole] = useState('')
  const [side, setSide] = useState('')
  const number = hole === '' ? undefined : Number(hole)
  const isHole = number === undefined || (Number.isInteger(number) && number >= 1 && number <= 18)
  const winner = { contest: contest.trim(), ...(number !== undefined && { hole: number }), side: Number(side) }
  const isTwice = isEntered(winners, winner)
  const isWhole = winner.contest !== '' && side !== '' && isHole && !isTwice
  const deed = useDeed(async () => {
    if (!isWhole) return
    await write([...winners, winner])
    onClose()
  })
  const sides = [...rows].sort((a, b) => a.name.localeCompare(b.name))
  return (
    <DeedDialog title={words.addWinner} submit={words.save} disabled={!isWhole} deed={deed} onClose={onClose}>
      <FieldRow label={words.contest}>
        {ids => (
          <input
            {...ids}
            class="input"
            list={known}
            value={contest}
            maxLength={60}
            required
            autofocus
            onInput={event => setContest(event.currentTarget.value)}
          />
        )}
      </FieldRow>
      <datalist id={known}>
        {[...new Set([...winners.map(one => one.contest), ...Object.values(words.contests)])].map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Field
        label={words.hole}
        hint={words.holeHint}
        error={isHole ? undefined : words.holeWrong}
        value={hole}
        onInput={setHole}
        type="number"
        look="narrow"
        min={1}
        max={18}
      />
      <Choose
        label={words.winner}
        value={side}
        error={isTwice ? words.winnerTwice : deed.errorAt('/settings/winners')}
        options={[
          { value: '', words: words.choose },
          ...sides.map(({ sideId, name }) => ({ value: String(sideId), words: name })),
        ]}
        onChoose={setSide}
      />
      {isWhole && <Follows id="updateLeaderboard" inputs={[effectsOf([...winners, winner])]} />}
    </DeedDialog>
  )
}
