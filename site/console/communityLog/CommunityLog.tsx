import { useMemo } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Link, usePlace } from '../../ui/router.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { LogPage, useLogFilter } from '../log/LogPage.tsx'
import { namesOf, type Reading } from '../log/sentences.ts'
import { useLines } from '../log/useLines.ts'
import { pageSize, useOlder } from '../log/useOlder.ts'
import { communityOf } from '../session.ts'

type Words = ScreenWords<'communityLog'>
type Entry = Reply<'listCommunityLog'>['entries'][number]

/** Everything that happened in a community but inside of its events: its staff, its settings, its courses, new events. */
export function CommunityLog({ words }: { readonly words: Words }) {
  const communityId = Number(usePlace().params.communityId)
  const filter = useLogFilter()
  const params = { communityId }
  const query = { most: pageSize, own: true, named: true, ...filter.filter }
  const newest = useQuery('listCommunityLog', { params, query })
  const read = useOlder(JSON.stringify([params, query]), newest.data, before =>
    call('listCommunityLog', { params, query: { ...query, before } }),
  )
  const reading: Reading = useMemo(
    () => ({ names: namesOf(read.shown?.names), words, teamBoards: new Set(), timeZone }),
    [read.shown, words],
  )
  return (
    <LogPage
      words={words}
      answer={newest}
      chosen={filter}
      read={read}
      told={useLines(read.shown, reading)}
      timeZone={timeZone}
      placeOf={({ entries: [first] }) => first && placeOf(first, communityId, words)}
    />
  )
}

/** The sub community of an entry, and the way to the log of its event. */
function placeOf(entry: Entry, communityId: number, words: Words) {
  const { eventId, eventName } = entry
  const group = entry.communityId === communityId ? undefined : communityOf(entry.communityId)?.name
  if (group === undefined && eventName === undefined) return null
  return (
    <span class="place">
      {group !== undefined && <span class="tag">{group}</span>}
      {eventId !== undefined && eventName !== undefined && (
        <Link to="log" params={{ eventId }}>
          {words.openLog({ event: eventName })}
        </Link>
      )}
    </span>
  )
}

/** Of the reader: what happens in a club has no clock of its own. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
