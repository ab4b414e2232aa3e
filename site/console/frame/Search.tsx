import { useEffect, useMemo, useState } from 'preact/hooks'
import { type ConsoleScreen, pathOf } from '../../../contract/site/consoleScreens.ts'
import { useQuery } from '../../ui/data.ts'
import { Palette, type PaletteItem } from '../../ui/Palette.tsx'
import { go } from '../../ui/router.tsx'
import { dayOf, spoken } from '../../ui/words.ts'
import { screens } from '../screens.ts'
import type { deedsOf } from './deedsOf.ts'
import type * as Findable from './findable.ts'
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
  const words = frame()
  // Phrases and other words are understood a moment after the palette is open: the first screen does not wait for them.
  const [deeds, setDeeds] = useState<typeof deedsOf | undefined>()
  const [findable, setFindable] = useState<typeof Findable | undefined>()
  useEffect(() => {
    void import('./deedsOf.ts').then(one => setDeeds(() => one.deedsOf))
    void import('./findable.ts').then(setFindable)
  }, [])
  const items = useMemo((): readonly PaletteItem[] => {
    const entries = nearScreens(communityId, event !== undefined).filter(one => screens[one.screen])
    const params = { eventId: event?.roundId ?? '', communityId: String(communityId) } as never
    const isOpen = (screen: ConsoleScreen) =>
      screen === 'account' ||
      (screen === 'newEvent' && communityId !== undefined) ||
      entries.some(one => one.screen === screen)
    return [
      ...entries.map(({ screen, icon, key }) => ({
        key: `screen-${screen}`,
        words: words[screen as 'events'],
        also: findable?.otherWords[screen] ?? '',
        kind: key ?? words.kindScreen,
        icon,
        run: () => go(pathOf(screen, params)),
      })),
      ...(screens.newEvent && communityId !== undefined
        ? [
            {
              key: 'newEvent',
              words: words.newEvent,
              kind: words.kindScreen,
              icon: 'add' as const,
              run: () => go(pathOf('newEvent', { communityId: String(communityId) })),
            },
          ]
        : []),
      ...(findable?.settings ?? [])
        .filter(one => screens[one.screen] && isOpen(one.screen))
        .map(({ key, also, icon, screen, query = '', en, pt }) => ({
          key: `setting-${key}`,
          words: spoken() === 'pt' ? pt : en,
          also: `${also} ${en} ${pt}`,
          preview: words[screen as 'events'],
          kind: words.kindSetting,
          icon,
          run: () => go(`${pathOf(screen, params)}${query}`),
        })),
      ...(players.data ?? []).map(one => ({
        key: `player-${one.playerId}`,
        words: `${one.lastName}, ${one.firstName}`,
        also: `${one.firstName} ${one.lastName} ${one.handle ?? ''} ${one.hcId ?? ''}`,
        kind: words.kindPlayer,
        icon: 'player' as const,
        run: () =>
          go(
            `${pathOf('players', { eventId: event?.eventId ?? '' })}?find=${encodeURIComponent(`${one.lastName} ${one.firstName}`)}`,
          ),
      })),
      ...(events.data ?? []).map(one => ({
        key: `event-${one.eventId}`,
        words: one.name,
        preview: dayOf(one.startDate),
        kind: words.kindEvent,
        icon: 'calendar' as const,
        run: () => go(pathOf('overview', { eventId: one.eventId })),
      })),
    ]
  }, [event, players.data, events.data, communityId, findable])
  const phrase = (text: string): readonly PaletteItem[] =>
    deeds && event && players.data ? deeds(text, players.data, sheet.data?.teePairings ?? [], event) : []
  return <Palette items={items} phrase={phrase} onClose={onClose} />
}
