import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView } from './cards.ts'
import { firstOpenHole, holesInOrder, holesToWrite } from './order.ts'
import type { PlayHoleProps } from './PlayHole.tsx'

export type Done = {
  readonly card: PhoneCard
  readonly hole: number
  readonly value: number | null
  readonly before: number | null
}

/** States of the round in which only the committee writes. */
const closed = ['official', 'cancelled']
const undoMilliseconds = 5_000

/** Which hole and whose score is next, and what a key does: the next player and the next hole come by themselves. */
export function useEntering({ round, scorer, place, connection, onTap, onReview }: PlayHoleProps) {
  const order = holesInOrder(round)
  const main = useRef<HTMLElement>(null)
  const [hole, setHole] = useHole(round, scorer.playerId, place)
  const [chosen, setChosen] = useState<string>()
  const [done, setDone] = useDone(main)
  // Fingers are faster than the disk: what was just entered is not asked for again.
  const entered = useRef(new Set<string>())
  const at = order.indexOf(hole)
  const show = (next: number) => {
    setHole(next)
    setChosen(undefined)
  }
  const { key, viewOf, isOpen, isWritten, empty, differs } = states({
    ...{ round, hole, connection },
    scorerId: scorer.playerId,
    entered: entered.current,
  })

  /** Goes on to the next player, the next hole or the review. */
  function goOn(card: PhoneCard, isNew: boolean): void {
    const left = round.cards.filter(other => other.cardId !== card.cardId && empty(other))
    const next = order.slice(at + 1).find(one => holesToWrite(round).includes(one))
    if (!isNew || left.length > 0) setChosen(left[0]?.cardId)
    else if (next === undefined) onReview()
    else show(next)
  }

  async function enter(card: PhoneCard, value: number | null): Promise<void> {
    const before = viewOf(card).own
    const isNew = value !== null && !isWritten(card)
    focusKeys(main)
    setDone({ card, hole, value, before })
    if (value === null) entered.current.delete(key(card))
    else entered.current.add(key(card))
    goOn(card, isNew)
    if (await onTap(card.cardId, hole, value)) return
    entered.current.delete(key(card))
    setDone(undefined)
    setHole(hole)
    setChosen(card.cardId)
  }

  return {
    main,
    order,
    hole,
    done,
    // Where all is written a key changes nothing before somebody is tapped: it may be what another scorer wrote.
    active: round.cards.find(card => card.cardId === chosen) ?? round.cards.find(empty) ?? round.cards.find(differs),
    isOpen,
    choose: setChosen,
    go: (step: number) => show(order[(at + step + order.length) % order.length] ?? hole),
    enter,
    async undo({ card, hole: undone, before }: Done): Promise<void> {
      focusKeys(main)
      setDone(undefined)
      if (before === null) entered.current.delete(`${card.cardId}/${undone}`)
      setHole(undone)
      setChosen(card.cardId)
      await onTap(card.cardId, undone, before)
    },
  }
}

type Asked = Pick<PlayHoleProps, 'round' | 'connection'> & {
  readonly hole: number
  readonly scorerId: number
  /** What this phone has just written. */
  readonly entered: ReadonlySet<string>
}

/** What can be said of a card on a hole. */
function states({ round, hole, scorerId, connection, entered }: Asked) {
  const key = (card: PhoneCard) => `${card.cardId}/${hole}`
  const viewOf = (card: PhoneCard) => holeView(card, hole, scorerId)
  // Behind a link that has ended nothing could be sent.
  const isOpen = (card: PhoneCard) => !connection.isGone && card.status === 'OPEN' && !closed.includes(round.state)
  const isWritten = (card: PhoneCard) => entered.has(key(card)) || viewOf(card).strokes !== null
  const empty = (card: PhoneCard) => isOpen(card) && !isWritten(card)
  const differs = (card: PhoneCard) => isOpen(card) && viewOf(card).conflict.length > 0
  return { key, viewOf, isOpen, isWritten, empty, differs }
}

/** The hole that the group is at, kept while another view is looked at. */
function useHole(round: PhoneRound, scorerId: number, place: PlayHoleProps['place']) {
  const known = place.current?.roundId === round.roundId ? place.current.hole : undefined
  const [hole, setHole] = useState(() => known ?? firstOpenHole(round, scorerId))
  useEffect(() => {
    place.current = { roundId: round.roundId, hole }
  }, [place, round.roundId, hole])
  return [hole, setHole] as const
}

/** What was entered last, as long as it can be undone. */
function useDone(main: RefObject<HTMLElement | null>) {
  const [done, setDone] = useState<Done>()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => {
      focusKeys(main)
      setDone(undefined)
    }, undoMilliseconds)
    return () => clearTimeout(timer)
  }, [done])
  return [done, setDone] as const
}

/** Whose key or button is gone after it was pressed goes on at the keys: when what it changed has been drawn. */
function focusKeys(main: RefObject<HTMLElement | null>): void {
  if (!main.current?.querySelector('.pad')?.contains(document.activeElement)) return
  setTimeout(() => {
    if (document.activeElement === document.body)
      main.current?.querySelector<HTMLElement>('.keys .is-par, .keys button')?.focus({ preventScroll: true })
  })
}
