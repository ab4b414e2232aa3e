import { dragged } from './dragged.ts'
import type { Carry, DropOn, Lift, Now } from './places.tsx'

const mouseSlackPx = 4
const holdMs = 250

type Grip = {
  readonly person: string
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly isMouse: boolean
  isDragging: boolean
  hold: ReturnType<typeof setTimeout> | undefined
}

/** Lets people be dragged, by mouse or by a finger that rests, and be tapped. Answers what ends it. */
export function byPointer(board: HTMLElement, now: Now, lift: Lift, drop: DropOn, carry: Carry): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const drag = dragging(board, now, lift, drop)
  board.addEventListener('pointerdown', drag.down, { signal })
  addEventListener('pointermove', drag.move, { signal })
  addEventListener('pointerup', drag.up, { signal })
  addEventListener('pointercancel', drag.cancel, { signal })
  addEventListener('keydown', event => event.key === 'Escape' && drag.isDragging() && drag.cancel(), { signal })
  board.addEventListener('touchmove', event => drag.isDragging() && event.preventDefault(), { passive: false, signal })
  board.addEventListener('contextmenu', event => drag.isHeld() && event.preventDefault(), { signal })
  board.addEventListener(
    'click',
    event => {
      if (drag.endedNow()) {
        event.preventDefault()
        event.stopPropagation()
      } else tap(event, board, now, lift, drop)
    },
    { capture: true, signal },
  )
  return () => {
    drag.end()
    carry(undefined)
    listening.abort()
  }
}

function dragging(board: HTMLElement, now: Now, lift: Lift, drop: DropOn) {
  const drawn = dragged(board)
  let grip: Grip | undefined
  /** The click that ends a drag is none. */
  let swallowsClick = false

  function begin(x: number, y: number): void {
    if (!grip || !lift(grip.person)) return void end()
    grip.isDragging = true
    drawn.begin(now.current.options.nameOf(grip.person), x, y)
  }

  /** Answers what was under the pointer. */
  function end(): HTMLElement | undefined {
    clearTimeout(grip?.hold)
    grip = undefined
    return drawn.end()
  }

  return {
    end,
    isHeld: () => grip !== undefined,
    isDragging: () => grip?.isDragging ?? false,
    endedNow(): boolean {
      const ended = swallowsClick
      swallowsClick = false
      return ended
    },
    down(event: PointerEvent): void {
      const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-person]')
      swallowsClick = false
      if (!slot?.dataset.person || event.button !== 0 || now.current.carried !== undefined) return
      const { clientX: x, clientY: y, pointerId: pointer } = event
      const isMouse = event.pointerType === 'mouse'
      grip = { person: slot.dataset.person, pointer, x, y, isMouse, isDragging: false, hold: undefined }
      // A finger that moves at once scrolls; one that rests lifts.
      if (!isMouse) grip.hold = setTimeout(() => begin(x, y), holdMs)
    },
    move({ pointerId, clientX, clientY }: PointerEvent): void {
      if (!grip || pointerId !== grip.pointer) return
      const far = Math.hypot(clientX - grip.x, clientY - grip.y)
      if (grip.isDragging) drawn.show(clientX, clientY)
      else if (far > mouseSlackPx && grip.isMouse) begin(clientX, clientY)
      else if (far > mouseSlackPx * 2 && !grip.isMouse) end()
    },
    up({ pointerId }: PointerEvent): void {
      if (!grip || pointerId !== grip.pointer) return
      const wasDragging = grip.isDragging
      const last = end()
      if (!wasDragging) return
      swallowsClick = true
      drop(last)
    },
    cancel(): void {
      if (!grip) return
      const wasDragging = grip.isDragging
      end()
      if (wasDragging) drop(undefined)
    },
  }
}

/** A tap lifts somebody, and the next puts him down. */
function tap(event: MouseEvent, board: HTMLElement, now: Now, lift: Lift, drop: DropOn): void {
  const element = event.target as HTMLElement
  // Some browsers send a click after the key, which was dealt with.
  const isOfKey = event.detail === 0 && event.timeStamp - Number(board.dataset.keyAt ?? 0) < 500
  if (isOfKey || element.closest('[data-menu]')) return
  const slot = element.closest<HTMLElement>('[data-slot], [data-place]')
  if (now.current.carried !== undefined) drop(slot ?? undefined)
  else if (slot?.dataset.person !== undefined) lift(slot.dataset.person)
}
