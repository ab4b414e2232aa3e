import { useMemo, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { plain } from '../../ui/grid.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/keys.ts'
import { go, useChoice, usePlace } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { EventDeed, type EventDeedKind } from './EventDeed.tsx'
import { EventLine } from './EventLine.tsx'

export type Words = ScreenWords<'events'>
export type EventRow = Reply<'searchEvents'>[number]

/** All events of a community, and of its sub communities where it is a club: what comes, and what was. */
export function Events({ words }: { readonly words: Words }) {
  const communityId = Number(usePlace().params.communityId)
  const events = useQuery('searchEvents', {
    criteria: { communityId, includeSubCommunities: true, sortAsc: true },
  })
  const [find, setFind] = useChoice<string>('find', '')
  const newEvent = () => go(pathOf('newEvent', { communityId: String(communityId) }))
  useKeys(useMemo(() => [{ keys: 'n', words: words.newEvent, run: newEvent }], [communityId]))
  const create = (
    <button type="button" class="button lead" onClick={newEvent}>
      <Icon name="add" />
      {words.newEvent}
    </button>
  )
  const actions = (
    <>
      <Find label={words.find} value={find} onFind={setFind} />
      {create}
    </>
  )
  return (
    <Screen title={words.title} actions={actions}>
      {!events.data ? (
        <Waiting answers={[events]} />
      ) : events.data.length === 0 ? (
        <Empty title={words.emptyTitle} action={create}>
          {words.empty}
        </Empty>
      ) : (
        <EventList {...{ all: events.data, communityId, find, words }} />
      )}
    </Screen>
  )
}

type EventListProps = {
  readonly all: readonly EventRow[]
  readonly communityId: number
  readonly find: string
  readonly words: Words
}

function EventList({ all, communityId, find, words }: EventListProps) {
  const dashboard = useQuery('getDashboard', { params: { communityId } })
  const [when, setWhen] = useChoice<'coming' | 'past'>('when', 'coming')
  const [deed, setDeed] = useState<{ readonly kind: EventDeedKind; readonly event: EventRow } | undefined>()
  const today = new Date().toISOString().slice(0, 10)
  const lines = new Map(
    [...(dashboard.data?.today ?? []), ...(dashboard.data?.next ?? [])].map(one => [one.eventId, one]),
  )
  const coming = all.filter(one => one.endDate >= today)
  const past = all.filter(one => one.endDate < today).reverse()
  const shown = (when === 'coming' ? coming : past).filter(one => plain(one.name).includes(plain(find)))
  return (
    <>
      <section class="panel">
        <div class="panel-head">
          <Segments
            label={words.when}
            value={when}
            options={[
              { value: 'coming', words: words.coming, count: coming.length },
              { value: 'past', words: words.past, count: past.length },
            ]}
            onChoose={setWhen}
          />
        </div>
        {shown.length === 0 ? (
          <p class="nothing">{find !== '' ? words.noneFound : when === 'past' ? words.noPast : words.noComing}</p>
        ) : (
          <EventTable shown={shown} words={words}>
            {event => (
              <EventLine
                key={event.eventId}
                event={event}
                line={lines.get(event.eventId)}
                words={words}
                community={event.communityId === communityId ? undefined : event.communityName}
                onDeed={kind => setDeed({ kind, event })}
              />
            )}
          </EventTable>
        )}
      </section>
      {deed && <EventDeed {...deed} words={words} onClose={() => setDeed(undefined)} />}
    </>
  )
}

type EventTableProps = {
  readonly shown: readonly EventRow[]
  readonly words: Words
  readonly children: (event: EventRow) => preact.ComponentChildren
}

function EventTable({ shown, words, children }: EventTableProps) {
  return (
    <table class="list events-list">
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.event}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.players}</th>
          <th>
            <span class="hidden">{words.menu({ name: '' })}</span>
          </th>
        </tr>
      </thead>
      {byMonth(shown).map(([month, rows]) => (
        <tbody key={month}>
          <tr class="month">
            <th colSpan={5} scope="rowgroup">
              {month}
            </th>
          </tr>
          {rows.map(children)}
        </tbody>
      ))}
    </table>
  )
}

/** The events under the months in which they begin. */
function byMonth(events: readonly EventRow[]): readonly (readonly [string, readonly EventRow[]])[] {
  const format = new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return [...Map.groupBy(events, one => format.format(new Date(`${one.startDate.slice(0, 7)}-01T00:00:00Z`)))]
}
