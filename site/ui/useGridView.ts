import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { windowOf } from './grid.ts'
import { useNarrow } from './useNarrow.ts'

const lineHeight = 36
const cardHeight = 64

export type GridView = ReturnType<typeof useGridView>

/** Which of so many rows are in sight, and how rows are drawn: lines, or cards on a narrow screen. */
export function useGridView(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: 600 })
  const isNarrow = useNarrow()
  const rowHeight = isNarrow ? cardHeight : lineHeight

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight })
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  function scrollTo(row: number): void {
    const element = scroller.current
    if (!element) return
    const head = isNarrow ? 0 : lineHeight
    const top = row * rowHeight
    if (top < element.scrollTop) element.scrollTop = top
    if (top + rowHeight + head > element.scrollTop + element.clientHeight)
      element.scrollTop = top + rowHeight + head - element.clientHeight
  }

  /** Rows that one page further is. */
  const page = Math.max(1, Math.floor(view.height / rowHeight) - 2)
  return { scroller, isNarrow, rowHeight, page, ...windowOf(count, { ...view, rowHeight }), scrollTo }
}
