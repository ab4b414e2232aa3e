import { useEffect, useRef } from 'preact/hooks'
import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { crestLetters } from '../../../contract/site/crestLetters.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { go, Link, usePlace } from '../../ui/router.tsx'
import { kit } from '../../ui/words.ts'
import { screens } from '../screens.ts'
import { communityOf, initialsOf, mayIn, session } from '../session.ts'
import { Count } from './Count.tsx'
import { EventLinks } from './EventLinks.tsx'
import { frame } from './frameWords.ts'
import { logOut } from './logOut.ts'
import { useOthers } from './present.ts'
import { StateMark } from './StateMark.tsx'
import type { OpenEvent } from './useEvent.ts'

type Entry = {
  readonly screen: ConsoleScreen
  readonly icon: IconName
  /** Undefined where it opens something nearer. */
  readonly key?: string
}

const screensOfAll: readonly Entry[] = [
  { screen: 'home', icon: 'home', key: 'g h' },
  { screen: 'events', icon: 'calendar', key: 'g v' },
  { screen: 'courses', icon: 'flag', key: 'g q' },
]
const screensOfOwners: readonly Entry[] = [
  { screen: 'staff', icon: 'player', key: 'g a' },
  { screen: 'clubSettings', icon: 'settings', key: 'g u' },
  { screen: 'interface', icon: 'keyboard', key: 'g j' },
]

const membersOfStaff: Entry = { screen: 'members', icon: 'players', key: 'g p' }
const numbersOfClub: Entry = { screen: 'numbers', icon: 'chart', key: 'g w' }
const logOfCommittee: Entry = { screen: 'communityLog', icon: 'clock', key: 'g g' }

/** The screens of a community that the person may open. */
function communityScreens(communityId: number): readonly Entry[] {
  const isGroup = communityOf(communityId)?.clubCommunityId !== undefined
  return [
    ...screensOfAll,
    ...(mayIn(communityId, 'players.see') ? [membersOfStaff] : []),
    ...(mayIn(communityId, 'club.see') && !isGroup ? [numbersOfClub] : []),
    ...(mayIn(communityId, 'community.manage') ? screensOfOwners : []),
    ...(mayIn(communityId, 'event.edit') ? [logOfCommittee] : []),
  ]
}

const eventScreens: readonly Entry[] = [
  { screen: 'overview', icon: 'activity', key: 'g o' },
  { screen: 'setup', icon: 'settings', key: 'g s' },
  { screen: 'leaderboards', icon: 'trophy', key: 'g b' },
  { screen: 'registration', icon: 'calendar', key: 'g w' },
  { screen: 'players', icon: 'players', key: 'g p' },
  { screen: 'handicaps', icon: 'flag', key: 'g i' },
  { screen: 'teams', icon: 'teams', key: 'g t' },
  { screen: 'flights', icon: 'layers', key: 'g f' },
  { screen: 'matches', icon: 'matches', key: 'g x' },
  { screen: 'teeSheet', icon: 'teeSheet', key: 'g e' },
  { screen: 'ready', icon: 'list', key: 'g y' },
  { screen: 'print', icon: 'printer', key: 'g n' },
  { screen: 'checkIn', icon: 'check', key: 'g c' },
  { screen: 'control', icon: 'live', key: 'g r' },
  { screen: 'cards', icon: 'board', key: 'g k' },
  { screen: 'results', icon: 'official', key: 'g d' },
  { screen: 'messages', icon: 'pen', key: 'g m' },
  { screen: 'links', icon: 'copy', key: 'g l' },
  { screen: 'log', icon: 'clock', key: 'g g' },
]

/** The screens of an event that the person may open: what is written to players is for those who write. */
function screensOfEvent(communityId: number): readonly Entry[] {
  return eventScreens.filter(({ screen }) => screen !== 'messages' || mayIn(communityId, 'messages.send'))
}

/** Of who runs the installation; it begins with the first one. */
const operatorScreens = [
  { screen: 'operatorAccess', icon: 'lock', key: 'g a' },
  { screen: 'communities', icon: 'home', key: 'g h' },
  { screen: 'accounts', icon: 'player', key: 'g u' },
  { screen: 'duplicates', icon: 'players', key: 'g d' },
  { screen: 'privacy', icon: 'list', key: 'g p' },
] as const satisfies readonly Entry[]

/** Opens the installation. */
export const openInstallation = () => go(pathOf(operatorScreens[0].screen, {}))

/** All the screens that are one step away: of the event, if one is open, and of its community; without a community those of the installation. */
export function nearScreens(communityId: number | undefined, isInEvent: boolean): readonly Entry[] {
  if (communityId === undefined) return operatorScreens
  const own = communityScreens(communityId)
  if (!isInEvent) return own
  const ofEvent = screensOfEvent(communityId)
  const taken = new Set(ofEvent.map(one => one.key))
  return [...ofEvent, ...own.map(({ key, ...one }) => (key === undefined || taken.has(key) ? one : { ...one, key }))]
}

export type Asks = Partial<Record<ConsoleScreen, { readonly count: number; readonly asks: boolean }>>

type RailProps = {
  /** Undefined: the installation is open. */
  readonly communityId: number | undefined
  readonly event: OpenEvent | undefined
  readonly asks: Asks
  /** Opens what Ctrl K opens. */
  readonly onFind: () => void
}

/** The board at the side: whose console it is, which event, and the way to its screens. On a phone a bar with a menu. */
export function Rail({ communityId, event, asks, onFind }: RailProps) {
  const { screen } = usePlace()
  const sheet = useRef<HTMLDivElement>(null)
  const words = frame()
  const community = communityId === undefined ? undefined : communityOf(communityId)
  const name = communityId === undefined ? words.installation : community?.name
  const role = communityId === undefined ? words.operator : words.roles[community?.role ?? '']
  const places = [
    ...session.communities
      .filter(one => !one.rehearsalOf)
      .map(one => ({ words: one.name, run: () => go(pathOf('events', { communityId: String(one.communityId) })) })),
    ...(session.account.operator ? [{ words: words.installation, run: openInstallation }] : []),
  ]
  // A link of the sheet opens its screen, and the sheet goes.
  useEffect(() => sheet.current?.hidePopover?.(), [screen, event?.round.eventId])
  const links = event ? <EventLinks event={event} asks={asks} /> : <ScreenLinks {...{ communityId, asks }} />
  const find = (
    <button type="button" class="button tight find-all" onClick={onFind}>
      <Icon name="search" />
      {kit().find}
      <kbd>Ctrl K</kbd>
    </button>
  )
  return (
    <nav class="rail board-ground" aria-label={words.console}>
      <div class="club">
        <span class="crest serif" aria-hidden="true">
          {crestLetters(name ?? 'C')}
        </span>
        <span>{name}</span>
        {places.length > 1 && (
          <Menu label={words.communities} icon="chevrons" look="button plain tight" items={places} />
        )}
      </div>
      {event && <EventHead {...{ communityId, event }} />}
      {find}
      {links}
      <Foot role={role} />
      <button type="button" class="button menu-button" aria-label={kit().menu} popovertarget="rail-sheet">
        <Icon name="menu" />
      </button>
      <div ref={sheet} id="rail-sheet" popover="auto" class="rail-sheet board-ground">
        {event && <EventHead {...{ communityId, event }} />}
        {find}
        {links}
        <Foot role={role} />
      </div>
    </nav>
  )
}

/** The screens of a community or of the installation, with what they ask for. */
function ScreenLinks({ communityId, asks }: Pick<RailProps, 'communityId' | 'asks'>) {
  const { screen } = usePlace()
  const words = frame()
  return (
    <ul class="rail-places">
      {nearScreens(communityId, false)
        .filter(entry => screens[entry.screen])
        .map(entry => (
          <li key={entry.screen}>
            <Link
              to={entry.screen}
              params={{ communityId: String(communityId) } as never}
              current={screen === entry.screen}
            >
              <Icon name={entry.icon} />
              {words[entry.screen as keyof typeof words] as string}
              <Count of={asks[entry.screen]} />
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** The way back to the events, and which one is open. */
function EventHead({ communityId, event }: { readonly communityId: number | undefined; readonly event: OpenEvent }) {
  const { screen } = usePlace()
  return (
    <div class="event">
      <Link to="events" params={{ communityId: String(communityId) }} class="back">
        <Icon name="back" />
        {frame().events}
      </Link>
      <Link to="overview" params={{ eventId: event.eventId }} class="serif" current={screen === 'overview'}>
        {event.event.name}
      </Link>
      <StateMark state={event.event.state} />
      <Others />
    </div>
  )
}

/** Who else has the event open. */
function Others() {
  const others = useOthers()
  if (others.length === 0) return null
  return (
    <ul class="others" aria-label={frame().alsoHere}>
      {others.map(({ administratorId, name }) => (
        <li key={administratorId} class="initials" title={frame().isHere({ name })}>
          <span aria-hidden="true">{initialsOf(name)}</span>
          <span class="hidden">{name}</span>
        </li>
      ))}
    </ul>
  )
}

function Foot({ role }: { readonly role: string | undefined }) {
  const words = frame()
  const { account } = session
  return (
    <div class="foot">
      <span class="initials" aria-hidden="true">
        {initialsOf(account.name)}
      </span>
      <span>
        {account.name}
        <br />
        {role}
      </span>
      <Menu
        label={kit().more({ what: account.name })}
        icon="more"
        look="button plain tight"
        items={[
          ...(screens.account ? [{ words: words.account, run: () => go(pathOf('account', {})) }] : []),
          { words: words.logOut, run: () => void logOut() },
        ]}
      />
    </div>
  )
}
