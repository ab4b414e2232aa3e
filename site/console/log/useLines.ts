import { useEffect, useMemo, useState } from 'preact/hooks'
import { session } from '../session.ts'
import { type Entry, type Line, type LogWords, linesOf, type Reading, type Sentence, sentenceOf } from './sentences.ts'
import type { AnyLog } from './useOlder.ts'

export type Lines<E extends Entry> = {
  readonly lines: readonly { readonly line: Line<E>; readonly sentence: Sentence }[]
  /** Everybody who did something, by what the log calls them. */
  readonly people: ReadonlyMap<string, string>
  readonly whoDid: (line: Line) => string
}

/** The lines of a log with what they say, and who did it. */
export function useLines<E extends Entry>(shown: AnyLog<E> | undefined, reading: Reading): Lines<E> {
  const { words } = reading
  const lines = useMemo(
    () => linesOf(shown?.entries ?? []).map(line => ({ line, sentence: sentenceOf(line.entries, reading) })),
    [shown, reading],
  )
  // Those of before stay while another choice is read.
  const [known, setKnown] = useState<AnyLog<E>['people']>()
  useEffect(() => shown?.people && setKnown(shown.people), [shown])
  const people = new Map(known?.map(one => [one.actor, nameOfActor(one, words)]))
  return { lines, people, whoDid: line => people.get(line.actor) ?? words.somebody }
}

function nameOfActor(
  { actor, actorName }: { readonly actor: string; readonly actorName?: string },
  words: LogWords,
): string {
  if (actor === `administrator:${session.account.administratorId}`)
    return words.me({ name: actorName ?? session.account.name })
  return actorName ?? words.actors[actor.split(':')[0] ?? ''] ?? words.somebody
}
