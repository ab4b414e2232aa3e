import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Choose, Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Effects } from '../frame/Effects.tsx'
import { BoardPreview } from './BoardPreview.tsx'
import { Card } from './Card.tsx'
import { Changes } from './Changes.tsx'
import { cards } from './parts.ts'
import { amountsOf, sumOf } from './purse.ts'
import { BoardContext, useBoard } from './useBoard.ts'
import { useBoardDraft } from './useBoardDraft.ts'
import { useMoney } from './useMoney.ts'
import { FlightsShown } from './WhoParts.tsx'

export type Words = ScreenWords<'boardForm'>

export type BoardFormProps = {
  readonly detail: Reply<'getLeaderboard'>
  readonly formats: Reply<'listFormats'>
}
type Worded = { readonly words: Words }

/** All settings of one leaderboard in four cards, and beside them how it would stand. Nothing is written before it is saved. */
export function BoardForm({ detail, formats, words }: BoardFormProps & Worded) {
  const draft = useBoardDraft(detail, formats, words)
  const { isDirty, deed, looked } = draft
  const board = { ...draft, detail, formats, words, settings: draft.draft.settings }
  return (
    <BoardContext.Provider value={board}>
      <DeedForm class="board-form" deed={deed}>
        <Parts />
        <div class="cards">
          <Card name="play">
            <NameAndFormat />
          </Card>
          <Card name="who">
            <FlightsShown />
          </Card>
          <Card name="ties" />
          <Card name="money" />
        </div>
        <div class="beside">
          <BoardPreview />
          {isDirty && <Changes />}
          {isDirty && (
            <section class="panel padded">
              <Effects {...looked} />
            </section>
          )}
        </div>
        {deed.error}
        <Foot />
      </DeedForm>
    </BoardContext.Provider>
  )
}

/** The way to each card, and to the board, of a form that is longer than a screen. */
function Parts() {
  const { words } = useBoard()
  const { flights, payouts, moneyText } = useMoney()
  const overIn = (purseCents: number) => Math.max(0, sumOf(amountsOf(payouts, purseCents)) - purseCents)
  const over = sumOf(flights.map(({ purseCents }) => overIn(purseCents)))
  return (
    <nav class="jump" aria-label={words.cardsList}>
      {cards.map(name => (
        <a key={name} href={`#card-${name}`}>
          {words.cards[name]}
          {name === 'money' && over > 0 && (
            <>
              {' '}
              <span class="tag warn">{words.over({ amount: moneyText(over) })}</span>
            </>
          )}
        </a>
      ))}
      <a class="to-board" href="#counted">
        {words.board}
      </a>
    </nav>
  )
}

function NameAndFormat() {
  const { draft, setDraft, formats, deed, errorAt, settings, words } = useBoard()
  const { format: _, ...others } = settings
  const format = formats.find(one => one.id === draft.format)
  return (
    <>
      <Field
        label={words.parts.name}
        look="wide"
        value={draft.name}
        onInput={name => setDraft({ name })}
        required
        maxLength={120}
        error={deed.errorAt('/name')}
      />
      <Choose
        label={words.parts.format}
        hint={format?.description ?? words.formatHint}
        value={draft.format}
        options={formats.map(one => ({ value: one.id, words: one.name }))}
        onChoose={id => setDraft({ format: id, settings: others })}
        error={errorAt('/format')}
      />
    </>
  )
}

function Foot() {
  const { detail, isDirty, deed, discard, words } = useBoard()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <>
      <footer class="apply">
        <button type="button" class="button plain harm" onClick={() => setRemoving(true)}>
          {words.remove}
        </button>
        <span>{isDirty && words.unsaved}</span>
        <span class="end">
          {isDirty && (
            <button type="button" class="button" onClick={discard}>
              {words.discard}
            </button>
          )}
          <button type="submit" class="button lead" disabled={!isDirty || deed.busy}>
            {words.save}
          </button>
        </span>
      </footer>
      {isRemoving && <Remove detail={detail} words={words} onClose={() => setRemoving(false)} />}
    </>
  )
}

function Remove({
  detail,
  words,
  onClose,
}: Pick<BoardFormProps, 'detail'> & Worded & { readonly onClose: () => void }) {
  const deed = useDeed(async () => {
    await call('deleteLeaderboard', { params: { eventId: detail.eventId, leaderboardId: detail.leaderboardId } })
    onClose()
  })
  return (
    <DeedDialog
      title={words.removeTitle({ name: detail.name })}
      submit={words.remove}
      harm
      deed={deed}
      onClose={onClose}
    >
      <p>{words.removeWhat}</p>
    </DeedDialog>
  )
}
