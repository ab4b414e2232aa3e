import { call } from '../../ui/call.ts'
import type { ScreenWords } from '../../ui/words.ts'
import type { RoundCard } from './groups.ts'

type Words = ScreenWords<'cards'>

type Status = 'OPEN' | 'WD' | 'DQ' | 'NC' | 'NS'

/** What the committee decides about a card as a whole. */
export type Ruling = {
  readonly words: string
  readonly title: string
  readonly effects: string
  readonly harm?: true
  /** The status that is given, whose consequences are said before. */
  readonly status?: Status
  readonly run: (params: { readonly eventId: string; readonly cardId: string }, reason: string) => Promise<unknown>
}

type Given = {
  readonly card: RoundCard
  readonly others: readonly RoundCard[]
  readonly mayEdit: boolean
  readonly mayRule: boolean
  readonly words: Words
}

/** What this person may decide about the card as it stands. */
export function rulingsOf({ card, others, mayEdit, mayRule, words }: Given): readonly Ruling[] {
  const { name, status, signedBy } = card
  const isRuled = status === 'WD' || status === 'DQ' || status === 'NC' || status === 'NS'
  const setStatus = (wanted: Status): Ruling['run'] => {
    return (params, reason) => call('setCardStatus', { params, body: { status: wanted, reason } })
  }
  const ruled = (['WD', 'DQ', 'NC', 'NS'] as const).map(wanted => ({
    words: words.rulings[wanted],
    title: words.rulingTitles[wanted]({ name }),
    effects: words.rulingEffects,
    harm: true as const,
    status: wanted,
    run: setStatus(wanted),
  }))
  const takeBack = {
    words: words.takeBack,
    title: words.takeBackTitle({ name }),
    effects: words.takeBackEffects,
    status: 'OPEN' as const,
    run: setStatus('OPEN'),
  }
  const unsign: Ruling = {
    words: words.unsign,
    title: words.unsignTitle({ name }),
    effects: words.unsignEffects,
    run: (params, reason) => call('unsignCard', { params, body: { reason } }),
  }
  const swaps = others
    .filter(other => other.cardId[0] === card.cardId[0] && status === 'OPEN' && other.status === 'OPEN')
    .map(
      (other): Ruling => ({
        words: words.swap({ name: other.name }),
        title: words.swapTitle({ name, other: other.name }),
        effects: words.swapEffects,
        run: (params, reason) => call('swapScores', { params, body: { to: other.cardId, reason } }),
      }),
    )
  return [
    ...(mayEdit && signedBy.length > 0 ? [unsign] : []),
    ...(mayEdit ? swaps : []),
    ...(mayRule ? (isRuled ? [takeBack] : ruled) : []),
  ]
}
