import { useEffect } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type InputOf } from '../../ui/call.ts'
import { lazy } from '../../ui/lazy.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { kit, type ScreenWords } from '../../ui/words.ts'
import type { DifferencesProps } from './Differences.tsx'
import { type Draft, totalOf } from './entry.ts'
import type { RoundCard } from './groups.ts'
import { Nine } from './Nine.tsx'
import type { RulingDialogProps } from './RulingDialog.tsx'
import { type Ruling, rulingsOf } from './rulingsOf.ts'
import { type TypedCard, typedCard } from './typedCard.ts'
import { useCardKeys } from './useCardKeys.ts'

type FollowsProps = { readonly id: 'correctCard'; readonly inputs: readonly InputOf<'correctCard'>[] }

// Most cards are typed without any of these.
const Differences = lazy<DifferencesProps>(() => import('./Differences.tsx').then(one => one.Differences))
const Follows = lazy<FollowsProps>(() => import('../frame/Effects.tsx').then(one => one.Follows))
const RulingDialog = lazy<RulingDialogProps>(() => import('./RulingDialog.tsx').then(one => one.RulingDialog))

export type CardLineProps = {
  /** Of the round. */
  readonly eventId: string
  readonly card: RoundCard
  /** The other cards of the group. */
  readonly others: readonly RoundCard[]
  /** What is typed and not saved. */
  readonly draft: Draft
  /** The number of the first hole that is played: 1, or 10. */
  readonly firstHole: number
  readonly pars: readonly number[] | undefined
  readonly reason: string
  readonly mayEdit: boolean
  readonly mayRule: boolean
  /** Play has ended: what a correction changes in the results is said before it is made. */
  readonly isOver: boolean
  readonly words: ScreenWords<'cards'>
  /** Changes what is typed; to undefined once it is saved. */
  readonly onDraft: (change: (draft: Draft) => Draft | undefined) => void
  readonly onDone: () => void
}

/** The card of a player or a team: what counts in grey, what is typed over it in ink; a nine is checked against its total on paper. */
export function CardLine(props: CardLineProps) {
  const { eventId, card, others, draft, firstHole, isOver, words } = props
  const [ruling, setRuling, close] = useOpen<Ruling>()
  const typed = typedCard(card, draft, firstHole)
  const { nines, isTyped, isSigned, canDo } = typed
  const { deed, correction } = useCardDeed(props, typed)
  const save = () => canDo && deed.run()
  const keys = useCardKeys(save)
  return (
    <form
      ref={keys.form}
      class="card-line"
      data-card={card.cardId}
      data-open={!isSigned}
      aria-label={card.name}
      onKeyDown={keys.press}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <CardHead {...{ line: props, typed, isBusy: deed.busy }} onRule={setRuling} />
      {nines.map((_, at) => (
        <Nine key={at === 0 ? 'out' : 'in'} {...props} {...{ typed, at }} onTyped={keys.typed} />
      ))}
      <TotalHints {...{ draft, typed, words }} />
      {(card.conflicts.length > 0 || isTyped) && (
        <Differences {...{ eventId, card, cards: [card, ...others], texts: draft.texts, firstHole, words }} />
      )}
      {isOver && isTyped && canDo && <Follows id="correctCard" inputs={[correction]} />}
      {deed.error}
      {ruling && <RulingDialog {...{ eventId, card, ruling, words }} onClose={close} />}
    </form>
  )
}

/** Saves what is typed and signs what is whole. */
function useCardDeed({ eventId, card, draft, reason, words, onDraft, onDone }: CardLineProps, typed: TypedCard) {
  const { cardId, name, strokes } = card
  const { isTyped, canSign, body } = typed
  const params = { eventId, cardId }
  const correction = { params, body: { ...body, reason } }
  const deed = useDeed(async () => {
    if (isTyped) await call('correctCard', correction)
    if (canSign) await call('signCard', { params, body: { scorer: 'committee' } })
    onDraft(() => undefined)
    announce(canSign ? words.signed({ name }) : words.saved({ name }))
    onDone()
  })
  useEffect(deed.forget, [draft.texts.join(), draft.totals.join(), strokes.join()])
  return { deed, correction }
}

type CardHeadProps = {
  readonly line: CardLineProps
  readonly typed: TypedCard
  readonly isBusy: boolean
  readonly onRule: (ruling: Ruling) => void
}

function CardHead({ line, typed, isBusy, onRule }: CardHeadProps) {
  const { card, mayEdit, words } = line
  const { scores, isTyped, isSigned, canSign, canDo } = typed
  const rulings = rulingsOf(line)
  return (
    <header>
      <strong>{card.name}</strong>
      {isSigned && (
        <span class={card.status === 'SIGNED' || card.status === 'OFFICIAL' ? 'tag good' : 'tag'}>
          {words.statuses[card.status]}
        </span>
      )}
      <div class="end bar">
        <output aria-label={words.total}>{totalOf(scores) ?? '–'}</output>
        {mayEdit && (isTyped || !isSigned) && (
          <button type="submit" class={canDo ? 'button lead' : 'button'} disabled={!canDo || isBusy}>
            {isTyped ? (canSign ? words.saveAndSign : words.save) : words.sign}
          </button>
        )}
        {rulings.length > 0 && (
          <Menu
            label={kit().more({ what: card.name })}
            icon="more"
            look="button plain tight"
            items={rulings.map(one => ({
              words: one.words,
              ...(one.harm && { harm: true }),
              run: () => onRule(one),
            }))}
          />
        )}
      </div>
    </header>
  )
}

/** Where the total on paper says otherwise, or cannot be compared. */
function TotalHints({ draft, typed, words }: Pick<CardLineProps, 'draft' | 'words'> & { readonly typed: TypedCard }) {
  const nameOf = (at: number) => (at === 0 ? words.out : words.in)
  return (
    <>
      {typed.wrong.map(
        (total, at) =>
          total !== undefined && (
            <p key={nameOf(at)} class="hint error" role="alert">
              {words.comesTo({ nine: nameOf(at), total })}
            </p>
          ),
      )}
      {typed.nines.map(
        (nine, at) =>
          draft.totals[at] &&
          totalOf(nine) === undefined && (
            <p key={nameOf(at)} class="hint">
              {words.notCompared({ nine: nameOf(at) })}
            </p>
          ),
      )}
    </>
  )
}
