import { useEffect, useRef, useState } from 'preact/hooks'
import type { NamedPlayer, PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView, receivedOn, totalsOf } from './cards.ts'
import { Keys } from './Keys.tsx'
import { Dots, Score, shownStrokes, toPar } from './notation.tsx'
import { firstOpenHole, holesInOrder } from './order.ts'

type Props = {
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  /** Answers whether the phone has kept it. */
  readonly onTap: (cardId: string, hole: number, value: number | null) => Promise<boolean>
  readonly onReview: () => void
}

type Done = {
  readonly card: PhoneCard
  readonly hole: number
  readonly value: number | null
  readonly before: number | null
}

/** States of the round in which only the committee writes. */
const closed = ['official', 'cancelled']
const undoMilliseconds = 5_000

/** One hole for the whole group: tap a player, tap a key; the next player and the next hole come by themselves. */
export function PlayHole({ round, scorer, onTap, onReview }: Props) {
  const order = holesInOrder(round)
  const [hole, setHole] = useState(() => firstOpenHole(round, scorer.playerId))
  const [chosen, setChosen] = useState<string>()
  const [done, setDone] = useState<Done>()
  // Fingers are faster than the disk: what was just entered is not asked for again.
  const entered = useRef(new Set<string>())
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(undefined), undoMilliseconds)
    return () => clearTimeout(timer)
  }, [done])

  const at = order.indexOf(hole)
  const go = (step: number) => {
    setHole(order[(at + step + order.length) % order.length] ?? hole)
    setChosen(undefined)
  }
  const isOpen = (card: PhoneCard) => card.status === 'OPEN' && !closed.includes(round.state)
  const key = (card: PhoneCard) => `${card.cardId}/${hole}`
  const empty = (card: PhoneCard) =>
    isOpen(card) && !entered.current.has(key(card)) && holeView(card, hole, scorer.playerId).own === null
  const active = round.cards.find(card => card.cardId === chosen) ?? round.cards.find(empty) ?? round.cards.find(isOpen)

  const enter = async (card: PhoneCard, value: number | null) => {
    const before = holeView(card, hole, scorer.playerId).own
    setDone({ card, hole, value, before })
    if (value === null) entered.current.delete(key(card))
    else entered.current.add(key(card))
    const left = round.cards.filter(other => other.cardId !== card.cardId && empty(other))
    if (value !== null && before === null && left.length === 0) {
      if (at === order.length - 1) onReview()
      else go(1)
    } else setChosen(left[0]?.cardId)
    if (await onTap(card.cardId, hole, value)) return
    entered.current.delete(key(card))
    setDone(undefined)
    setHole(hole)
    setChosen(card.cardId)
  }
  const undo = async ({ card, hole: undone, before }: Done) => {
    setDone(undefined)
    if (before === null) entered.current.delete(`${card.cardId}/${undone}`)
    setHole(undone)
    setChosen(card.cardId)
    await onTap(card.cardId, undone, before)
  }

  return (
    <main>
      <nav class="hole">
        <button type="button" aria-label="Hole before" onClick={() => go(-1)}>
          ‹
        </button>
        <h2>Hole {hole}</h2>
        <button type="button" aria-label="Next hole" onClick={() => go(1)}>
          ›
        </button>
      </nav>
      <ul class="group">
        {round.cards.map(card => (
          <Row
            key={card.cardId}
            card={card}
            hole={hole}
            round={round}
            scorer={scorer}
            chosen={card === active}
            isOpen={isOpen(card)}
            onChoose={() => setChosen(card.cardId)}
          />
        ))}
      </ul>
      <div class="pad">
        <p class="undo" role="status">
          {done && (
            <>
              {done.card.name}, hole {done.hole}: {shownStrokes(done.value)}{' '}
              <button type="button" class="plain" onClick={() => undo(done)}>
                Undo
              </button>
            </>
          )}
        </p>
        {active && <Keys key={`${active.cardId}/${hole}`} name={active.name} onValue={value => enter(active, value)} />}
      </div>
      <button type="button" class="wide" onClick={onReview}>
        Review and sign
      </button>
    </main>
  )
}

type RowProps = {
  readonly card: PhoneCard
  readonly hole: number
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  readonly chosen: boolean
  readonly isOpen: boolean
  readonly onChoose: () => void
}

function Row({ card, hole, round, scorer, chosen, isOpen, onChoose }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const place = card.holes.findIndex(({ number }) => number === hole)
  const own = card.holes[place]
  if (!own) return null
  const { strokes, own: said, conflict } = holeView(card, hole, scorer.playerId)
  const { gross, net, points, thru } = totalsOf(card, scorer.playerId)
  const nameOf = (id: string) =>
    round.cards.find(({ playerIds: [only, ...others] }) => others.length === 0 && id === `player:${only}`)?.name ??
    'another scorer'
  return (
    <li ref={row}>
      <button type="button" class="player" aria-pressed={chosen} disabled={!isOpen} onClick={onChoose}>
        <span class="name">
          {card.name} <Dots received={receivedOn(card)[place] ?? 0} />
        </span>
        <span class="facts">
          Par {own.par} · SI {own.strokeIndex}
          {own.yards !== undefined && ` · ${own.yards} yd`}
        </span>
        <span class="facts">
          {toPar(gross)} gross · {toPar(net)} net · {points ?? '–'} pts · thru {thru}
        </span>
        {strokes === null ? (
          <span class="score ghost" aria-hidden="true">
            {own.par}
          </span>
        ) : (
          <Score strokes={strokes} par={own.par} />
        )}
      </button>
      {card.status !== 'OPEN' && <p class="note">{card.status === 'SIGNED' ? 'Signed' : card.status}: read only.</p>}
      {card.corrected.includes(hole) && (
        <p class="note">
          Corrected by the committee: {shownStrokes(strokes)}
          {said !== null && said !== strokes && `, you had ${shownStrokes(said)}`}.
        </p>
      )}
      {conflict.length > 0 && (
        <p class="conflict">
          ≠ {conflict.map(({ scorer: who, value }) => `${nameOf(who)} has ${shownStrokes(value)}`).join(', ')}. Agree on
          one.
        </p>
      )}
    </li>
  )
}
