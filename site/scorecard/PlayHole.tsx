import { useEffect, useRef, useState } from 'preact/hooks'
import type { NamedPlayer, PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView } from './cards.ts'
import { HoleHead } from './HoleHead.tsx'
import { Icon } from './Icon.tsx'
import { Keys } from './Keys.tsx'
import { shownStrokes } from './notation.tsx'
import { firstOpenHole, holesInOrder, holesToWrite } from './order.ts'
import { Row } from './Row.tsx'

type Props = {
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  /** The hole that the group is at, kept while another view is looked at. */
  readonly place: { current: { readonly roundId: string; readonly hole: number } | undefined }
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
export function PlayHole({ round, scorer, place, onTap, onReview }: Props) {
  const order = holesInOrder(round)
  const main = useRef<HTMLElement>(null)
  const known = place.current?.roundId === round.roundId ? place.current.hole : undefined
  const [hole, setHole] = useState(() => known ?? firstOpenHole(round, scorer.playerId))
  const [chosen, setChosen] = useState<string>()
  const [done, setDone] = useState<Done>()
  useEffect(() => {
    place.current = { roundId: round.roundId, hole }
  }, [place, round.roundId, hole])
  // Fingers are faster than the disk: what was just entered is not asked for again.
  const entered = useRef(new Set<string>())
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => {
      typed()
      setDone(undefined)
    }, undoMilliseconds)
    return () => clearTimeout(timer)
  }, [done])

  /** Whose key or button is gone after it was pressed goes on at the keys: when what it changed has been drawn. */
  const typed = () => {
    if (!main.current?.querySelector('.pad')?.contains(document.activeElement)) return
    setTimeout(() => {
      if (document.activeElement === document.body)
        main.current?.querySelector<HTMLElement>('.keys .is-par, .keys button')?.focus({ preventScroll: true })
    })
  }
  const at = order.indexOf(hole)
  const show = (next: number) => {
    setHole(next)
    setChosen(undefined)
  }
  const go = (step: number) => show(order[(at + step + order.length) % order.length] ?? hole)
  const isOpen = (card: PhoneCard) => card.status === 'OPEN' && !closed.includes(round.state)
  const key = (card: PhoneCard) => `${card.cardId}/${hole}`
  const isWritten = (card: PhoneCard) =>
    entered.current.has(key(card)) || holeView(card, hole, scorer.playerId).strokes !== null
  const empty = (card: PhoneCard) => isOpen(card) && !isWritten(card)
  const differs = (card: PhoneCard) => isOpen(card) && holeView(card, hole, scorer.playerId).conflict.length > 0
  // Where all is written a key changes nothing before somebody is tapped: it may be what another scorer wrote.
  const active =
    round.cards.find(card => card.cardId === chosen) ?? round.cards.find(empty) ?? round.cards.find(differs)

  const enter = async (card: PhoneCard, value: number | null) => {
    const before = holeView(card, hole, scorer.playerId).own
    const wasWritten = isWritten(card)
    typed()
    setDone({ card, hole, value, before })
    if (value === null) entered.current.delete(key(card))
    else entered.current.add(key(card))
    const left = round.cards.filter(other => other.cardId !== card.cardId && empty(other))
    if (value !== null && !wasWritten && left.length === 0) {
      const next = order.slice(at + 1).find(one => holesToWrite(round).includes(one))
      if (next === undefined) onReview()
      else show(next)
    } else setChosen(left[0]?.cardId)
    if (await onTap(card.cardId, hole, value)) return
    entered.current.delete(key(card))
    setDone(undefined)
    setHole(hole)
    setChosen(card.cardId)
  }
  const undo = async ({ card, hole: undone, before }: Done) => {
    typed()
    setDone(undefined)
    if (before === null) entered.current.delete(`${card.cardId}/${undone}`)
    setHole(undone)
    setChosen(card.cardId)
    await onTap(card.cardId, undone, before)
  }

  const par = active?.holes.find(({ number }) => number === hole)?.par ?? 4

  return (
    <main class="play" ref={main}>
      <div class="course">
        <HoleHead round={round} scorer={scorer} hole={hole} order={order} onStep={go} />
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
      </div>
      {round.cards.some(isOpen) ? (
        <div class="pad">
          <p class="undo" role="status">
            {done && (
              <>
                <span class="hidden">
                  {done.card.name}, hole {done.hole}: {shownStrokes(done.value)}
                </span>
                <button type="button" class="link" onClick={() => undo(done)}>
                  <Icon name="undo" /> Undo {shownStrokes(done.value)}
                </button>
              </>
            )}
          </p>
          {active ? (
            <Keys
              name={active.name}
              par={par}
              of={`${active.cardId}/${hole}`}
              onValue={value => enter(active, value)}
            />
          ) : (
            <p class="closed">Every score on this hole is in. Tap a name to change one.</p>
          )}
        </div>
      ) : (
        <p class="closed">
          <button type="button" class="button" onClick={onReview}>
            Look at the cards
          </button>
        </p>
      )}
    </main>
  )
}
