import { useEffect, useRef } from 'preact/hooks'

const fieldsOfText = ['text', 'search', 'email', 'url', 'tel', 'number', 'password']

/** Hears of text that is pasted anywhere on the screen; what is pasted into a field stays there, if the field takes text: a date or a box does not. */
export function usePastedText(onText: (text: string) => void): void {
  const now = useRef(onText)
  now.current = onText
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const isOfField = event.target instanceof HTMLInputElement && fieldsOfText.includes(event.target.type)
      if (isOfField || text.trim() === '') return
      event.preventDefault()
      now.current(text)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
