import { useState } from 'preact/hooks'

/**
 * What is open on a screen, one thing at a time: what it is, how to open, how to close. A dialog that closes late, when its deed
 * is done and its row is gone already, closes nothing that was opened meanwhile.
 */
export function useOpen<T>(): readonly [open: T | undefined, setOpen: (what: T) => void, close: () => void] {
  const [open, setOpen] = useState<T | undefined>()
  return [open, setOpen, () => setOpen(now => (now === open ? undefined : now))]
}
