import { useState } from 'preact/hooks'
import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import { timeFormat } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Link } from '../../ui/router.tsx'
import { dayOf, type ScreenWords } from '../../ui/words.ts'
import { frame } from '../frame/frameWords.ts'
import { Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { type OpenEvent, useEvent } from '../frame/useEvent.ts'
import { whatHappened } from '../frame/whatHappened.ts'
import { screens } from '../screens.ts'
import { ChangeState } from './ChangeState.tsx'
import { Pages } from './Pages.tsx'
import type { EventState } from './StateDialog.ts'
import { stepOf } from './stepOf.ts'

export type Words = ScreenWords<'overview'>
type Knot = { readonly name: string; readonly screen: ConsoleScreen; readonly isDone: boolean }

/** Where an event is, what comes next, and what it is made of. */
export function Overview({ words }: { readonly words: Words }) {
  const event = useEvent()
  const { setup, round, rounds, eventId, roundId } = event
  const readiness = useQuery('checkReadiness', { params: { eventId: roundId } })
  const [wanted, setWanted] = useState<EventState | undefined>()
  const stops = readiness.data?.stop ?? 0
  const knots = knotsOf(event, stops)
  const at = knots.findIndex(one => !one.isDone)
  const { counts } = setup
  const next = nextOf(event, stops, words)
  const states = stepsFrom(round.state as EventState)
  return (
    <Screen
      title={words.title}
      beside={<StateMark state={round.state} />}
      actions={
        <Menu
          label={words.change({ state: frame().states[round.state] ?? '' })}
          words={words.state}
          look="button"
          items={states.map(state => ({
            words: words.to[stepOf(round.state, state)] ?? state,
            harm: state === 'cancelled',
            run: () => setWanted(state),
          }))}
        />
      }
    >
      <section class="panel padded">
        <ol class="knots" aria-label={words.where}>
          {knots.map((knot, place) => (
            <li
              key={knot.name}
              class={knot.isDone ? 'done' : place === at ? 'now' : undefined}
              aria-current={place === at ? 'step' : undefined}
            >
              <KnotLink knot={knot} eventId={knot.screen === 'teeSheet' || knot.screen === 'ready' ? roundId : eventId}>
                {words.knots[knot.name]}
                <span class="hidden"> {knot.isDone ? words.done : place === at ? words.now : words.toCome}</span>
              </KnotLink>
            </li>
          ))}
        </ol>
        <p class="next">
          <strong>{words.next}</strong> {next.words}{' '}
          {next.screen && screens[next.screen] && (
            <Link to={next.screen} params={{ eventId: next.id } as never} class="button tight lead">
              {frame()[next.screen as 'players']}
            </Link>
          )}
        </p>
      </section>
      <div class="columns">
        <section class="panel padded">
          <h2>{words.field}</h2>
          <dl class="figures">
            <Figure value={counts.registered} words={words.registered} />
            {counts.waiting > 0 && <Figure value={counts.waiting} words={words.waiting} />}
            {counts.teams > 0 && <Figure value={counts.teams} words={words.teams} />}
            <Figure value={round.counts.withTeeTime} words={words.withTime} />
            <Figure value={round.counts.teePairings} words={words.groups} />
          </dl>
        </section>
        <section class="panel padded">
          <h2>{words.boards}</h2>
          {setup.leaderboards.length === 0 && <p class="quiet">{words.noBoards}</p>}
          <ul class="lines">
            {setup.leaderboards.map(one => (
              <li key={one.leaderboardId}>
                <strong>{one.name}</strong>
                <span class="quiet">{one.formatName}</span>
                <span class={one.unassigned > 0 && one.flights.length > 0 ? 'end tag warn' : 'end quiet'}>
                  {words.flightsOf({
                    flights: one.flights.length,
                    without: one.flights.length > 0 ? one.unassigned : 0,
                  })}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section class="panel padded">
          <h2>{words.rounds}</h2>
          <ul class="lines">
            {rounds.map(one => (
              <li key={one.eventId}>
                <strong>{dayOf(one.startDate)}</strong>
                <span class="quiet">{one.courses[0]?.name ?? words.noCourse}</span>
                <span class="end">
                  <StateMark state={one.state} />
                </span>
              </li>
            ))}
          </ul>
        </section>
        <Pages words={words} eventId={eventId} isDraft={event.event.state === 'draft'} />
        <Lately words={words} eventId={eventId} />
      </div>
      {wanted && <ChangeState words={words} state={wanted} onClose={() => setWanted(undefined)} />}
    </Screen>
  )
}

function KnotLink({
  knot,
  eventId,
  children,
}: {
  readonly knot: Knot
  readonly eventId: string
  readonly children: preact.ComponentChildren
}) {
  if (!screens[knot.screen]) return <span>{children}</span>
  return (
    <Link to={knot.screen} params={{ eventId } as never}>
      {children}
    </Link>
  )
}

function Figure({ value, words }: { readonly value: number; readonly words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const order = ['draft', 'published', 'in progress', 'completed', 'official']

function knotsOf({ setup, round }: OpenEvent, stops: number): readonly Knot[] {
  const state = order.indexOf(round.state === 'suspended' ? 'in progress' : round.state)
  const { registered } = setup.counts
  const hasField = registered > 0
  const isDivided = setup.leaderboards.every(one => one.flights.length === 0 || one.unassigned === 0)
  return [
    { name: 'draft', screen: 'setup', isDone: round.courses.length > 0 && setup.leaderboards.length > 0 },
    { name: 'players', screen: 'players', isDone: state >= 2 || hasField },
    { name: 'teams', screen: 'flights', isDone: state >= 2 || (hasField && isDivided) },
    {
      name: 'drawn',
      screen: 'teeSheet',
      isDone: state >= 2 || (hasField && round.counts.withTeeTime >= registered),
    },
    { name: 'ready', screen: 'ready', isDone: state >= 2 || (hasField && stops === 0) },
    { name: 'play', screen: 'overview', isDone: state >= 3 },
    { name: 'results', screen: 'leaderboards', isDone: state >= 3 },
    { name: 'official', screen: 'overview', isDone: state >= 4 },
  ]
}

function nextOf({ setup, round, eventId, roundId }: OpenEvent, stops: number, words: Words) {
  const { registered } = setup.counts
  if (round.state === 'official' || round.state === 'cancelled') return { words: words.nothing }
  if (round.state === 'completed') return { words: words.nextOfficial }
  if (round.state === 'in progress' || round.state === 'suspended') return { words: words.nextPlay }
  if (registered === 0) return { words: words.nextPlayers, screen: 'bringIn' as const, id: eventId }
  if (round.counts.withTeeTime === 0) return { words: words.nextDraw, screen: 'teeSheet' as const, id: roundId }
  if (stops > 0) return { words: words.nextReady({ stops }), screen: 'ready' as const, id: roundId }
  return { words: words.nextPrint, screen: 'print' as const, id: roundId }
}

/** The states that can follow, one step on or back. */
function stepsFrom(state: EventState): readonly EventState[] {
  const steps: Readonly<Record<EventState, readonly EventState[]>> = {
    draft: ['published', 'cancelled'],
    published: ['in progress', 'draft', 'cancelled'],
    'in progress': ['suspended', 'completed', 'published', 'cancelled'],
    suspended: ['in progress', 'cancelled'],
    completed: ['official', 'in progress', 'cancelled'],
    official: ['completed'],
    cancelled: ['published'],
  }
  return steps[state] ?? []
}

/** What happened last, gathered where one person did the same several times. */
function Lately({ words, eventId }: { readonly words: Words; readonly eventId: string }) {
  const log = useQuery('listEventLog', { params: { eventId }, query: { most: 60 } })
  const gathered: { readonly who: string; readonly what: string; readonly at: string; count: number }[] = []
  for (const entry of log.data?.entries ?? []) {
    const { who, what } = whatHappened(entry, words)
    const last = gathered.at(-1)
    if (last && last.who === who && last.what === what) last.count += 1
    else gathered.push({ who, what, at: entry.at, count: 1 })
  }
  const format = timeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section class="panel padded">
      <h2>{words.lately}</h2>
      {log.data && gathered.length === 0 && <p class="quiet">{words.nobodyYet}</p>}
      <ul class="lines">
        {gathered.slice(0, 8).map(one => (
          <li key={one.at}>
            <Icon name="clock" />
            <span>
              {one.who} {one.what}
              {one.count > 1 && <span class="quiet"> ×{one.count}</span>}
            </span>
            <span class="end quiet">{format.format(new Date(one.at))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
