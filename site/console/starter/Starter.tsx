import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import type { Reply } from '../../ui/call.ts'
import { type TimeFormat, timeFormat } from '../../ui/clock.ts'
import { outbox, useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepAwake } from '../../ui/keepAwake.ts'
import { useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useStore } from '../../ui/store.ts'
import { useNow } from '../../ui/useNow.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { groupName, shortName } from '../frame/useRoster.ts'
import { HelperFrame } from '../helper/HelperFrame.tsx'
import { LastDone } from '../helper/LastDone.tsx'
import { ofLink } from '../helper/ofLink.ts'
import { useLeaving } from '../helper/useLeaving.tsx'
import { Refusal } from '../taps/Refusal.tsx'
import { NextGroups } from './NextGroups.tsx'
import { isOfStarter, sendKept, tell } from './taps.ts'
import { type StartGroup, turnsOf } from './turns.ts'

type Words = ScreenWords<'starter'>

const tickMs = 1000
/** So long a second tap in the same place is one too many, and not about the group that has just come up there. */
const settlesMs = 1000
/** How many of those who go later are named. */
const soon = 2

/** The phone of the starter: who goes next, who of them is here, and one button that says that they have gone. */
export function Starter({ words }: { readonly words: Words }) {
  return (
    <HelperFrame of="listStarts">
      {(roundId, rounds) => <Round key={roundId} eventId={roundId} beside={rounds} words={words} />}
    </HelperFrame>
  )
}

type RoundProps = { readonly eventId: string; readonly beside: ComponentChildren; readonly words: Words }

function Round({ eventId, beside, words }: RoundProps) {
  const answer = useQuery('listStarts', { params: { eventId } })
  useEffect(() => {
    void sendKept(words)
    return keepAwake()
  }, [])
  const now = useNow(tickMs)
  const data = ofLink(answer)
  if (!data || data.groups.length === 0)
    return (
      <Screen title={words.title} beside={beside}>
        {data ? <Empty title={words.emptyTitle}>{words.empty}</Empty> : <Waiting answers={[answer]} />}
      </Screen>
    )
  const clock = timeFormat({ timeStyle: 'short', timeZone: data.timeZone })
  const head = (
    <>
      <strong class="starter-clock">{clock.format(now)}</strong>
      {beside}
    </>
  )
  return (
    <Screen title={words.title} beside={head}>
      <Starts {...{ eventId, data, clock, words }} time={clock.format(now)} />
    </Screen>
  )
}

type StartsProps = {
  readonly eventId: string
  readonly data: Reply<'listStarts'>
  readonly clock: TimeFormat
  /** What the clock shows. */
  readonly time: string
  readonly words: Words
}

function Starts({ eventId, data, clock, time, words }: StartsProps) {
  const { takenBack } = useStore(outbox.state)
  const [tee, setTee] = useChoice<string>('tee', 'all')
  const [first, setFirst] = useState<number | undefined>()
  const leaving = useLeaving(eventId, 'NS')
  const { isSettling, say } = useSaying(eventId, clock, words)
  const { next, after, passed, gone, last, tees } = turnsOf(data.groups, { tee: Number(tee) || undefined, first })
  const wentAt = ({ startedAt = '' }: StartGroup) => clock.format(new Date(startedAt))
  const [lastOne] = last
  const call = (id: number) => {
    setFirst(id)
    scrollTo(0, 0)
  }
  return (
    <div class="helper-page starter">
      {tees.length > 0 && <Tees {...{ tees, tee, words }} onTee={setTee} />}
      {data.state === 'suspended' && (
        <p class="banner harm" role="alert">
          <Icon name="suspended" />
          <span>{words.suspended}</span>
        </p>
      )}
      {takenBack.filter(isOfStarter).map(one => (
        <Refusal key={one.thing} of={one} />
      ))}
      {lastOne && (
        <LastDone
          said={words.wentAt({ name: groupsInWords(last, words), time: wentAt(lastOne) })}
          words={words}
          isBusy={isSettling}
          onUndo={() => say(last, true)}
        />
      )}
      {leaving.said}
      {leaving.dialog}
      {next.length > 0 ? (
        <NextGroups
          {...{ groups: next, time, isSettling, words }}
          onGone={groups => say(groups, false)}
          onNoShow={player =>
            leaving.ask({ cardId: `P-${player.playerId}`, playerId: player.playerId, name: shortName(player) })
          }
        />
      ) : (
        <Empty title={words.everybodyTitle}>{words.everybody}</Empty>
      )}
      <Others {...{ after, passed, gone, wentAt, words }} onFirst={call} />
    </div>
  )
}

/** The groups in words: the name of one, or how many there are. */
function groupsInWords(groups: readonly StartGroup[], words: Words): string {
  return groups.length === 1 && groups[0] ? groupName(groups[0]) : words.groups({ count: groups.length })
}

/** Says that groups have gone, or that they have not; once, while the screen settles. */
function useSaying(eventId: string, clock: TimeFormat, words: Words) {
  const [isSettling, setSettling] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), settlesMs)
    return () => clearTimeout(timer)
  }, [isSettling])

  function say(groups: readonly StartGroup[], undone: boolean): void {
    if (isSettling) return
    setSettling(true)
    const name = groupsInWords(groups, words)
    announce(undone ? words.undoOf({ what: name }) : words.wentAt({ name, time: clock.format(new Date()) }))
    void tell(eventId, groups, { undone, name }, words)
  }

  return { isSettling, say }
}

type TeesProps = {
  readonly tees: readonly number[]
  readonly tee: string
  readonly words: Words
  readonly onTee: (tee: string) => void
}

function Tees({ tees, tee, words, onTee }: TeesProps) {
  return (
    <Segments
      label={words.tee}
      value={tee}
      options={[
        ...tees.map(hole => ({ value: String(hole), words: words.teeOf({ hole }) })),
        { value: 'all', words: words.allTees },
      ]}
      onChoose={onTee}
    />
  )
}

type OthersProps = Pick<ReturnType<typeof turnsOf>, 'after' | 'passed' | 'gone'> & {
  readonly wentAt: (group: StartGroup) => string
  readonly words: Words
  readonly onFirst: (id: number) => void
}

/** Who goes later, who was passed over, and who has gone. */
function Others({ after, passed, gone, wentAt, words, onFirst }: OthersProps) {
  return (
    <>
      {after.length > 0 && (
        <section class="panel">
          <h2>{words.after}</h2>
          <Waiters groups={after.slice(0, soon)} onFirst={onFirst} words={words} />
          {after.length > soon && (
            <details>
              <summary>{words.later({ count: after.length - soon })}</summary>
              <Waiters groups={after.slice(soon)} onFirst={onFirst} words={words} />
            </details>
          )}
        </section>
      )}
      {passed.length > 0 && (
        <details class="panel" open={passed.length <= soon}>
          <summary>{words.passed({ count: passed.length })}</summary>
          <Waiters groups={passed} onFirst={onFirst} words={words} />
        </details>
      )}
      {gone.length > 0 && (
        <details class="panel">
          <summary>{words.goneBefore({ count: gone.length })}</summary>
          <ul>
            {gone.map(group => (
              <li key={group.id} class="helper-row">
                <span>
                  <strong>{words.wentAt({ name: groupName(group), time: wentAt(group) })}</strong>
                  {group.startedBy !== undefined && <small>{words.by({ name: group.startedBy })}</small>}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type WaitersProps = {
  readonly groups: readonly StartGroup[]
  readonly onFirst: (id: number) => void
  readonly words: Words
}

/** Groups that have not gone; each can be called. */
function Waiters({ groups, onFirst, words }: WaitersProps) {
  return (
    <ul>
      {groups.map(group => (
        <li key={group.id} class="helper-row">
          <span>
            <strong>{groupName(group)}</strong>
            <small>{words.hereOf({ here: hereIn(group), all: group.players.length })}</small>
          </span>
          <button
            type="button"
            class="button"
            aria-label={words.firstOf({ name: groupName(group) })}
            onClick={() => onFirst(group.id)}
          >
            {words.first}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** How many of a group are here. */
function hereIn({ players }: StartGroup): number {
  return players.filter(({ state }) => state === 'here').length
}
