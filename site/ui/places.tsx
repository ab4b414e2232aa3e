/**
 * A board of people in places. Somebody is lifted and put down by mouse, by finger (held for a moment), by tapping one and then
 * the other, or by keys; whoever is dropped on somebody changes places with him. Every person and every free place is an element
 * with `data-slot`; people also have `data-person`, and all of them, like the areas that take people, have `data-place`.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { announce } from './announce.tsx'
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

const mouseSlackPx = 4
const holdMs = 250
const edgePx = 56

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
      announce(kit().lifted(nameOf(person), placeName(place)))
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
      if (stays || (on !== undefined && !canLift(on))) return announce(kit().putBack(nameOf(person), placeName(from)))
      onDrop({ person, from, place, on })
      announce(
        on === undefined ? kit().dropped(nameOf(person), placeName(place)) : kit().swapped(nameOf(person), nameOf(on)),
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

type Now = { readonly current: { options: PlacesOptions; carried: string | undefined } }
type Lift = (person: string) => boolean
type DropOn = (target: HTMLElement | undefined) => void
type Carry = (person: string | undefined) => void

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
      announce(kit().putBack(nameOf(person), placeName(home?.dataset.place ?? '')))
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
  announce(other === undefined ? kit().over(place) : kit().overSwap(place, nameOf(other)))
}

type Grip = {
  readonly person: string
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly isMouse: boolean
  isDragging: boolean
  hold: ReturnType<typeof setTimeout> | undefined
}

function byPointer(board: HTMLElement, now: Now, lift: Lift, drop: DropOn, carry: Carry): () => void {
  let grip: Grip | undefined
  let ghost: HTMLElement | undefined
  let over: HTMLElement | undefined
  let position = { x: 0, y: 0 }
  /** The click that ends a drag is none. */
  let swallowsClick = false
  let scrolling = 0

  const target = (x: number, y: number) => {
    const found = document.elementFromPoint(x, y)
    return found instanceof HTMLElement
      ? (found.closest<HTMLElement>('[data-slot], [data-place]') ?? undefined)
      : undefined
  }
  const show = (x: number, y: number) => {
    position = { x, y }
    if (ghost) ghost.style.transform = `translate(${x + 8}px, ${y + 8}px)`
    const next = target(x, y)
    if (next === over) return
    over?.classList.remove('target')
    over = next && board.contains(next) ? next : undefined
    over?.classList.add('target')
  }
  const begin = (x: number, y: number) => {
    if (!grip || !lift(grip.person)) return end()
    grip.isDragging = true
    ghost = document.createElement('div')
    ghost.className = 'slot carried ghost'
    ghost.textContent = now.current.options.nameOf(grip.person)
    document.body.append(ghost)
    document.body.classList.add('dragging')
    show(x, y)
    scrolling = requestAnimationFrame(scrollAtEdge)
  }
  const end = () => {
    clearTimeout(grip?.hold)
    cancelAnimationFrame(scrolling)
    ghost?.remove()
    over?.classList.remove('target')
    document.body.classList.remove('dragging')
    ghost = undefined
    over = undefined
    grip = undefined
  }
  const scrollAtEdge = () => {
    const area = target(position.x, position.y)?.closest<HTMLElement>('[data-scrolls]') ?? document.documentElement
    const { top, bottom } =
      area === document.documentElement ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect()
    const speed =
      position.y < top + edgePx
        ? position.y - top - edgePx
        : position.y > bottom - edgePx
          ? position.y - bottom + edgePx
          : 0
    if (speed !== 0) area.scrollTop += speed / 4
    scrolling = requestAnimationFrame(scrollAtEdge)
  }

  const down = (event: PointerEvent) => {
    const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-person]')
    swallowsClick = false
    if (!slot?.dataset.person || event.button !== 0 || now.current.carried !== undefined) return
    const { clientX: x, clientY: y, pointerId: pointer } = event
    const isMouse = event.pointerType === 'mouse'
    grip = { person: slot.dataset.person, pointer, x, y, isMouse, isDragging: false, hold: undefined }
    // A finger that moves at once scrolls; one that rests lifts.
    if (!isMouse) grip.hold = setTimeout(() => begin(x, y), holdMs)
  }
  const move = (event: PointerEvent) => {
    if (!grip || event.pointerId !== grip.pointer) return
    const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y)
    if (grip.isDragging) show(event.clientX, event.clientY)
    else if (far > mouseSlackPx && grip.isMouse) begin(event.clientX, event.clientY)
    else if (far > mouseSlackPx * 2 && !grip.isMouse) end()
  }
  const up = (event: PointerEvent) => {
    if (!grip || event.pointerId !== grip.pointer) return
    const wasDragging = grip.isDragging
    const last = over
    end()
    if (!wasDragging) return
    swallowsClick = true
    drop(last)
  }
  const cancel = () => {
    if (!grip) return
    const wasDragging = grip.isDragging
    end()
    if (wasDragging) drop(undefined)
  }
  const click = (event: MouseEvent) => {
    if (swallowsClick) {
      swallowsClick = false
      event.preventDefault()
      return event.stopPropagation()
    }
    const element = event.target as HTMLElement
    // Some browsers send a click after the key, which was dealt with.
    const isOfKey = event.detail === 0 && event.timeStamp - Number(board.dataset.keyAt ?? 0) < 500
    if (isOfKey || element.closest('[data-menu]')) return
    const slot = element.closest<HTMLElement>('[data-slot], [data-place]')
    if (now.current.carried !== undefined) drop(slot ?? undefined)
    else if (slot?.dataset.person !== undefined) lift(slot.dataset.person)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !grip?.isDragging) return
    end()
    drop(undefined)
  }
  const touchMove = (event: TouchEvent) => grip?.isDragging && event.preventDefault()

  board.addEventListener('pointerdown', down)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', cancel)
  addEventListener('keydown', keyDown)
  board.addEventListener('click', click, true)
  board.addEventListener('touchmove', touchMove, { passive: false })
  const noMenu = (event: Event) => grip && event.preventDefault()
  board.addEventListener('contextmenu', noMenu)
  return () => {
    end()
    carry(undefined)
    board.removeEventListener('pointerdown', down)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', cancel)
    removeEventListener('keydown', keyDown)
    board.removeEventListener('click', click, true)
    board.removeEventListener('touchmove', touchMove)
    board.removeEventListener('contextmenu', noMenu)
  }
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
        <strong aria-hidden="true">{words.carrying(nameOf(carried))}</strong>
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
