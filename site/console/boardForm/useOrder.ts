import { useLayoutEffect, useRef } from 'preact/hooks'

type Mover = {
  /** Of the button that is dragged, or moves its line with Alt and an arrow. */
  readonly gripOf: (at: number) => {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  readonly list: { readonly current: HTMLOListElement | null }
}

/** Lets the lines of a list be put into another order, by dragging and by keys; the line that moved keeps the focus. */
export function useOrder(count: number, move: (from: number, to: number) => void): Mover {
  const list = useRef<HTMLOListElement>(null)
  const moving = useRef(move)
  moving.current = move
  const focused = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    if (focused.current === undefined) return
    list.current?.children[focused.current]?.querySelector('button')?.focus()
    focused.current = undefined
  })
  const put = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return false
    focused.current = to
    moving.current(from, to)
    return true
  }
  const lineAt = (y: number) => {
    const lines = [...(list.current?.children ?? [])].map(line => line.getBoundingClientRect())
    return lines.findIndex(({ top, bottom }) => y >= top && y < bottom)
  }
  return {
    list,
    gripOf: at => ({
      onKeyDown(event) {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
        if (!event.altKey || by === 0) return
        event.preventDefault()
        put(at, at + by)
      },
      onPointerDown(event) {
        if (event.button !== 0) return
        event.preventDefault()
        let now = at
        whileDragged(y => {
          const to = lineAt(y)
          if (to >= 0 && put(now, to)) now = to
        })
      },
    }),
  }
}

/** Tells how far down the pointer is until it is lifted. The line may be put elsewhere meanwhile, so the page listens. */
function whileDragged(move: (y: number) => void): void {
  const dragging = new AbortController()
  const { signal } = dragging
  const end = () => dragging.abort()
  addEventListener('pointermove', ({ clientY }) => move(clientY), { signal })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
}
