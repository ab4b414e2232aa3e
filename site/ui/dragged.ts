/** Who is being dragged, as the page shows it: the name under the pointer, the place below it, and scrolling at the edges. */
const edgePx = 56

/** Draws dragging over a board. */
export function dragged(board: HTMLElement) {
  let ghost: HTMLElement | undefined
  let over: HTMLElement | undefined
  let position = { x: 0, y: 0 }
  let scrolling = 0

  function show(x: number, y: number): void {
    position = { x, y }
    if (ghost) ghost.style.transform = `translate(${x + 8}px, ${y + 8}px)`
    const next = placeAt(x, y)
    if (next === over) return
    over?.classList.remove('target')
    over = next && board.contains(next) ? next : undefined
    over?.classList.add('target')
  }

  function scrollAtEdge(): void {
    const { x, y } = position
    const area = placeAt(x, y)?.closest<HTMLElement>('[data-scrolls]') ?? document.documentElement
    const speed = speedAt(y, area)
    if (speed !== 0) area.scrollTop += speed / 4
    scrolling = requestAnimationFrame(scrollAtEdge)
  }

  return {
    show,
    begin(name: string, x: number, y: number): void {
      ghost = document.createElement('div')
      ghost.className = 'slot carried ghost'
      ghost.textContent = name
      document.body.append(ghost)
      document.body.classList.add('dragging')
      show(x, y)
      scrolling = requestAnimationFrame(scrollAtEdge)
    },
    /** Answers what was under the pointer. */
    end(): HTMLElement | undefined {
      const last = over
      cancelAnimationFrame(scrolling)
      ghost?.remove()
      over?.classList.remove('target')
      document.body.classList.remove('dragging')
      ghost = undefined
      over = undefined
      return last
    },
  }
}

function placeAt(x: number, y: number): HTMLElement | undefined {
  const found = document.elementFromPoint(x, y)
  return found instanceof HTMLElement
    ? (found.closest<HTMLElement>('[data-slot], [data-place]') ?? undefined)
    : undefined
}

/** How far beyond the edge zone of an area a height is; 0 within. */
function speedAt(y: number, area: HTMLElement): number {
  const { top, bottom } =
    area === document.documentElement ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect()
  if (y < top + edgePx) return y - top - edgePx
  return y > bottom - edgePx ? y - bottom + edgePx : 0
}
