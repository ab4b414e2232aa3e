import { call, Refused } from '../../ui/call.ts'
import { digitsOf, timeOf } from '../../ui/clock.ts'
import { outbox } from '../../ui/data.ts'
import { plain } from '../../ui/grid.ts'
import type { PaletteItem } from '../../ui/Palette.tsx'
import { indexLabel } from '../../ui/words.ts'
import { type SheetChange, shifted } from '../teeSheet/sheet.ts'
import { frame } from './frameWords.ts'
import { timestampOf } from './localTime.ts'
import { type Named, type Phrase, phraseOf } from './phrase.ts'
import { suspensionReasons, suspensionWords } from './suspensionWords.ts'
import type { OpenEvent } from './useEvent.ts'
import { groupName, type Pairing, shortName } from './useRoster.ts'

const mostChoices = 6

type Of<V extends Phrase['verb']> = Extract<Phrase, { readonly verb: V }>
type Deed = Pick<PaletteItem, 'key' | 'words' | 'icon'> & {
  readonly preview?: string
  readonly send: (key: string) => Promise<unknown>
}

/** What a phrase would do, one entry for each reading of its names; nothing is done before Enter. */
export function deedsOf(
  text: string,
  players: readonly Named[],
  pairings: readonly Pairing[],
  event: OpenEvent,
): readonly PaletteItem[] {
  const phrase = phraseOf(text, players)
  if (!phrase) return []
  return deeds(phrase, pairings, event)
    .slice(0, mostChoices)
    .map(({ send, ...item }) => ({
      ...item,
      kind: '',
      run: () =>
        outbox.add({
          scope: event.eventId,
          words: item.words,
          patches: [],
          send,
        }),
    }))
}

function deeds(phrase: Phrase, pairings: readonly Pairing[], event: OpenEvent): readonly Deed[] {
  const { eventId, roundId } = event
  const words = frame()
  switch (phrase.verb) {
    case 'index':
      return phrase.who.map(one => ({
        key: `index-${one.playerId}`,
        words: words.setIndex({ name: shortName(one), index: indexLabel(phrase.index) }),
        icon: 'pen',
        send: key => {
          const body = { players: [{ playerId: one.playerId, hcIndex: phrase.index }] }
          return call('setHandicaps', { params: { eventId }, body }, { key })
        },
      }))
    case 'withdraw':
      return phrase.who.map(one => ({
        key: `withdraw-${one.playerId}`,
        words: words.withdrawPreview({ name: shortName(one) }),
        preview: [groupNameOf(pairings, one), phrase.reason].filter(Boolean).join(' · '),
        icon: 'close',
        send: key => {
          const body = { status: 'withdrawn' as const, ...(phrase.reason !== '' && { reason: phrase.reason }) }
          // Who has a score stays, and the card says that the player withdrew.
          const ruling = { status: 'WD' as const, reason: phrase.reason === '' ? words.withdrew : phrase.reason }
          const card = { eventId: roundId, cardId: `P-${one.playerId}` }
          return call('withdrawPlayer', { params: { eventId, playerId: one.playerId }, body }, { key }).catch(error => {
            if (!(error instanceof Refused && error.code === 'SCORE_ENTERED')) throw error
            return call('setCardStatus', { params: card, body: ruling }, { key: crypto.randomUUID() })
          })
        },
      }))
    case 'suspend':
      if (event.round.state !== 'in progress') return []
      return reasonsFor(phrase.reason).map(reason => ({
        key: `suspend-${reason}`,
        words: words.suspendPreview,
        preview: reason,
        icon: 'alert',
        send: key =>
          call('setEventState', { params: { eventId: roundId }, body: { state: 'suspended', reason } }, { key }),
      }))
    case 'resume':
      if (event.round.state !== 'suspended') return []
      return [
        {
          key: 'resume',
          words: words.resumePreview,
          icon: 'alert',
          send: key => call('setEventState', { params: { eventId: roundId }, body: { state: 'in progress' } }, { key }),
        },
      ]
    default:
      return ofSheet(phrase, pairings, event)
  }
}

/** The usual reasons that begin as what was typed, all when nothing was; else what was typed. */
function reasonsFor(typed: string): readonly string[] {
  const { short, said } = suspensionWords()
  const usual = suspensionReasons.filter(one =>
    [short[one], said[one]].some(label => plain(label).startsWith(plain(typed))),
  )
  return usual.length > 0 ? usual.map(one => said[one]) : [typed]
}

type SheetPhrase = Of<'swap' | 'move' | 'out' | 'shift' | 'lock' | 'unlock' | 'note'>

/** What changes the tee sheet. */
function ofSheet(phrase: SheetPhrase, pairings: readonly Pairing[], event: OpenEvent): readonly Deed[] {
  const arrange: Arrange = body => key => call('arrangeTeeSheet', { params: { eventId: event.roundId }, body }, { key })
  if (phrase.verb === 'swap') return swaps(phrase, pairings, arrange)
  if (phrase.verb === 'out' || phrase.verb === 'move') return moves(phrase, pairings, arrange)
  return groupsNamed(pairings, phrase.group).map(target => ofGroup(phrase, target, pairings, event, arrange))
}

type Arrange = (body: SheetChange) => Deed['send']

function swaps({ who, other }: Of<'swap'>, pairings: readonly Pairing[], arrange: Arrange): readonly Deed[] {
  return who
    .flatMap(a => other.map(b => [a, b] as const))
    .flatMap(([a, b]): Deed[] => {
      const [from, to] = [groupOf(pairings, a), groupOf(pairings, b)]
      if (!from || !to || from === to) return []
      const move = {
        moves: [
          { playerId: a.playerId, from: from.id, to: to.id },
          { playerId: b.playerId, from: to.id, to: from.id },
        ],
      }
      return [
        {
          key: `swap-${a.playerId}-${b.playerId}`,
          words: frame().swapPreview({ a: shortName(a), b: shortName(b) }),
          preview: `${groupName(from)} ↔ ${groupName(to)}`,
          icon: 'swap',
          send: arrange(move),
        },
      ]
    })
}

function moves(phrase: Of<'out' | 'move'>, pairings: readonly Pairing[], arrange: Arrange): readonly Deed[] {
  const words = frame()
  const targets = phrase.verb === 'move' ? groupsNamed(pairings, phrase.group) : [undefined]
  return phrase.who.flatMap(one =>
    targets.flatMap((target): Deed[] => {
      const from = groupOf(pairings, one)
      if (from === target) return []
      const name = shortName(one)
      const move = { playerId: one.playerId, from: from?.id ?? null, to: target?.id ?? null }
      return [
        {
          key: `move-${one.playerId}-${target?.id ?? 'out'}`,
          words: target ? words.movePreview({ name, group: groupName(target) }) : words.outPreview({ name }),
          preview: from ? groupName(from) : words.noGroup,
          icon: 'swap',
          send: arrange({ moves: [move] }),
        },
      ]
    }),
  )
}

/** What is done with a group as a whole. */
function ofGroup(
  phrase: Of<'shift' | 'lock' | 'unlock' | 'note'>,
  target: Pairing,
  pairings: readonly Pairing[],
  event: OpenEvent,
  arrange: Arrange,
): Deed {
  const words = frame()
  const { id } = target
  const name = groupName(target)
  const preview = target.players.map(shortName).join(', ')
  if (phrase.verb === 'shift') {
    const { minutes } = phrase
    const toTime = (time: number) => timestampOf(event.round.startDate, time, event.setup.timeZone)
    const change = shifted(pairings, target, minutes, toTime)
    const groups = change.change?.length ?? 0
    const what = groups === 1 ? name : words.groupsFrom({ groups, group: name })
    const said = (minutes < 0 ? words.earlierPreview : words.laterPreview)({ what, minutes: Math.abs(minutes) })
    return { key: `shift-${id}`, words: said, preview, icon: 'clock', send: arrange(change) }
  }
  if (phrase.verb === 'note') {
    const send = arrange({ change: [{ id, note: phrase.note }] })
    return {
      key: `note-${id}`,
      words: words.notePreview({ group: name, note: phrase.note }),
      preview,
      icon: 'pen',
      send,
    }
  }
  const locked = phrase.verb === 'lock'
  const send = arrange({ change: [{ id, locked }] })
  return { key: `lock-${id}`, words: words.lockPreview({ group: name, on: locked }), preview, icon: 'lock', send }
}

function groupOf(pairings: readonly Pairing[], { playerId }: Named): Pairing | undefined {
  return pairings.find(one => one.players.some(player => player.playerId === playerId))
}

function groupNameOf(pairings: readonly Pairing[], who: Named): string | undefined {
  const group = groupOf(pairings, who)
  return group && groupName(group)
}

/** The groups that a director calls so: by hole and letter, or by the time; several where both tees start at once. */
function groupsNamed(pairings: readonly Pairing[], place: string): readonly Pairing[] {
  // By the clock of the club or by one of 24 hours; `8:10` may be in the morning and in the evening.
  const timesOf = ({ teeTime }: Pairing) => [digitsOf(teeTime), timeOf(teeTime).replace(/\s.*/, '')]
  if (place.includes(':')) return pairings.filter(one => timesOf(one).includes(place))
  return pairings.filter(({ hole, group }) => `${hole}${group}` === (/\d$/.test(place) ? `${place}A` : place))
}
