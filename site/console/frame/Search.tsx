import { useEffect, useMemo, useState } from 'preact/hooks'
import { type ConsoleScreen, pathOf } from '../../../contract/site/consoleScreens.ts'
import { languages } from '../../../contract/words/languages.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Palette, type PaletteItem } from '../../ui/Palette.tsx'
import { go } from '../../ui/router.tsx'
import { dayOf, type ScreenWords, spoken, wordsOf } from '../../ui/words.ts'
import { screens } from '../screens.ts'
import type { deedsOf } from './deedsOf.ts'
import { frame } from './frameWords.ts'
import { nearScreens } from './Rail.tsx'
import type { OpenEvent } from './useEvent.ts'

type SearchProps = {
  readonly event: OpenEvent | undefined
  /** Undefined: the installation is open. */
  readonly communityId: number | undefined
  readonly onClose: () => void
}

/** What Ctrl K finds: the screens and settings, the players of the event, and the events of the community. */
export function Search({ event, communityId, onClose }: SearchProps) {
  const players = useQuery('listEventPlayers', event && { params: { eventId: event.eventId } })
  const sheet = useQuery('getTeeSheet', event && { params: { eventId: event.roundId } })
  const events = useQuery(
    'searchEvents',
    communityId === undefined ? undefined : { criteria: { communityId, includeSubCommunities: true } },
  )
  // Phrases and other words are understood a moment after the palette is open: the first screen does not wait for them.
  const [deeds, setDeeds] = useState<typeof deedsOf | undefined>()
  const [findable, setFindable] = useState<Findable | undefined>()
  useEffect(() => {
    void import('./deedsOf.ts').then(one => setDeeds(() => one.deedsOf))
    void loadFindable().then(setFindable)
  }, [])
  const items = useMemo(
    () => [
      ...screenItems(event, communityId, findable),
      ...settingItems(event, communityId, findable),
      ...(players.data ?? []).map(one => playerItem(one, event)),
      ...(events.data ?? []).map(eventItem),
    ],
    [event, players.data, events.data, communityId, findable],
  )
  const phrase = (text: string): readonly PaletteItem[] =>
    deeds && event && players.data ? deeds(text, players.data, sheet.data?.teePairings ?? [], event) : []
  return <Palette items={items} phrase={phrase} onClose={onClose} />
}

type Findable = typeof import('./findable.ts') & { readonly words: readonly ScreenWords<'findable'>[] }

/** What is found by other words: those of the reader's language first, and those of all others, which many know too. */
async function loadFindable(): Promise<Findable> {
  const spokenFirst = [...new Set([spoken(), ...languages])]
  const [found, words] = await Promise.all([
    import('./findable.ts'),
    Promise.all(spokenFirst.map(one => wordsOf('findable', one))),
  ])
  return { ...found, words }
}

type Where = Pick<SearchProps, 'event' | 'communityId'>

function paramsOf({ event, communityId }: Where) {
  return { eventId: event?.roundId ?? '', communityId: String(communityId) } as never
}

function nearOf({ event, communityId }: Where) {
  return nearScreens(communityId, event !== undefined).filter(one => screens[one.screen])
}

function screenItems(
  event: OpenEvent | undefined,
  communityId: number | undefined,
  findable: Findable | undefined,
): readonly PaletteItem[] {
  const words = frame()
  const near = nearOf({ event, communityId }).map(({ screen, icon, key }) => ({
    key: `screen-${screen}`,
    words: words[screen as 'events'],
    also: findable?.words.map(one => one.screens[screen] ?? '').join(' ') ?? '',
    kind: key ?? words.kindScreen,
    icon,
    run: () => go(pathOf(screen, paramsOf({ event, communityId }))),
  }))
  if (!screens.newEvent || communityId === undefined) return near
  const newEvent = {
    key: 'newEvent',
    words: words.newEvent,
    kind: words.kindScreen,
    icon: 'add' as const,
    run: () => go(pathOf('newEvent', { communityId: String(communityId) })),
  }
  return [...near, newEvent]
}

function settingItems(
  event: OpenEvent | undefined,
  communityId: number | undefined,
  findable: Findable | undefined,
): readonly PaletteItem[] {
  const words = frame()
  const near = nearOf({ event, communityId })
  const isOpen = (screen: ConsoleScreen) =>
    screen === 'account' ||
    (screen === 'newEvent' && communityId !== undefined) ||
    near.some(one => one.screen === screen)
  return (findable?.findable ?? [])
    .filter(one => screens[one.screen] && isOpen(one.screen))
    .map(({ key, icon, screen, query = '' }) => ({
      key: `setting-${key}`,
      words: findable?.words[0]?.settings[key] ?? key,
      also: findable?.words.map(one => `${one.settings[key]} ${one.settingsAlso[key]}`).join(' ') ?? '',
      preview: words[screen as 'events'],
      kind: words.kindSetting,
      icon,
      run: () => go(`${pathOf(screen, paramsOf({ event, communityId }))}${query}`),
    }))
}

function playerItem(one: Reply<'listEventPlayers'>[number], event: OpenEvent | undefined): PaletteItem {
  const { playerId, firstName, lastName, handle = '', hcId = '' } = one
  const list = pathOf('players', { eventId: event?.eventId ?? '' })
  return {
    key: `player-${playerId}`,
    words: `${lastName}, ${firstName}`,
    also: `${firstName} ${lastName} ${handle} ${hcId}`,
    kind: frame().kindPlayer,
    icon: 'player',
    run: () => go(`${list}?find=${encodeURIComponent(`${lastName} ${firstName}`)}`),
  }
}

function eventItem({ eventId, name, startDate }: Reply<'searchEvents'>[number]): PaletteItem {
  return {
    key: `event-${eventId}`,
    words: name,
    preview: dayOf(startDate),
    kind: frame().kindEvent,
    icon: 'calendar',
    run: () => go(pathOf('overview', { eventId })),
  }
}
