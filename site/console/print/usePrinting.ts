import { useMemo, useRef } from 'preact/hooks'
import { useKeys } from '../../ui/keys.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import type { Words } from './Print.tsx'
import { type DocumentState, namesOf, openPrintout, type Paper, print } from './printout.ts'

type PrintingProps = {
  readonly roundId: string
  readonly list: readonly DocumentState[]
  readonly picked: readonly DocumentState[]
  /** As the settings say if undefined. */
  readonly paper: Paper | undefined
  readonly words: Words
  readonly onChooseAll: () => void
}

/** Printing what is chosen or what has changed, and looking at it before; by keys too. */
export function usePrinting({ roundId, list, picked, paper, words, onChooseAll }: PrintingProps) {
  const stale = list.filter(one => one.stale > 0 && one.state === 'stale')
  const whole = picked.map(one => ({ one, pages: one.pages }))
  const changed = stale.map(one => ({ one, pages: one.pages.filter(page => page.state === 'stale') }))
  const printing = useDeed(() => print(roundId, whole, paper, words.blocked))
  const stalePrinting = useDeed(() => print(roundId, changed, paper, words.blocked))
  const looking = useDeed(async () => {
    if (whole.length > 0) openPrintout(roundId, whole.flatMap(namesOf), paper, words.blocked)
  })
  const deeds = { chooseAll: onChooseAll, print: printing.run, printStale: stalePrinting.run, look: looking.run }
  const now = useRef(deeds)
  now.current = deeds
  useKeys(
    useMemo(
      () => [
        { keys: 'a', words: words.keyAll, run: () => now.current.chooseAll() },
        { keys: 'o', words: words.keyOpen, run: () => now.current.look() },
        { keys: 'p', words: words.keyChosen, run: () => now.current.print() },
        { keys: 'c', words: words.keyChanged, run: () => now.current.printStale() },
      ],
      [],
    ),
  )
  return { printing, stalePrinting, looking, stalePages: stale.reduce((sum, one) => sum + one.stale, 0) }
}
