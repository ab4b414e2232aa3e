import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { useChoice, useLeaveGuard } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import type { EventPart } from '../frame/useEvent.ts'
import { CardLine } from './CardLine.tsx'
import type { en } from './en.ts'
import { blank, type Draft, isBegun } from './entry.ts'
import { GroupNotes, type Note } from './GroupNotes.tsx'
import { type CardGroup, lastNames, nameOf, queueOf, type RoundCards } from './groups.ts'
import { ScanButton } from './ScanButton.tsx'

type Words = typeof en

type CardTableProps = {
  readonly round: RoundCards
  readonly roundId: string
  readonly mayEdit: boolean
  readonly mayRule: boolean
  readonly isOver: boolean
  /** What counts of the round, when it was shortened. */
  readonly shortening: EventPart['shortening']
  /** What officials on the course said in the round. */
  readonly notes: readonly Note[]
  readonly clock: Intl.DateTimeFormat
  readonly words: Words
}

/** The groups in the order of arrival, and the cards of one, to be entered from paper and signed. */
export function CardTable({
  round,
  roundId,
  mayEdit,
  mayRule,
  isOver,
  shortening,
  notes,
  clock,
  words,
}: CardTableProps) {
  const [shown, setShown] = useChoice<'open' | 'all'>('show', 'open')
  const [chosen, choose] = useChoice<string>('group', '')
  const [reason, setReason] = useState(words.paperCard)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const opened = useRef<HTMLElement>(null)
  const all = queueOf(round, shortening)
  // A group that comes in goes to the top; the one that is open stays open.
  const [first] = useState(all[0]?.key)
  const wanted = chosen === '' ? first : chosen
  const open = all.filter(({ state }) => state !== 'done')
  const isInHand = ({ cards }: CardGroup) => cards.some(({ cardId }) => drafts.has(cardId))
  // The group that is open stays where it is when its last card is signed, and so does one with something typed.
  const queue =
    shown === 'all' || open.length === 0
      ? all
      : all.filter(one => one.state !== 'done' || one.key === wanted || isInHand(one))
  const group = queue.find(({ key }) => key === wanted) ?? queue[0]
  const pars = new Map(round.tees.map(({ teeId, pars: own }) => [teeId, own]))
  const next = queue.find(({ key, state }) => key !== group?.key && state !== 'done')
  useEffect(() => {
    if (chosen !== '') opened.current?.querySelector<HTMLElement>('.nine input')?.focus()
  }, [chosen])
  const lost = useCallback(() => ([...drafts.values()].some(isBegun) ? words.lost : undefined), [drafts, words])
  useLeaveGuard(lost)
  if (!group) return null
  return (
    <div class="cards">
      <nav class="panel queue" aria-label={words.queue}>
        <Segments
          label={words.show}
          value={shown}
          options={[
            { value: 'open', words: words.open, count: open.length },
            { value: 'all', words: words.all, count: all.length },
          ]}
          onChoose={setShown}
        />
        {mayEdit && <ScanButton eventId={roundId} cards={round.cards} words={words} />}
        <ul>
          {queue.map(one => (
            <li key={one.key}>
              <button type="button" aria-current={one.key === group.key} onClick={() => choose(one.key)}>
                <strong>{nameOf(one, words.noTime)}</strong>
                <span class="names">{lastNames(one)}</span>
                <span class="quiet">{words.states[one.state](one.holes, round.holes)}</span>
                {one.differ > 0 && <span class="tag warn">{words.differ(one.differ)}</span>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section ref={opened} class="panel card-lines" aria-labelledby="card-group">
        <header class="panel-head">
          <h2 id="card-group">{nameOf(group, words.noTime)}</h2>
          {mayEdit && (
            <label class="end bar">
              {words.reason}
              <input
                class="input narrow"
                value={reason}
                maxLength={500}
                onInput={event => setReason(event.currentTarget.value)}
              />
            </label>
          )}
        </header>
        <GroupNotes group={group} notes={notes} clock={clock} words={words} />
        {group.cards.map(card => (
          <CardLine
            key={card.cardId}
            eventId={roundId}
            card={card}
            others={group.cards.filter(({ cardId }) => cardId !== card.cardId)}
            draft={drafts.get(card.cardId) ?? blank(round.holes)}
            pars={pars.get(card.teeId ?? 0)}
            reason={reason.trim() === '' ? words.paperCard : reason.trim()}
            mayEdit={mayEdit}
            mayRule={mayRule}
            isOver={isOver}
            words={words}
            onDraft={change =>
              setDrafts(now => {
                const draft = change(now.get(card.cardId) ?? blank(round.holes))
                const others = [...now].filter(([cardId]) => cardId !== card.cardId)
                return new Map(draft ? [...others, [card.cardId, draft]] : others)
              })
            }
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
            <button type="button" class="button" onClick={() => choose(next.key)}>
              {words.nextGroup(nameOf(next, words.noTime))}
            </button>
          )}
        </footer>
      </section>
    </div>
  )
}

/** The first field of the next card that is open, else what leads to the next group. */
function nextOpen(section: HTMLElement | null, cardId: string): HTMLElement | null | undefined {
  const lines = [...(section?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const at = lines.findIndex(line => line.dataset.card === cardId)
  const next = lines.slice(at + 1).find(line => line.dataset.open === 'true')
  return next ? next.querySelector<HTMLElement>('.nine input') : section?.querySelector<HTMLElement>('footer button')
}
