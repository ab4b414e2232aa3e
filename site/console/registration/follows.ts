import { shortName } from '../frame/useRoster.ts'
import type { Person } from './Form.tsx'
import type { Words } from './Registration.tsx'

const mostNamed = 3

type Wanted = {
  readonly places: number | undefined
  readonly kept: number | undefined
  readonly mode: 'first come' | 'ballot'
  readonly registered: number
  readonly waiting: readonly Person[]
  readonly words: Words
}

/** Who is offered a place once there are so many, in the order of the list. */
export function follows({ places, kept, mode, registered, waiting, words }: Wanted): string | undefined {
  if (places === kept || mode === 'ballot') return undefined
  const taken = registered + waiting.filter(one => one.state === 'offered').length
  if (places !== undefined && places < taken) return words.tooMany({ taken })
  const next = waiting
    .filter(one => one.state === 'waiting')
    .slice(0, places === undefined ? undefined : places - taken)
  if (next.length === 0) return undefined
  return words.raised({
    names: next.slice(0, mostNamed).map(shortName).join(', '),
    more: Math.max(0, next.length - mostNamed),
  })
}
