import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { daysOf } from '../../ui/daysOf.ts'
import { Menu } from '../../ui/Menu.tsx'
import { go, Link } from '../../ui/router.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import type { EventDeedKind } from './EventDeed.tsx'
import type { EventRow, Words } from './Events.tsx'

export type DashboardLine = Reply<'getDashboard'>['next'][number]

type EventLineProps = {
  readonly event: EventRow
  /** What the dashboard says of it. */
  readonly line: DashboardLine | undefined
  readonly words: Words
  readonly community: string | undefined
  readonly onDeed: (kind: EventDeedKind) => void
}

/** An event in the list, with its menu. */
export function EventLine({ event, line, words, community, onDeed }: EventLineProps) {
  // The dashboard knows the state of what comes; the others are asked one by one, once.
  const known = useQuery('getEventState', line ? undefined : { params: { eventId: event.eventId } })
  const state = line?.state ?? known.data?.state
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
        {line && line.registered + (line.places ?? 0) > 0 && <Registered line={line} words={words} />}
      </td>
      <td class="tight end">
        <Menu label={words.menu({ name: event.name })} icon="more" look="button plain tight" items={itemsOf()} />
      </td>
    </tr>
  )

  function itemsOf() {
    const { eventId, communityId } = event
    const file = `${pathOf('eventFile', { communityId: String(communityId) })}?event=${eventId}`
    return [
      { words: words.open, icon: 'back' as const, run: () => go(pathOf('overview', { eventId })) },
      { words: words.clone, icon: 'copy' as const, run: () => onDeed('clone') },
      { words: words.fileAgain, icon: 'paste' as const, run: () => go(file) },
      { words: words.saveRecipe, icon: 'saved' as const, run: () => onDeed('recipe') },
      ...(state === 'draft'
        ? [{ words: words.remove, icon: 'close' as const, harm: true, run: () => onDeed('remove') }]
        : []),
    ]
  }
}

/** How many of the places are taken, and who waits. */
function Registered({ line, words }: { readonly line: DashboardLine; readonly words: Words }) {
  const { registered, places, waiting, inBallot } = line
  return (
    <>
      {places !== undefined && (
        <span class="meter" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (100 * registered) / places)}%` }} />
        </span>
      )}{' '}
      {registered}
      {places !== undefined && <span class="quiet"> / {places}</span>}
      {waiting > 0 && <small>{words.waiting({ count: waiting })}</small>}
      {inBallot > 0 && <small>{words.inBallot({ count: inBallot })}</small>}
    </>
  )
}
