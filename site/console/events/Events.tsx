import { useMemo, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { daysOf } from '../../ui/daysOf.ts'
import { Find } from '../../ui/Find.tsx'
import { plain } from '../../ui/grid.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Menu } from '../../ui/Menu.tsx'
import { go, Link, useChoice, usePlace } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { language } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { EventDeed, type EventDeedKind } from './EventDeed.tsx'
import type { en } from './en.ts'

type Words = typeof en
type EventRow = Reply<'searchEvents'>[number]
type Line = Reply<'getDashboard'>['next'][number]

/** All events of a community, and of its sub communities where it is a club: what comes, and what was. */
export function Events({ words }: { readonly words: Words }) {
  const { params } = usePlace()
  const communityId = Number(params.communityId)
  const events = useQuery('searchEvents', {
    criteria: { communityId, includeSubCommunities: true, sortAsc: true },
  })
  const dashboard = useQuery('getDashboard', { params: { communityId: communityId } })
  const [when, setWhen] = useChoice<'coming' | 'past'>('when', 'coming')
  const [find, setFind] = useChoice<string>('find', '')
  const [deed, setDeed] = useState<{ readonly kind: EventDeedKind; readonly event: EventRow } | undefined>()
  const newEvent = () => go(pathOf('newEvent', { communityId: String(communityId) }))
  useKeys(useMemo(() => [{ keys: 'n', words: words.newEvent, run: newEvent }], [communityId]))
  const today = new Date().toISOString().slice(0, 10)
  const lines = new Map(
    [...(dashboard.data?.today ?? []), ...(dashboard.data?.next ?? [])].map(one => [one.eventId, one]),
  )
  const all = events.data ?? []
  const coming = all.filter(one => one.endDate >= today)
  const past = all.filter(one => one.endDate < today).reverse()
  const shown = (when === 'coming' ? coming : past).filter(one => plain(one.name).includes(plain(find)))
  const create = (
    <button type="button" class="button lead" onClick={newEvent}>
      <Icon name="add" />
      {words.newEvent}
    </button>
  )
  return (
    <Screen
      title={words.title}
      actions={
        <>
          <Find label={words.find} value={find} onFind={setFind} />
          {create}
        </>
      }
    >
      {!events.data ? (
        <Waiting answers={[events]} />
      ) : all.length === 0 ? (
        <Empty title={words.emptyTitle} action={create}>
          {words.empty}
        </Empty>
      ) : (
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
            <table class="list events-list">
              <thead>
                <tr>
                  <th scope="col">{words.date}</th>
                  <th scope="col">{words.event}</th>
                  <th scope="col">{words.state}</th>
                  <th scope="col">{words.players}</th>
                  <th>
                    <span class="hidden">{words.menu('')}</span>
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
                  {rows.map(event => (
                    <Row
                      key={event.eventId}
                      event={event}
                      line={lines.get(event.eventId)}
                      words={words}
                      community={event.communityId === communityId ? undefined : event.communityName}
                      onDeed={kind => setDeed({ kind, event })}
                    />
                  ))}
                </tbody>
              ))}
            </table>
          )}
        </section>
      )}
      {deed && <EventDeed {...deed} words={words} onClose={() => setDeed(undefined)} />}
    </Screen>
  )
}

function Row({
  event,
  line,
  words,
  community,
  onDeed,
}: {
  readonly event: EventRow
  readonly line: Line | undefined
  readonly words: Words
  readonly community: string | undefined
  readonly onDeed: (kind: EventDeedKind) => void
}) {
  // The dashboard knows the state of what comes; the others are asked one by one, once.
  const known = useQuery('getEventState', line ? undefined : { params: { eventId: event.eventId } })
  const state = line?.state ?? known.data?.state
  const field = line && line.registered + (line.places ?? 0) > 0 ? line : undefined
  return (
    <tr>
      <td class="tight day">{daysOf(event)}</td>
      <th scope="row">
        <Link to="overview" params={{ eventId: event.eventId }}>
          {event.name}
        </Link>
        <small>{[event.courseName, community].filter(Boolean).join(' · ')}</small>
      </th>
      <td class="tight">{state && <StateMark state={state} />}</td>
      <td class="tight">
        {field && (
          <>
            {field.places !== undefined && (
              <span class="meter" aria-hidden="true">
                <i style={{ width: `${Math.min(100, (100 * field.registered) / field.places)}%` }} />
              </span>
            )}{' '}
            {field.registered}
            {field.places !== undefined && <span class="quiet"> / {field.places}</span>}
            {field.waiting > 0 && <small>{words.waiting(field.waiting)}</small>}
            {field.inBallot > 0 && <small>{words.inBallot(field.inBallot)}</small>}
          </>
        )}
      </td>
      <td class="tight end">
        <Menu
          label={words.menu(event.name)}
          icon="more"
          look="button plain tight"
          items={[
            { words: words.open, icon: 'back', run: () => go(pathOf('overview', { eventId: event.eventId })) },
            { words: words.clone, icon: 'copy', run: () => onDeed('clone') },
            {
              words: words.fileAgain,
              icon: 'paste',
              run: () =>
                go(`${pathOf('eventFile', { communityId: String(event.communityId) })}?event=${event.eventId}`),
            },
            { words: words.saveRecipe, icon: 'saved', run: () => onDeed('recipe') },
            ...(state === 'draft'
              ? [{ words: words.remove, icon: 'close' as const, harm: true, run: () => onDeed('remove') }]
              : []),
          ]}
        />
      </td>
    </tr>
  )
}

/** The events under the months in which they begin. */
function byMonth(events: readonly EventRow[]): readonly (readonly [string, readonly EventRow[]])[] {
  const format = new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return [...Map.groupBy(events, one => format.format(new Date(`${one.startDate.slice(0, 7)}-01T00:00:00Z`)))]
}
