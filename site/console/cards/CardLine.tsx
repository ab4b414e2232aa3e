import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type InputOf } from '../../ui/call.ts'
import { lazy } from '../../ui/lazy.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { kit } from '../../ui/words.ts'
import type { DifferencesProps } from './Differences.tsx'
import type { en } from './en.ts'
import { cleaned, type Draft, entered, isComplete, shownScore, totalOf, wrongTotal } from './entry.ts'
import type { RoundCard } from './groups.ts'
import type { RulingDialogProps } from './RulingDialog.tsx'
import { type Ruling, rulingsOf } from './rulingsOf.ts'

type FollowsProps = { readonly id: 'correctCard'; readonly inputs: readonly InputOf<'correctCard'>[] }

// Most cards are typed without any of these.
const Differences = lazy<DifferencesProps>(() => import('./Differences.tsx').then(one => one.Differences))
const Follows = lazy<FollowsProps>(() => import('../frame/Effects.tsx').then(one => one.Follows))
const RulingDialog = lazy<RulingDialogProps>(() => import('./RulingDialog.tsx').then(one => one.RulingDialog))

type CardLineProps = {
  /** Of the round. */
  readonly eventId: string
  readonly card: RoundCard
  /** The other cards of the group. */
  readonly others: readonly RoundCard[]
  /** What is typed and not saved. */
  readonly draft: Draft
  readonly pars: readonly number[] | undefined
  readonly reason: string
  readonly mayEdit: boolean
  readonly mayRule: boolean
  /** Play has ended: what a correction changes in the results is said before it is made. */
  readonly isOver: boolean
  readonly words: typeof en
  /** Changes what is typed; to undefined once it is saved. */
  readonly onDraft: (change: (draft: Draft) => Draft | undefined) => void
  readonly onDone: () => void
}

/** How long a 1 waits for a second digit. */
const waitMs = 600

/** The card of a player or a team: what counts in grey, what is typed over it in ink; a nine is checked against its total on paper. */
export function CardLine(props: CardLineProps) {
  const { eventId, card, others, draft, pars, reason, mayEdit, mayRule, isOver, words, onDraft, onDone } = props
  const { texts, totals } = draft
  const [ruling, setRuling, close] = useOpen<Ruling>()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const { cardId, name, strokes, conflicts } = card
  const params = { eventId, cardId }
  const scores = entered(strokes, texts)
  const isTyped = texts.some(text => text !== '')
  const isWhole =
    scores.every(score => score !== null && score !== undefined) && conflicts.every(hole => texts[hole - 1] !== '')
  const nines = [scores.slice(0, 9), scores.slice(9)].filter(nine => nine.length > 0)
  const wrong = nines.map((nine, at) => wrongTotal(totals[at] ?? '', nine))
  const isSigned = card.status !== 'OPEN'
  const canSign = isWhole && !isSigned
  // Where a hole has no strokes there is nothing to compare the paper with.
  const [out, back] = nines.map((nine, at) => (totalOf(nine) === undefined ? '' : (totals[at] ?? '')))
  const correction = {
    params,
    body: {
      holes: scores.map(score => score ?? null),
      ...(out && { out: Number(out) }),
      ...(back && { in: Number(back) }),
      reason,
    },
  }
  const deed = useDeed(async () => {
    if (isTyped) await call('correctCard', correction)
    if (canSign) await call('signCard', { params, body: { scorer: 'committee' } })
    onDraft(() => undefined)
    announce(canSign ? words.signed(name) : words.saved(name))
    onDone()
  })
  useEffect(deed.forget, [texts.join(), totals.join(), strokes.join()])
  const canDo =
    (isTyped || canSign) && scores.every(score => score !== undefined) && wrong.every(one => one === undefined)

  const fields = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  function step(from: HTMLInputElement, by: 1 | -1): void {
    clearTimeout(timer.current)
    const all = fields()
    const next = all[all.indexOf(from) + by]
    if (next) next.focus()
    else if (by === 1) form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }
  function type(field: HTMLInputElement, isWholeText: boolean): void {
    clearTimeout(timer.current)
    if (isWholeText) step(field, 1)
    else if (field.value === '1')
      timer.current = setTimeout(() => document.activeElement === field && step(field, 1), waitMs)
  }
  function press(event: KeyboardEvent): void {
    const field = event.target
    if (!(field instanceof HTMLInputElement)) return
    const deeds: Readonly<Record<string, (() => void) | undefined>> = {
      '=': () => canDo && deed.run(),
      ArrowRight: () => step(field, 1),
      ArrowLeft: () => step(field, -1),
      ArrowUp: () => beside(field, -1),
      ArrowDown: () => beside(field, 1),
      Backspace: field.value === '' ? () => step(field, -1) : undefined,
    }
    const run = deeds[event.key]
    if (!run) return
    event.preventDefault()
    run()
  }
  /** The same hole on the card above or below. */
  function beside(field: HTMLInputElement, by: 1 | -1): void {
    const lines = [...(form.current?.parentElement?.querySelectorAll('form') ?? [])]
    const line = lines[lines.indexOf(form.current as HTMLFormElement) + by]
    line?.querySelectorAll('input')[fields().indexOf(field)]?.focus()
  }

  return (
    <form
      ref={form}
      class="card-line"
      data-card={cardId}
      data-open={!isSigned}
      aria-label={name}
      onKeyDown={press}
      onSubmit={event => {
        event.preventDefault()
        if (canDo) deed.run()
      }}
    >
      <header>
        <strong>{name}</strong>
        {isSigned && (
          <span class={card.status === 'SIGNED' || card.status === 'OFFICIAL' ? 'tag good' : 'tag'}>
            {words.statuses[card.status]}
          </span>
        )}
        <div class="end bar">
          <output aria-label={words.total}>{totalOf(scores) ?? '–'}</output>
          {mayEdit && (isTyped || !isSigned) && (
            <button type="submit" class={canDo ? 'button lead' : 'button'} disabled={!canDo || deed.busy}>
              {isTyped ? (canSign ? words.saveAndSign : words.save) : words.sign}
            </button>
          )}
          {rulings().length > 0 && (
            <Menu label={kit().more(name)} icon="more" look="button plain tight" items={rulings()} />
          )}
        </div>
      </header>
      {nines.map((nine, at) => (
        <div key={at === 0 ? 'out' : 'in'} class="nine">
          {nine.map((score, index) => {
            const hole = at * 9 + index + 1
            const text = texts[hole - 1] ?? ''
            return (
              <label key={hole} class={lookOf(hole, text)}>
                <span class="hole">
                  <span class="hidden">{words.hole} </span>
                  {hole}
                  <small>
                    <span class="hidden">{words.par} </span>
                    {pars?.[hole - 1]}
                  </small>
                </span>
                <input
                  class="input"
                  inputMode="numeric"
                  autoComplete="off"
                  disabled={!mayEdit}
                  value={text}
                  placeholder={shownScore(strokes[hole - 1])}
                  aria-invalid={score === undefined}
                  onFocus={event => event.currentTarget.select()}
                  onInput={event => {
                    const field = event.currentTarget
                    const value = cleaned(field.value)
                    field.value = value
                    onDraft(now => ({ ...now, texts: now.texts.with(hole - 1, value) }))
                    type(field, isComplete(value))
                  }}
                />
              </label>
            )
          })}
          <label class="total">
            <span class="hole">{at === 0 ? words.out : words.in}</span>
            <input
              class="input"
              inputMode="numeric"
              autoComplete="off"
              disabled={!mayEdit}
              value={totals[at]}
              placeholder={String(totalOf(nine) ?? '')}
              aria-invalid={wrong[at] !== undefined}
              onFocus={event => event.currentTarget.select()}
              onInput={event => {
                const field = event.currentTarget
                const value = field.value.replaceAll(/\D/g, '').slice(0, 3)
                field.value = value
                onDraft(now => ({ ...now, totals: now.totals.with(at, value) }))
                type(field, /^(?:[2-9]\d|1\d\d)$/.test(value))
              }}
            />
          </label>
        </div>
      ))}
      {wrong.map(
        (total, at) =>
          total !== undefined && (
            <p key={at === 0 ? 'out' : 'in'} class="hint error" role="alert">
              {words.comesTo(at === 0 ? words.out : words.in, total)}
            </p>
          ),
      )}
      {nines.map(
        (nine, at) =>
          totals[at] &&
          totalOf(nine) === undefined && (
            <p key={at === 0 ? 'out' : 'in'} class="hint">
              {words.notCompared(at === 0 ? words.out : words.in)}
            </p>
          ),
      )}
      {(conflicts.length > 0 || isTyped) && (
        <Differences eventId={eventId} card={card} cards={[card, ...others]} texts={texts} words={words} />
      )}
      {isOver && isTyped && canDo && <Follows id="correctCard" inputs={[correction]} />}
      {deed.error}
      {ruling && <RulingDialog eventId={eventId} card={card} ruling={ruling} words={words} onClose={close} />}
    </form>
  )

  function lookOf(hole: number, text: string): string | undefined {
    if (conflicts.includes(hole) && text === '') return 'conflict'
    const known = strokes[hole - 1] ?? null
    return text !== '' && known !== null && shownScore(known) !== text ? 'differs' : undefined
  }

  function rulings() {
    return rulingsOf({ card, others, mayEdit, mayRule, words }).map(one => ({
      words: one.words,
      ...(one.harm && { harm: true }),
      run: () => setRuling(one),
    }))
  }
}
