import { useState } from 'preact/hooks'
import { type TimeFormat, timeFormat, timeOf } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import { Link } from '../../ui/router.tsx'
import { useNow } from '../../ui/useNow.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { GroupNotes, type Note } from '../cards/GroupNotes.tsx'
import { isDone, lastNames, nameOf, queueOf } from '../cards/groups.ts'
import { NoCards } from '../cards/NoCards.tsx'
import { Rounds, Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { type EventState, StateDialog } from '../overview/StateDialog.ts'
import { mayIn } from '../session.ts'
import { ShortenDialog, ShortenedBand } from '../shorten/shortenParts.ts'
import { type Progress, progressOf, silentAfter, slowFrom } from './pace.ts'

type Words = ScreenWords<'control'>
const tickMs = 15_000

/** The round while it is played: a line for each group, those in trouble first, and where on the course they are. */
export function Control({ words }: { readonly words: Words }) {
  const { eventId, roundId, round, setup } = useEvent()
  const answer = useQuery('listCards', { params: { eventId: roundId } })
  const said = useQuery('listNotes', { params: { eventId: roundId } })
  const [wanted, want] = useState<EventState | undefined>()
  const [isShortening, setShortening] = useState(false)
  const now = useNow(tickMs)
  if (!answer.data || answer.data.cards.length === 0) return <NoCards answer={answer} words={words} />
  const { holes } = answer.data
  const clock = timeFormat({ timeStyle: 'short', timeZone: setup.timeZone })
  const isRunning = round.state === 'in progress'
  const isHeld = round.state === 'suspended'
  const groups = progressOf(queueOf(answer.data, round.shortening), holes, { now, isRunning })
  const out = groups.filter(one => one.hole !== undefined).length
  const back = groups.filter(one => one.state !== 'playing').length
  return (
    <Screen
      title={words.title}
      beside={
        <>
          <Rounds />
          <StateMark state={round.state} />
          <span class="quiet">{words.sums({ groups: groups.length, out, back })}</span>
        </>
      }
      actions={
        <>
          {mayIn(setup.communityId, 'messages.send') && (
            <Link to="messages" params={{ eventId }} class="button">
              {words.message}
            </Link>
          )}
          {(isRunning || isHeld || round.state === 'completed') && mayIn(setup.communityId, 'event.edit') && (
            <button type="button" class="button" onClick={() => setShortening(true)}>
              {words.shorten}
            </button>
          )}
          {(isRunning || isHeld) && mayIn(setup.communityId, 'rulings.make') && (
            <button
              type="button"
              class={isHeld ? 'button lead' : 'button harm'}
              onClick={() => want(isHeld ? 'in progress' : 'suspended')}
            >
              {isHeld ? words.resume : words.suspend}
            </button>
          )}
        </>
      }
    >
      {round.shortening && <ShortenedBand rounds={[round]} />}
      <CourseStrip groups={groups} holes={holes} words={words} />
      <ul class="panel control-rows">
        {groups.map(group => (
          <Row
            key={group.key}
            group={group}
            holes={holes}
            roundId={roundId}
            clock={clock}
            notes={said.data?.notes ?? []}
            words={words}
          />
        ))}
      </ul>
      {isShortening && <ShortenDialog holes={holes} onClose={() => setShortening(false)} />}
      {wanted && <StateDialog state={wanted} of={roundId} onClose={() => want(undefined)} />}
    </Screen>
  )
}

type RowProps = {
  readonly group: Progress
  readonly holes: number
  readonly roundId: string
  /** Of the event, as the tee times are. */
  readonly clock: TimeFormat
  /** What officials said in the round. */
  readonly notes: readonly Note[]
  readonly words: Words
}

function Row({ group, holes, roundId, clock, notes, words }: RowProps) {
  const { key, cards, differ, behind, silent, minutes } = group
  const signed = cards.filter(isDone).length
  const started = group.startedAt === undefined ? undefined : clock.format(new Date(group.startedAt))
  const isOnTime = group.teeTime !== undefined && started === timeOf(group.teeTime)
  return (
    <li data-group={key}>
      <Link to="cards" params={{ eventId: roundId }} query={`show=all&group=${key}`}>
        <span>
          <strong>{nameOf(group, words.noTime)}</strong>
          <small>{lastNames(group)}</small>
          {started !== undefined && !isOnTime && <small>{words.started({ time: started })}</small>}
          <GroupNotes group={group} notes={notes} clock={clock} words={words} />
        </span>
        <strong class="thru">
          <span class="hidden">{words.thru} </span>
          {group.state === 'playing'
            ? group.holes === 0
              ? '–'
              : words.holes({ holes: group.holes, all: holes })
            : words.finished}
        </strong>
        <span class="quiet">
          {group.updatedDt === undefined
            ? words.nothing
            : words.last({ time: clock.format(new Date(group.updatedDt)) })}
        </span>
        <span class="quiet">{minutes === undefined ? '' : words.pace({ minutes: Math.round(minutes) })}</span>
        <span class="bar">
          {differ > 0 && <span class="tag harm">{words.differ({ holes: differ })}</span>}
          {behind >= slowFrom && <span class="tag warn">{words.behind({ holes: behind })}</span>}
          {silent !== undefined && silent >= silentAfter && (
            <span class="tag warn">{words.silent({ minutes: silent })}</span>
          )}
          {signed > 0 && (
            <span class={signed === cards.length ? 'tag good' : 'tag'}>
              {words.signed({ signed, all: cards.length })}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

type StripProps = { readonly groups: readonly Progress[]; readonly holes: number; readonly words: Words }

/** The holes of the course with the groups that play them. */
function CourseStrip({ groups, holes, words }: StripProps) {
  return (
    <ol class="panel course-strip" aria-label={words.course}>
      {Array.from({ length: holes }, (_, at) => at + 1).map(hole => {
        const here = groups.filter(one => one.hole === hole)
        const isSlow = here.some(one => one.differ > 0 || one.behind >= slowFrom)
        return (
          <li key={hole} class={isSlow ? 'slow' : here.length > 0 ? 'busy' : undefined}>
            <span class="number">{hole}</span>
            {here.map(one => (
              <span key={one.key}>{one.teeTime === undefined ? '–' : timeOf(one.teeTime)}</span>
            ))}
          </li>
        )
      })}
    </ol>
  )
}
