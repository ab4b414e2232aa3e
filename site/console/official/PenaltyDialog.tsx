import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose, Field } from '../../ui/Field.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { RoundCard } from '../cards/groups.ts'
import { penalise } from './taps.ts'

/** As the entry of the operation asks for it. */
const ruleNumber = /^[1-9]\d?(\.[1-9]\d?[a-z]?)?$/
const usual = [1, 2, 3, 4]

type PenaltyDialogProps = {
  readonly eventId: string
  readonly card: RoundCard
  /** The hole that the group plays. */
  readonly hole: number
  readonly holes: number
  readonly words: ScreenWords<'official'>
  readonly onClose: () => void
}

/** Penalty strokes on a hole that has a score, with the Rule and what happened. */
export function PenaltyDialog({ eventId, card, hole: inPlay, holes, words, onClose }: PenaltyDialogProps) {
  const { cardId, name, conflicts } = card
  const [hole, setHole] = useState(lastScored(card, inPlay, holes))
  const [strokes, setStrokes] = useState(2)
  const [rule, setRule] = useState('')
  const [reason, setReason] = useState('')
  const counts = conflicts.includes(hole) ? undefined : card.strokes[hole - 1] || undefined
  const run = () => {
    void penalise(eventId, name, { cardId, hole, strokes, rule: rule.trim(), reason: reason.trim() }, words)
    announce(words.of({ what: words.penalty, name }))
    onClose()
  }
  return (
    <DeedDialog
      title={words.penaltyTitle({ name })}
      submit={words.give}
      deed={{ run }}
      disabled={counts === undefined || !ruleNumber.test(rule.trim()) || reason.trim() === ''}
      onClose={onClose}
    >
      <Choose
        label={words.penaltyHole}
        value={String(hole)}
        options={Array.from({ length: holes }, (_, at) => ({ value: String(at + 1), words: String(at + 1) }))}
        onChoose={value => setHole(Number(value))}
      />
      <Choose
        label={words.strokes}
        value={String(strokes)}
        options={usual.map(count => ({ value: String(count), words: words.stroke({ count }) }))}
        onChoose={value => setStrokes(Number(value))}
      />
      <Field label={words.rule} hint={words.ruleHint} value={rule} onInput={setRule} maxLength={7} required autofocus />
      <Field label={words.reason} hint={words.reasonHint} value={reason} onInput={setReason} maxLength={400} required />
      <p class="banner" role="status">
        {counts === undefined
          ? words.noScore({ hole })
          : words.becomes({ hole, before: counts, after: counts + strokes })}
      </p>
    </DeedDialog>
  )
}

/** The hole that was played last; the one in play where none has a score. */
function lastScored({ strokes }: RoundCard, inPlay: number, holes: number): number {
  const back = Array.from({ length: holes }, (_, at) => ((inPlay - 1 - at + holes) % holes) + 1)
  return back.find(hole => strokes[hole - 1]) ?? inPlay
}
