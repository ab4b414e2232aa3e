import { useState } from 'preact/hooks'
import { announce } from './announce.tsx'

/** Copies `text` for pasting elsewhere; `isCopied` until it is another text; it is also said. */
export function useCopy(text: string, said: string): { readonly isCopied: boolean; readonly copy: () => void } {
  const [copied, setCopied] = useState<string | undefined>()
  const copy = () =>
    void copyText(text).then(() => {
      setCopied(text)
      announce(said)
    })
  return { isCopied: copied === text, copy }
}

/** Over plain http, as in a club's own network, browsers have no clipboard for pages, but copy what is selected. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Beside an open dialog nothing can be selected.
  ;(before?.closest('dialog') ?? document.body).append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
}
