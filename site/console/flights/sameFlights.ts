/** Which leaderboards of an event are divided alike: what the director said on this device, else what the flights show. */
import { useState } from 'preact/hooks'

type Divided = readonly { readonly name: string; readonly memberIds: readonly number[] }[]
type Answers = Readonly<Record<string, boolean>>

const keep = 'caddiemaster-same-flights'

/** Whether two leaderboards are divided into the same flights, with the same people in them. One flight of everybody divides nobody. */
export function isAlike(one: Divided, other: Divided): boolean {
  const textOf = (flights: Divided) =>
    JSON.stringify(flights.map(({ name, memberIds }) => [name, [...memberIds].sort((a, b) => a - b)]))
  return one.filter(({ memberIds }) => memberIds.length > 0).length > 1 && textOf(one) === textOf(other)
}

/** What was said about two leaderboards, in whichever order; undefined where nothing was. It holds until it is taken back. */
export function useSameFlights(): readonly [
  said: (one: number, other: number) => boolean | undefined,
  say: (one: number, other: number, same: boolean) => void,
] {
  const [all, setAll] = useState(storedAnswers)
  const keyOf = (one: number, other: number) => [one, other].sort((a, b) => a - b).join('-')
  return [
    (one, other) => all[keyOf(one, other)],
    (one, other, same) => {
      const next = { ...storedAnswers(), [keyOf(one, other)]: same }
      setAll(next)
      try {
        localStorage.setItem(keep, JSON.stringify(next))
      } catch {
        // Where nothing can be stored, the answer lasts as long as the screen is open.
      }
    },
  ]
}

function storedAnswers(): Answers {
  try {
    return JSON.parse(localStorage.getItem(keep) ?? '{}') as Answers
  } catch {
    return {}
  }
}
