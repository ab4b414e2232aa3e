import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { TimeFormat } from '../../ui/clock.ts'
import { useChoice, useLeaveGuard } from '../../ui/router.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { EventPart } from '../frame/useEvent.ts'
import { CardLine } from './CardLine.tsx'
import { CardQueue } from './CardQueue.tsx'
import { blank, type Draft, isBegun } from './entry.ts'
import { GroupNotes, type Note } from './GroupNotes.tsx'
import { type CardGroup, nameOf, queueOf, type RoundCard, type RoundCards } from './groups.ts'

type Words = ScreenWords<'cards'>

export type CardTableProps = {
  readonly round: RoundCards
  readonly roundId: string
  readonly mayEdit: boolean
  readonly mayRule: boolean
  readonly isOver: boolean
  /** What counts of the round, when it was shortened. */
  readonly shortening: EventPart['shortening']
  /** What officials on the course said in the round. */
  readonly notes: readonly Note[]
  readonly clock: TimeFormat
  readonly words: Words
}

/** The groups in the order of arrival, and the cards of one, to be entered from paper and signed. */
export function CardTable(props: CardTableProps) {
  const { round, roundId, mayEdit, shortening, words } = props
  const [shown, setShown] = useChoice<'open' | 'all'>('show', 'open')
  const [chosen, choose] = useChoice<string>('group', '')
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const all = queueOf(round, shortening)
  // A group that comes in goes to the top; the one that is open stays open.
  const [first] = useState(all[0]?.key)
  const wanted = chosen === '' ? first : chosen
  const isInHand = ({ cards }: CardGroup) => cards.some(({ cardId }) => drafts.has(cardId))
  // The group that is open stays where it is when its last card is signed, and so does one with something typed.
  const queue =
    shown === 'all' || all.every(({ state }) => state === 'done')
      ? all
      : all.filter(one => one.state !== 'done' || one.key === wanted || isInHand(one))
  const group = queue.find(({ key }) => key === wanted) ?? queue[0]
  const lost = useCallback(() => ([...drafts.values()].some(isBegun) ? words.lost : undefined), [drafts, words])
  useLeaveGuard(lost)
  if (!group) return null
  const change = (cardId: string, work: (draft: Draft) => Draft | undefined) =>
    setDrafts(now => {
      const draft = work(now.get(cardId) ?? blank(round.holes))
      const others = [...now].filter(([id]) => id !== cardId)
      return new Map(draft ? [...others, [cardId, draft]] : others)
    })
  const next = queue.find(({ key, state }) => key !== group.key && state !== 'done')
  return (
    <div class="cards">
      <CardQueue
        {...{ round, roundId, mayEdit, words, all, queue, group, shown }}
        onShow={setShown}
        onChoose={choose}
      />
      <GroupCards {...props} {...{ group, chosen, drafts, next }} onChoose={choose} onDraft={change} />
    </div>
  )
}

type GroupCardsProps = CardTableProps & {
  readonly group: CardGroup
  /** The group that somebody has opened; empty for the first. */
  readonly chosen: string
  readonly drafts: ReadonlyMap<string, Draft>
  readonly next: CardGroup | undefined
  readonly onChoose: (key: string) => void
  readonly onDraft: (cardId: string, change: (draft: Draft) => Draft | undefined) => void
}

function GroupCards(props: GroupCardsProps) {
  const { round, roundId, mayEdit, mayRule, isOver, notes, clock, words, group, chosen, drafts, next } = props
  const [reason, setReason] = useState(words.paperCard)
  const opened = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen !== '') opened.current?.querySelector<HTMLElement>('.nine input')?.focus()
  }, [chosen])
  const parsOf = ({ teeId }: RoundCard) => round.tees.find(one => one.teeId === (teeId ?? 0))?.pars
  return (
    <section ref={opened} class="panel card-lines" aria-labelledby="card-group">
      <header class="panel-head">
        <h2 id="card-group">{nameOf(group, words.noTime)}</h2>
        {mayEdit && <Reason {...{ reason, words }} onReason={setReason} />}
      </header>
      <GroupNotes group={group} notes={notes} clock={clock} words={words} />
      {group.cards.map(card => (
        <CardLine
          key={card.cardId}
          {...{ eventId: roundId, card, mayEdit, mayRule, isOver, words }}
          others={group.cards.filter(({ cardId }) => cardId !== card.cardId)}
          draft={drafts.get(card.cardId) ?? blank(round.holes)}
          firstHole={round.firstHole}
          pars={parsOf(card)}
          reason={reason.trim() === '' ? words.paperCard : reason.trim()}
          onDraft={change => props.onDraft(card.cardId, change)}
          onDone={() => nextOpen(opened.current, card.cardId)?.focus()}
        />
      ))}
      <footer>
        {mayEdit && (
          <p class="quiet">
            {words.keys} {words.totals}
          </p>
        )}
        {next && (
          <button type="button" class="button" onClick={() => props.onChoose(next.key)}>
            {words.nextGroup({ name: nameOf(next, words.noTime) })}
          </button>
        )}
      </footer>
    </section>
  )
}

type ReasonProps = { readonly reason: string; readonly words: Words; readonly onReason: (reason: string) => void }

function Reason({ reason, words, onReason }: ReasonProps) {
  return (
    <label class="end bar">
      {words.reason}
      <input
        class="input narrow"
        value={reason}
        maxLength={500}
        onInput={event => onReason(event.currentTarget.value)}
      />
    </label>
  )
}

/** The first field of the next card that is open, else what leads to the next group. */
function nextOpen(section: HTMLElement | null, cardId: string): HTMLElement | null | undefined {
  const lines = [...(section?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const at = lines.findIndex(line => line.dataset.card === cardId)
  const next = lines.slice(at + 1).find(line => line.dataset.open === 'true')
  return next ? next.querySelector<HTMLElement>('.nine input') : section?.querySelector<HTMLElement>('footer button')
}
