import { useState } from 'preact/hooks'
import { timeFormat } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import { lazy } from '../../ui/lazy.tsx'
import { useNow } from '../../ui/useNow.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { queueOf } from '../cards/groups.ts'
import { NoCards } from '../cards/NoCards.tsx'
import { Rounds, Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { type EventState, StateDialog } from '../overview/StateDialog.ts'
import { ShortenDialog, ShortenedBand } from '../shorten/shortenParts.ts'
import { CourseStrip } from './CourseStrip.tsx'
import { Figures } from './Figures.tsx'
import { GroupRow } from './GroupRow.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { progressOf } from './pace.ts'
import { RoundDeeds } from './RoundDeeds.tsx'

export type Words = ScreenWords<'control'>

const tickMs = 15_000
const PacePicture = lazy(() => import('./PacePicture.tsx').then(one => one.PacePicture))

/** The round while it is played: five figures, where the groups are, a line for each, those in trouble first, and what needs a director. */
export function Control({ words }: { readonly words: Words }) {
  const { roundId, round, setup } = useEvent()
  const answer = useQuery('listCards', { params: { eventId: roundId } })
  const said = useQuery('listNotes', { params: { eventId: roundId } })
  const [wanted, want] = useState<EventState | 'shorten' | undefined>()
  const now = useNow(tickMs)
  if (!answer.data || answer.data.cards.length === 0) return <NoCards answer={answer} words={words} />
  const { holes } = answer.data
  const clock = timeFormat({ timeStyle: 'short', timeZone: setup.timeZone })
  const isRunning = round.state === 'in progress'
  const groups = progressOf(queueOf(answer.data, round.shortening), holes, { now, isRunning })
  const shown = { groups, holes, clock, words }
  return (
    <Screen
      title={words.title}
      beside={
        <>
          <Rounds />
          <StateMark state={round.state} />
          <time class="control-clock">{clock.format(new Date(now))}</time>
        </>
      }
      actions={<RoundDeeds onWant={want} words={words} />}
    >
      {round.shortening && <ShortenedBand rounds={[round]} />}
      <Figures groups={groups} words={words} />
      <div class="control-columns">
        <div class="control-main">
          <CourseStrip {...shown} />
          <ul class="panel control-rows" aria-label={words.groups}>
            {groups.map(group => (
              <GroupRow key={group.key} group={group} notes={said.data?.notes ?? []} {...shown} />
            ))}
          </ul>
          <PacePicture {...shown} now={now} />
        </div>
        <NeedsYou groups={groups} isRunning={isRunning} words={words} />
      </div>
      {wanted === 'shorten' && <ShortenDialog holes={holes} onClose={() => want(undefined)} />}
      {wanted && wanted !== 'shorten' && <StateDialog state={wanted} of={roundId} onClose={() => want(undefined)} />}
    </Screen>
  )
}
