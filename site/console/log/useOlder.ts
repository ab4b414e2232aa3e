import { useEffect, useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { type Deed, useDeed } from '../../ui/useDeed.tsx'
import type { Entry } from './sentences.ts'

/** The log of an event, or of a community, whose entries say more. */
export type AnyLog<E extends Entry> = Omit<Reply<'listEventLog'>, 'entries'> & { readonly entries: readonly E[] }
export type Older<E extends Entry> = {
  readonly shown: AnyLog<E> | undefined
  readonly older: Deed
  readonly hasOlder: boolean
}

export const pageSize = 100

/** The newest entries, which follow what happens, with the older ones that were asked for. `asked`: whose, and which of them. */
export function useOlder<E extends Entry>(
  asked: string,
  newest: AnyLog<E> | undefined,
  read: (before: number) => Promise<AnyLog<E>>,
): Older<E> {
  const [kept, setKept] = useState<{ readonly asked: string; readonly log: AnyLog<E> } | undefined>()
  useEffect(() => {
    if (newest) setKept(before => ({ asked, log: before?.asked === asked ? joined(newest, before.log) : newest }))
  }, [newest, asked])
  const log = kept?.asked === asked ? kept.log : newest
  const older = useDeed(async () => {
    const before = log?.entries.at(-1)?.logId
    if (log === undefined || before === undefined) return
    const next = await read(before)
    setKept({ asked, log: { ...joined(log, next), more: next.more } })
  })
  return { shown: log, older, hasOlder: log?.more === true }
}

/** One list out of two; what the first one says of an entry is newer. */
function joined<E extends Entry>(first: AnyLog<E>, second: AnyLog<E>): AnyLog<E> {
  const entries = new Map<number, E>()
  for (const entry of [...second.entries, ...first.entries]) entries.set(entry.logId, entry)
  const names = [...(second.names ?? []), ...(first.names ?? [])]
  return {
    entries: [...entries.values()].sort((a, b) => b.logId - a.logId),
    more: second.more,
    names,
    people: [...(first.people ?? [])],
  }
}
