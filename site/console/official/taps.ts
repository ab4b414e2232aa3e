/** What an official says of groups and cards, on its way from the device to the server. */
import { call, Refused } from '../../ui/call.ts'
import { patch } from '../../ui/data.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { helper } from '../helper/helper.ts'
import { type KeptTap, tapQueue } from '../taps/tapQueue.ts'

/** Of a group: a warning about time, a note, or one of these taken back. */
type Said = { readonly teePairingId: number; readonly words?: string; readonly takesBack?: string }
export type Penalty = {
  readonly cardId: string
  readonly hole: number
  readonly strokes: number
  readonly rule: string
  readonly reason: string
}

type Tap = KeptTap & {
  /** For the words about it. */
  readonly name: string
} & ({ readonly said: Said } | { readonly penalty: Penalty })

const queue = tapQueue<Tap, ScreenWords<'official'>>('caddiemaster-official', (one, words) => {
  const { entryId, eventId } = one
  return {
    scope: `official ${eventId}`,
    words: words.told({ name: one.name }),
    thing: `official:${entryId}`,
    patches: ['said' in one ? noted(one, one.said) : penalised(eventId, one.penalty)],
    send: () => deliver(one, words),
  }
})

/** Sends what an earlier page could not. */
export const { sendKept } = queue

/** Whether a gesture that was taken back is of an official. */
export function isOfOfficial({ thing }: { readonly thing: string | undefined }): boolean {
  return thing?.startsWith('official:') === true
}

/** Keeps a note, a warning or its end, shows it, and sends it when it can. */
export function say(eventId: string, name: string, said: Said, words: ScreenWords<'official'>): Promise<void> {
  return queue.add({ ...begun(eventId, name), said }, words)
}

/** Keeps a penalty, shows it, and sends it when it can. */
export function penalise(
  eventId: string,
  name: string,
  penalty: Penalty,
  words: ScreenWords<'official'>,
): Promise<void> {
  return queue.add({ ...begun(eventId, name), penalty }, words)
}

function begun(eventId: string, name: string) {
  return { entryId: crypto.randomUUID(), eventId, name, seenAt: new Date().toISOString() }
}

function noted({ entryId, eventId, seenAt }: Tap, { teePairingId, words, takesBack }: Said) {
  return patch('listNotes', { params: { eventId } }, ({ notes, ...rest }) => {
    if (takesBack !== undefined) return { ...rest, notes: notes.filter(one => one.entryId !== takesBack) }
    const kind = words === undefined ? ('timeWarning' as const) : ('note' as const)
    const note = { entryId, teePairingId, kind, at: seenAt, by: helper().label, ...(words !== undefined && { words }) }
    return { ...rest, notes: [note, ...notes.filter(one => one.entryId !== entryId)] }
  })
}

function penalised(eventId: string, { cardId, hole, strokes }: Penalty) {
  return patch('listCards', { params: { eventId } }, ({ cards, ...rest }) => ({
    ...rest,
    cards: cards.map(card => {
      const counts = card.strokes[hole - 1]
      return card.cardId === cardId && counts
        ? { ...card, strokes: card.strokes.with(hole - 1, counts + strokes) }
        : card
    }),
  }))
}

async function deliver(one: Tap, words: ScreenWords<'official'>): Promise<void> {
  const { entryId, eventId, seenAt } = one
  if ('penalty' in one) {
    const { cardId, ...penalty } = one.penalty
    await call('addPenalty', { params: { eventId, cardId }, body: { entryId, ...penalty } })
    return
  }
  const body = { entries: [{ entryId, at: seenAt, ...one.said }] }
  const { entries } = await call('recordNotes', { params: { eventId }, body })
  if (entries[0]?.result === 'rejected') throw new Refused(409, { detail: words.noGroup })
}
