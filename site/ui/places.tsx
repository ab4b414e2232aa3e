/**
 * A board of people in places. Somebody is lifted and put down by mouse, by finger (held for a moment), by tapping one and then
 * the other, or by keys; whoever is dropped on somebody changes places with him. Every person and every free place is an element
 * with `data-slot`; people also have `data-person`, and all of them, like the areas that take people, have `data-place`.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { announce } from './announce.tsx'
import { byPointer } from './byPointer.ts'
import { type Direction, nearest } from './nearest.ts'
import { kit } from './words.ts'

/** Where somebody was dropped: a place, and on whom. */
export type Drop = {
  readonly person: string
  readonly from: string
  readonly place: string
  readonly on: string | undefined
}

export type PlacesOptions = {
  readonly nameOf: (person: string) => string
  readonly placeName: (place: string) => string
  /** Whether somebody may be lifted: not from what is locked. */
  readonly canLift: (person: string) => boolean
  readonly onDrop: (drop: Drop) => void
  /** What `.` asks for. */
  readonly onMenu?: (person: string) => void
}

export type Places = {
  /** As `ref` of the element that holds all places. */
  readonly root: (element: HTMLElement | null) => void
  readonly carried: string | undefined
}

/** Lets people be lifted and dropped below the element of `root`. `onDrop` does what the drop means. */
export function usePlaces(options: PlacesOptions): Places {
  // The board may come long after the hook, when its people are there.
  const [board, root] = useState<HTMLElement | null>(null)
  const [carried, setCarried] = useState<string | undefined>()
  const now = useRef({ options, carried })
  now.current = { options, carried }

  // Not after the next picture: whoever sees the board may take somebody.
  useLayoutEffect(() => {
    if (!board) return
    const carry = (person: string | undefined) => {
      now.current.carried = person
      setCarried(person)
    }
    const lift = (person: string) => {
      const { nameOf, placeName, canLift } = now.current.options
      const place = slotOf(board, person)?.dataset.place ?? ''
      if (!canLift(person)) return false
      carry(person)
      announce(kit().lifted({ name: nameOf(person), from: placeName(place) }))
      return true
    }
    const drop = (target: HTMLElement | undefined) => {
      const person = now.current.carried
      if (person === undefined) return
      const { nameOf, placeName, onDrop, canLift } = now.current.options
      const from = slotOf(board, person)?.dataset.place ?? ''
      const on = target?.dataset.person
      const place = target?.dataset.place
      carry(undefined)
      const stays = place === undefined || on === person || (place === from && on === undefined)
      if (stays || (on !== undefined && !canLift(on)))
        return announce(kit().putBack({ name: nameOf(person), place: placeName(from) }))
      onDrop({ person, from, place, on })
      announce(
        on === undefined
          ? kit().dropped({ name: nameOf(person), place: placeName(place) })
          : kit().swapped({ name: nameOf(person), other: nameOf(on) }),
      )
      // The element may be drawn anew in its new place.
      requestAnimationFrame(() => slotOf(board, person)?.focus({ preventScroll: true }))
    }
    const stop = [byKeys(board, now, lift, drop, carry), byPointer(board, now, lift, drop, carry)]
    return () => {
      for (const end of stop) end()
    }
  }, [board])

  return { root, carried }
}

export type Now = { readonly current: { options: PlacesOptions; carried: string | undefined } }
export type Lift = (person: string) => boolean
export type DropOn = (target: HTMLElement | undefined) => void
export type Carry = (person: string | undefined) => void

function slotOf(board: HTMLElement | null, person: string): HTMLElement | null {
  return board?.querySelector<HTMLElement>(`[data-person="${CSS.escape(person)}"]`) ?? null
}

function byKeys(board: HTMLElement, now: Now, lift: Lift, drop: DropOn, carry: Carry): () => void {
  const keyDown = (event: KeyboardEvent) => {
    const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-slot]')
    if (event.key === 'Escape' && now.current.carried !== undefined) {
      const person = now.current.carried
      const { nameOf, placeName } = now.current.options
      carry(undefined)
      const home = slotOf(board, person)
      home?.focus()
      announce(kit().putBack({ name: nameOf(person), place: placeName(home?.dataset.place ?? '') }))
    } else if (!slot || event.ctrlKey || event.metaKey || event.altKey) return
    else if (event.key.startsWith('Arrow')) {
      const slots = [...board.querySelectorAll<HTMLElement>('[data-slot]')]
      const at = nearest(
        slot.getBoundingClientRect(),
        slots.map(one => one.getBoundingClientRect()),
        event.key as Direction,
      )
      const next = at === undefined ? undefined : slots[at]
      if (!next) return event.preventDefault()
      next.focus()
      if (now.current.carried !== undefined) sayTarget(next, now)
    } else if (event.key === 'Enter' || event.key === ' ') {
      board.dataset.keyAt = String(event.timeStamp)
      if (now.current.carried !== undefined) drop(slot)
      else if (slot.dataset.person !== undefined) lift(slot.dataset.person)
    } else if (event.key === '.' && slot.dataset.person !== undefined) now.current.options.onMenu?.(slot.dataset.person)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  // One tab stop: the slot that had the focus last.
  const focusIn = (event: FocusEvent) => {
    const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-slot]')
    if (!slot) return
    for (const other of board.querySelectorAll<HTMLElement>('[data-slot][tabindex="0"]')) other.tabIndex = -1
    slot.tabIndex = 0
  }
  board.addEventListener('keydown', keyDown)
  board.addEventListener('focusin', focusIn)
  return () => {
    board.removeEventListener('keydown', keyDown)
    board.removeEventListener('focusin', focusIn)
  }
}

function sayTarget(slot: HTMLElement, now: Now): void {
  const { nameOf, placeName } = now.current.options
  const place = placeName(slot.dataset.place ?? '')
  const other = slot.dataset.person
  announce(other === undefined ? kit().over({ place }) : kit().overSwap({ place, other: nameOf(other) }))
}

/** What the keys do while somebody is carried; on a phone only who it is. */
export function CarryLine({
  places,
  nameOf,
  ask,
}: {
  readonly places: Places
  readonly nameOf: (person: string) => string
  /** Something to find out about who is carried. */
  readonly ask?: { readonly words: string; readonly run: (person: string) => void }
}) {
  const { carried } = places
  if (carried === undefined) return null
  const words = kit()
  return (
    <div class="carry-line">
      <div class="toast">
        <strong aria-hidden="true">{words.carrying({ name: nameOf(carried) })}</strong>
        <span class="by-keys" aria-hidden="true">
          <kbd>←</kbd>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          <kbd>→</kbd>
          {words.keyMove}
        </span>
        <span class="by-keys" aria-hidden="true">
          <kbd>Enter</kbd>
          {words.keyDrop}
        </span>
        <span class="by-keys" aria-hidden="true">
          <kbd>Esc</kbd>
          {words.keyBack}
        </span>
        <span class="by-taps" aria-hidden="true">
          {words.tapPlace}
        </span>
        {ask && (
          <button type="button" class="button tight" data-menu onClick={() => ask.run(carried)}>
            {ask.words}
          </button>
        )}
      </div>
    </div>
  )
}
