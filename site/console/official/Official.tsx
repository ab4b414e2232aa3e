import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { outbox, useQuery } from '../../ui/data.ts'
import { keepAwake } from '../../ui/keepAwake.ts'
import { lazy } from '../../ui/lazy.tsx'
import { useChoice } from '../../ui/router.tsx'
import { useStore } from '../../ui/store.ts'
import { useNow } from '../../ui/useNow.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { queueOf } from '../cards/groups.ts'
import { progressOf } from '../control/pace.ts'
import { Screen } from '../frame/Screen.tsx'
import { HelperFrame } from '../helper/HelperFrame.tsx'
import { ofLink } from '../helper/ofLink.ts'
import { Refusal } from '../taps/Refusal.tsx'
import { GroupButton } from './GroupButton.tsx'
import { Suspension } from './Suspension.tsx'
import { isOfOfficial, sendKept } from './taps.ts'

type Words = ScreenWords<'official'>

const tickMs = 15_000

const openGroup = () => import('./OpenGroup.tsx').then(one => one.OpenGroup)
const OpenGroup = lazy(openGroup)

/** The phone of an official on a cart: the groups of the round, one of them open, and play suspended by holding a button. */
export function Official({ words }: { readonly words: Words }) {
  return (
    <HelperFrame of="listCards">
      {(roundId, rounds) => <Round key={roundId} eventId={roundId} beside={rounds} words={words} />}
    </HelperFrame>
  )
}

type RoundProps = { readonly eventId: string; readonly beside: ComponentChildren; readonly words: Words }

function Round({ eventId, beside, words }: RoundProps) {
  const cards = useQuery('listCards', { params: { eventId } })
  const notes = useQuery('listNotes', { params: { eventId } })
  useEffect(() => {
    void sendKept(words)
    // After the list is painted, and before the network may be gone.
    void openGroup().catch(() => undefined)
    return keepAwake()
  }, [])
  const round = ofLink(cards)
  if (!round || !notes.data || round.cards.length === 0)
    return (
      <Screen title={words.title} beside={beside}>
        {round && notes.data ? (
          <Empty title={words.emptyTitle}>{words.empty}</Empty>
        ) : (
          <Waiting answers={[cards, notes]} />
        )}
      </Screen>
    )
  return (
    <Screen title={words.title} beside={beside}>
      <Groups {...{ eventId, round, words }} said={notes.data} isOffline={notes.stale} />
    </Screen>
  )
}

type GroupsProps = {
  readonly eventId: string
  readonly round: Reply<'listCards'>
  readonly said: Reply<'listNotes'>
  readonly isOffline: boolean
  readonly words: Words
}

/** The groups on the course, or the one that is open. */
function Groups({ eventId, round, said: { state, timeZone, notes }, isOffline, words }: GroupsProps) {
  const { takenBack } = useStore(outbox.state)
  const [chosen, choose] = useChoice<string>('group', '')
  const now = useNow(tickMs)
  const clock = timeFormat({ timeStyle: 'short', timeZone })
  const groups = progressOf(queueOf(round), round.holes, { now, isRunning: state === 'in progress' })
  const open = groups.find(({ key }) => key === chosen)
  const showGroup = (key: string) => {
    choose(key)
    scrollTo(0, 0)
  }
  return (
    <div class="helper-page official">
      {takenBack.filter(isOfOfficial).map(one => (
        <Refusal key={one.thing} of={one} />
      ))}
      {open ? (
        <OpenGroup
          key={open.key}
          {...{ eventId, group: open, groups, holes: round.holes, clock, words }}
          notes={notes.filter(one => String(one.teePairingId) === open.key)}
          onLook={showGroup}
        />
      ) : (
        <ul class="panel">
          {groups.map(group => (
            <li key={group.key}>
              <GroupButton group={group} notes={notes} clock={clock} words={words} onLook={showGroup} />
            </li>
          ))}
        </ul>
      )}
      <Suspension eventId={eventId} state={state} isOffline={isOffline} words={words} />
    </div>
  )
}
