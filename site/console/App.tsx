import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { isOfOperator, pathOf } from '../../contract/site/consoleScreens.ts'
import { LiveRegion } from '../ui/announce.tsx'
import { setClock } from '../ui/clock.ts'
import { outbox } from '../ui/data.ts'
import { useKeys } from '../ui/keys.ts'
import { lazy, lazyWithWords } from '../ui/lazy.tsx'
import { followCommunity, followEvent } from '../ui/live.ts'
import { go, useLeaveGuard, usePlace } from '../ui/router.tsx'
import { StatusLine } from '../ui/StatusLine.tsx'
import { useStore } from '../ui/store.ts'
import { Empty, Waiting } from '../ui/Waiting.tsx'
import { kit, language } from '../ui/words.ts'
import { freshLogin } from './frame/askFreshLogin.ts'
import { Banners } from './frame/Banners.tsx'
import { frame } from './frame/frameWords.ts'
import { Help } from './frame/Help.tsx'
import { NotLoaded } from './frame/NotLoaded.tsx'
import { questions } from './frame/orTheirs.ts'
import { nearScreens, openInstallation, Rail } from './frame/Rail.tsx'
import { Undo } from './frame/Undo.tsx'
import { useAsks } from './frame/useAsks.ts'
import { EventContext, useEventOf } from './frame/useEvent.ts'
import { ownStyle } from './ownStyle.ts'
import type { BandProps } from './rehearsal/Band.tsx'
import { screens } from './screens.ts'
import { communityOf, session } from './session.ts'

// What Ctrl K opens follows the first screen, so that it is there before the keys are pressed.
const Search = lazy(() => import('./frame/Search.tsx').then(one => one.Search))

const MeanwhileDialog = lazy(() => import('./frame/MeanwhileDialog.tsx').then(one => one.MeanwhileDialog))

const Band = lazyWithWords<Omit<BandProps, 'words'>, 'rehearsal'>(
  () => import('./rehearsal/Band.tsx').then(one => one.Band),
  'rehearsal',
)

const lostWords = () => (outbox.state.get().waiting.some(one => !one.isKept) ? kit().leaving : undefined)

/** The frame around every screen. */
export function App() {
  const { screen, params } = usePlace()
  const [over, setOver] = useState<'palette' | 'help' | undefined>()
  const event = useEventOf(params.eventId)
  const { copy, communityId, isInInstallation } = useCommunity(event.data?.setup.communityId)
  // Before what is inside: a screen reads times by the clock of its club.
  setClock((communityId !== undefined && communityOf(communityId)?.clock) || 'h24')
  const asks = useAsks(event.data, isInInstallation)
  const asked = useStore(freshLogin)
  useLeaveGuard(lostWords)
  // Without a connection it is asked for again when it is opened.
  useEffect(() => void Search.ahead().catch(() => undefined), [])
  const isMeanwhile = useMeanwhile()
  useEffect(openFirst, [])
  const topId = event.data?.eventId
  useEffect(() => {
    if (event.data) return followEvent(event.data.eventId, { version: event.data.setup.version, at: event.readAt })
    // Who has no role in any community sees nothing that changes.
    const isToFollow = params.eventId === undefined && (isInInstallation || session.communities.length > 0)
    return isToFollow ? followCommunity(communityId) : undefined
  }, [topId, params.eventId === undefined, communityId])
  useFrameKeys(communityId, topId, setOver)
  const isOfEvent = params.eventId !== undefined
  return (
    <EventContext.Provider value={event.data}>
      <a class="skip" href="#main">
        {kit().skip}
      </a>
      <Rail
        communityId={communityId}
        event={isOfEvent ? event.data : undefined}
        asks={asks}
        onFind={() => setOver('palette')}
      />
      <div class="page-body">
        {session.environment === 'testing' && <aside class="environment">{frame().testing}</aside>}
        {copy && event.data && <Band of={copy} eventId={event.data.eventId} />}
        {isOfEvent && event.data && <Banners event={event.data} stale={event.stale} />}
        <Page {...{ screen, event, communityId, isInInstallation }} />
        <StatusLine>{topId !== undefined && <Undo eventId={topId} />}</StatusLine>
      </div>
      {event.data && isMeanwhile && <MeanwhileDialog timeZone={event.data.setup.timeZone} />}
      {over === 'palette' && <Search event={event.data} communityId={communityId} onClose={() => setOver(undefined)} />}
      {over === 'help' && <Help onClose={() => setOver(undefined)} />}
      {asked?.()}
      <LiveRegion />
    </EventContext.Provider>
  )
}

/** Whose console it is: of a community, or of the installation. `ofEvent`: the community of the event that is open. */
function useCommunity(ofEvent: number | undefined) {
  const { screen, params } = usePlace()
  // A copy belongs to the community of its event.
  const copy = ofEvent === undefined ? undefined : communityOf(ofEvent)?.rehearsalOf
  const [first] = session.communities
  // Who runs the installation may have no role in any community.
  const isInInstallation = session.account.operator && (isOfOperator(screen) || !first)
  const communityId = isInInstallation
    ? undefined
    : Number(params.communityId ?? copy?.communityId ?? ofEvent ?? first?.communityId)
  return { copy, communityId, isInInstallation }
}

/** Whether somebody is asked about what others have changed meanwhile. */
function useMeanwhile(): boolean {
  const { takenBack } = useStore(outbox.state)
  const isAsked = useStore(questions).length > 0
  return isAsked || takenBack.some(one => one.reason.code === 'CHANGED_MEANWHILE' && one.gesture.meanwhile)
}

/** The address of the console alone opens the events of the first community. */
function openFirst(): void {
  if (location.pathname.replace(/\/$/, '') !== '/console') return
  const [first] = session.communities
  if (first) go(pathOf('events', { communityId: String(first.communityId) }))
  else if (session.account.operator) openInstallation()
}

/** The keys that every screen has. */
function useFrameKeys(
  communityId: number | undefined,
  topId: string | undefined,
  onOver: (over: 'palette' | 'help') => void,
): void {
  const list = useMemo(
    () => [
      { keys: 'Ctrl+k', words: kit().keyPalette, run: () => onOver('palette') },
      { keys: '?', words: kit().keyHelp, run: () => onOver('help') },
      {
        keys: '/',
        words: kit().keyFind,
        run: () => document.querySelector<HTMLElement>('input[type=search]')?.focus(),
      },
      ...nearScreens(communityId, topId !== undefined).flatMap(({ screen: to, key }) =>
        key === undefined || !screens[to]
          ? []
          : {
              keys: key,
              words: frame()[to as 'events'],
              run: () => go(pathOf(to, { eventId: topId ?? '', communityId: String(communityId) } as never)),
            },
      ),
    ],
    [topId, communityId],
  )
  useKeys(list)
}

type PageProps = {
  readonly screen: keyof typeof screens | undefined
  readonly event: ReturnType<typeof useEventOf>
  readonly communityId: number | undefined
  readonly isInInstallation: boolean
}

/** The screen, or what stands in its place. */
function Page({ screen, event, communityId, isInInstallation }: PageProps) {
  const isOfEvent = usePlace().params.eventId !== undefined
  const drawn = useScreen(screen)
  const words = frame()
  if (isOfOperator(screen) && !session.account.operator)
    return (
      <Centred>
        <Empty alone title={words.notOperator}>
          {words.notOperatorWhy}
        </Empty>
      </Centred>
    )
  if (session.communities.length === 0 && !isInInstallation)
    return (
      <Centred>
        <Empty alone title={words.noCommunity}>
          {words.noCommunityWhy}
        </Empty>
      </Centred>
    )
  if (screen === undefined || !screens[screen])
    return (
      <Centred>
        <NoPage communityId={communityId} />
      </Centred>
    )
  if (isOfEvent && !event.data)
    return (
      <Centred>
        <Waiting alone answers={[event]} />
      </Centred>
    )
  return (
    drawn?.() ?? (
      <Centred>
        <Waiting answers={[]} />
      </Centred>
    )
  )
}

/** How to draw the screen, when its files are there; without a connection they may not come. */
function useScreen(screen: keyof typeof screens | undefined): (() => JSX.Element) | undefined {
  const [loaded, setLoaded] = useState<{ readonly screen: string; readonly draw: () => JSX.Element } | undefined>()
  useEffect(() => {
    if (screen === undefined) return
    let isLeft = false
    const put = (draw: () => JSX.Element) => isLeft || setLoaded({ screen, draw })
    const notLoaded = () => (
      <Centred>
        <NotLoaded />
      </Centred>
    )
    Promise.all([screens[screen]?.(language()), ownStyle(screen)]).then(
      ([draw]) => draw && put(draw),
      () => put(notLoaded),
    )
    return () => {
      isLeft = true
    }
  }, [screen])
  return loaded?.screen === screen ? loaded?.draw : undefined
}

function Centred({ children }: { readonly children: JSX.Element }) {
  return (
    <main id="main" tabIndex={-1} class="desk-body alone">
      {children}
    </main>
  )
}

function NoPage({ communityId }: { readonly communityId: number | undefined }) {
  const { screen } = usePlace()
  useStore(outbox.state)
  if (location.pathname.replace(/\/$/, '') === '/console' && screen === undefined) return <Waiting answers={[]} />
  return (
    <Empty
      alone
      title={kit().noSuchPage}
      action={
        <button
          type="button"
          class="button lead"
          onClick={() =>
            communityId === undefined ? openInstallation() : go(pathOf('events', { communityId: String(communityId) }))
          }
        >
          {communityId === undefined ? frame().installation : kit().toEvents}
        </button>
      }
    >
      {kit().noSuchPageWhy}
    </Empty>
  )
}
