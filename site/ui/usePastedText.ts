import { useEffect, useRef } from 'preact/hooks'

/** Hears of text that is pasted anywhere on the screen; what is pasted into a field stays there. */
export function usePastedText(onText: (text: string) => void): void {
  const now = useRef(onText)
  now.current = onText
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (event.target instanceof HTMLInputElement || text.trim() === '') return
      event.preventDefault()
      now.current(text)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
