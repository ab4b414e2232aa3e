import { useLayoutEffect, useRef } from 'preact/hooks'

const fieldsOfText = ['text', 'search', 'email', 'url', 'tel', 'number', 'password']

/** Hears of text that is pasted anywhere on the screen; what is pasted into a field stays there, if the field takes text: a date or a box does not. */
export function usePastedText(onText: (text: string) => void): void {
  const now = useRef(onText)
  now.current = onText
  // Not after the next picture: whoever sees the screen may paste.
  useLayoutEffect(() => {
    const takesText = (target: EventTarget | null) =>
      target instanceof HTMLInputElement && fieldsOfText.includes(target.type)
    // Browsers give nobody what is pasted into a date.
    const leaveDate = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) => {
      if (key.toLowerCase() === 'v' && (ctrlKey || metaKey) && target instanceof HTMLInputElement && !takesText(target))
        target.blur()
    }
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (takesText(event.target) || text.trim() === '') return
      event.preventDefault()
      now.current(text)
    }
    addEventListener('keydown', leaveDate)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('keydown', leaveDate)
      removeEventListener('paste', paste)
    }
  }, [])
}
