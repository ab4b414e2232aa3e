import { useMemo } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { call } from '../../ui/call.ts'
import { outbox, readAgain, useQuery } from '../../ui/data.ts'
import { Palette, type PaletteItem } from '../../ui/Palette.tsx'
import { go } from '../../ui/router.tsx'
import { dayOf, indexLabel } from '../../ui/words.ts'
import { screens } from '../screens.ts'
import { frame } from './frameWords.ts'
import { type Named, phraseOf } from './phrase.ts'
import { communityScreens, eventScreens } from './Rail.tsx'
import type { OpenEvent } from './useEvent.ts'
import { groupName, type Pairing, shortName } from './useRoster.ts'

type SearchProps = {
  readonly event: OpenEvent | undefined
  readonly communityId: number
  readonly onClose: () => void
}

const mostChoices = 6

/** What Ctrl K finds: the screens, the players of the event, and the events of the community. */
export function Search({ event, communityId, onClose }: SearchProps) {
  const players = useQuery('listEventPlayers', event && { params: { eventId: event.eventId } })
  const sheet = useQuery('getTeeSheet', event && { params: { eventId: event.roundId } })
  const events = useQuery('searchEvents', { criteria: { communityId, includeSubCommunities: true } })
  const words = frame()
  const items = useMemo((): readonly PaletteItem[] => {
    const entries = [...(event ? eventScreens : []), ...communityScreens].filter(one => screens[one.screen])
    const params = { eventId: event?.roundId ?? '', communityId: String(communityId) } as never
    return [
      ...entries.map(({ screen, icon, key }) => ({
        key: `screen-${screen}`,
        words: words[screen as 'events'],
        kind: key,
        icon,
        run: () => go(pathOf(screen, params)),
      })),
      ...(screens.newEvent
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
  }, [event, players.data, events.data, communityId])
  const phrase = (text: string): readonly PaletteItem[] =>
    event && players.data ? deedsOf(text, players.data, sheet.data?.teePairings ?? [], event) : []
  return <Palette items={items} phrase={phrase} onClose={onClose} />
}

/** What a phrase would do, one entry for each reading of its names; nothing is done before Enter. */
function deedsOf(
  text: string,
  players: readonly Named[],
  pairings: readonly Pairing[],
  { eventId, roundId }: OpenEvent,
): readonly PaletteItem[] {
  const phrase = phraseOf(text, players)
  const words = frame()
  if (phrase?.verb === 'index')
    return phrase.who.slice(0, mostChoices).map(({ playerId, ...one }) => ({
      key: `index-${playerId}`,
      words: words.setIndex(shortName(one), indexLabel(phrase.index)),
      kind: '',
      icon: 'pen' as const,
      run: () =>
        outbox.add({
          scope: eventId,
          words: words.setIndex(shortName(one), indexLabel(phrase.index)),
          patches: [],
          send: key =>
            call(
              'setHandicaps',
              { params: { eventId }, body: { players: [{ playerId, hcIndex: phrase.index }] } },
              { key },
            ),
          settle: () => readAgain(['searchPlayerHandicaps', 'checkReadiness', 'listEventLog']),
        }),
    }))
  if (phrase?.verb !== 'swap') return []
  const groupOf = (id: number) => pairings.find(one => one.players.some(player => player.playerId === id))
  return phrase.a
    .flatMap(a => phrase.b.map(b => [a, b] as const))
    .flatMap(([a, b]) => {
      const [from, to] = [groupOf(a.playerId), groupOf(b.playerId)]
      if (!from || !to || from === to) return []
      const name = words.swapPreview(shortName(a), shortName(b))
      const moves = [
        { playerId: a.playerId, from: from.teePairingId, to: to.teePairingId },
        { playerId: b.playerId, from: to.teePairingId, to: from.teePairingId },
      ]
      return [
        {
          key: `swap-${a.playerId}-${b.playerId}`,
          words: name,
          preview: `${groupName(from)} ↔ ${groupName(to)}`,
          kind: '',
          icon: 'swap' as const,
          run: () =>
            outbox.add({
              scope: eventId,
              words: name,
              patches: [],
              send: key => call('arrangeTeeSheet', { params: { eventId: roundId }, body: { moves } }, { key }),
              settle: () => readAgain(['getTeeSheet', 'checkReadiness', 'listEventLog']),
            }),
        },
      ]
    })
    .slice(0, mostChoices)
}
