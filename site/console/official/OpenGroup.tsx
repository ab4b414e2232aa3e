import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import type { TimeFormat } from '../../ui/clock.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { Differences } from '../cards/Differences.tsx'
import type { Note } from '../cards/GroupNotes.tsx'
import { nameOf, type RoundCard } from '../cards/groups.ts'
import type { Progress } from '../control/pace.ts'
import { useLeaving } from '../helper/useLeaving.tsx'
import { GroupButton } from './GroupButton.tsx'
import { GroupSigns } from './GroupSigns.tsx'
import { PenaltyDialog } from './PenaltyDialog.tsx'
import { say } from './taps.ts'

type OpenGroupProps = {
  readonly eventId: string
  readonly group: Progress
  readonly groups: readonly Progress[]
  readonly holes: number
  /** Of this group, the last first. */
  readonly notes: readonly Note[]
  readonly clock: TimeFormat
  readonly words: ScreenWords<'official'>
  /** Opens another group; none with an empty key. */
  readonly onLook: (key: string) => void
}

/** One group: what was said of it, its players with what an official may do, where its cards differ, and who plays near it. */
export function OpenGroup(props: OpenGroupProps) {
  const { eventId, group, groups, holes, clock, words, onLook } = props
  const [penalised, setPenalised, close] = useOpen<RoundCard>()
  const leaving = useLeaving(eventId, 'WD')
  const { key, hole, cards } = group
  const near = groups.filter(one => one.key !== key && hole !== undefined && isNear(one.hole, hole, holes))
  return (
    <section class="panel official-open" aria-labelledby="official-group">
      <p>
        <button type="button" class="button" onClick={() => onLook('')}>
          <Icon name="back" />
          {words.all}
        </button>
      </p>
      <h2 id="official-group">{nameOf(group, words.noTime)}</h2>
      <GroupSigns group={group} notes={[]} clock={clock} words={words} />
      <Notes {...props} />
      {leaving.said}
      <ul>
        {cards.map(card => (
          <li key={card.cardId} class="official-player">
            <Player
              card={card}
              words={words}
              onPenalty={() => setPenalised(card)}
              onWithdraw={() => leaving.ask({ cardId: card.cardId, playerId: card.playerId, name: card.name })}
            />
            {card.conflicts.length > 0 && <Differences eventId={eventId} card={card} cards={cards} words={words} />}
          </li>
        ))}
      </ul>
      {near.length > 0 && (
        <>
          <h3>{words.near}</h3>
          <ul>
            {near.map(one => (
              <li key={one.key}>
                <GroupButton group={one} notes={[]} clock={clock} words={words} onLook={onLook} />
              </li>
            ))}
          </ul>
        </>
      )}
      {penalised && <PenaltyDialog {...{ eventId, card: penalised, hole: hole ?? 1, holes, words }} onClose={close} />}
      {leaving.dialog}
    </section>
  )
}

/** What was said of the group, and the ways to say more; of who plays without a time there is none. */
function Notes({ eventId, group, notes, clock, words }: OpenGroupProps) {
  const [isNoting, setNoting] = useState(false)
  const name = nameOf(group, words.noTime)
  const teePairingId = Number(group.key)
  const mayNote = Number.isInteger(teePairingId)
  const warn = () => {
    announce(words.of({ what: words.warn, name }))
    void say(eventId, name, { teePairingId }, words)
  }
  return (
    <>
      {mayNote && (
        <p class="official-deeds">
          <button type="button" class="button" onClick={warn}>
            <Icon name="clock" />
            {words.warn}
          </button>
          <button type="button" class="button" onClick={() => setNoting(true)}>
            <Icon name="pen" />
            {words.note}
          </button>
        </p>
      )}
      {notes.length > 0 && (
        <ul class="official-notes">
          {notes.map(note => (
            <NoteLine
              key={note.entryId}
              {...{ note, clock, words }}
              onTakeBack={() => void say(eventId, name, { teePairingId, takesBack: note.entryId }, words)}
            />
          ))}
        </ul>
      )}
      {isNoting && (
        <NoteDialog
          name={name}
          words={words}
          onKeep={text => void say(eventId, name, { teePairingId, words: text }, words)}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  )
}

type NoteLineProps = Pick<OpenGroupProps, 'clock' | 'words'> & { readonly note: Note; readonly onTakeBack: () => void }

function NoteLine({ note, clock, words, onTakeBack }: NoteLineProps) {
  const time = clock.format(new Date(note.at))
  const said = note.words === undefined ? words.warnedAt({ time }) : `${time} ${note.words}`
  return (
    <li class="helper-row">
      <span>
        {said}
        {note.by !== undefined && <small>{words.by({ name: note.by })}</small>}
      </span>
      <button type="button" class="button" aria-label={words.takeBackOf({ what: said })} onClick={onTakeBack}>
        <Icon name="undo" />
      </button>
    </li>
  )
}

type PlayerProps = {
  readonly card: RoundCard
  readonly words: ScreenWords<'official'>
  readonly onPenalty: () => void
  readonly onWithdraw: () => void
}

function Player({ card, words, onPenalty, onWithdraw }: PlayerProps) {
  return (
    <>
      <strong>
        {card.name}
        {card.status !== 'OPEN' && <span class="tag">{words.statuses[card.status]}</span>}
      </strong>
      {card.status !== 'WD' && (
        <span class="official-deeds">
          <button
            type="button"
            class="button"
            aria-label={words.of({ what: words.penalty, name: card.name })}
            onClick={onPenalty}
          >
            {words.penalty}
          </button>
          <button
            type="button"
            class="button"
            aria-label={words.of({ what: words.withdraw, name: card.name })}
            onClick={onWithdraw}
          >
            {words.withdraw}
          </button>
        </span>
      )}
    </>
  )
}

/** Whether a hole is this one or beside it; the last is beside the first. */
function isNear(other: number | undefined, hole: number, holes: number): boolean {
  if (other === undefined) return false
  const apart = Math.abs(other - hole)
  return Math.min(apart, holes - apart) <= 1
}

type NoteDialogProps = {
  readonly name: string
  readonly words: ScreenWords<'official'>
  readonly onKeep: (text: string) => void
  readonly onClose: () => void
}

function NoteDialog({ name, words, onKeep, onClose }: NoteDialogProps) {
  const [text, setText] = useState('')
  const run = () => {
    onKeep(text.trim())
    onClose()
  }
  return (
    <DeedDialog
      title={words.noteTitle({ group: name })}
      submit={words.keep}
      deed={{ run }}
      disabled={text.trim() === ''}
      onClose={onClose}
    >
      <Field
        label={words.noteWords}
        hint={words.noteHint}
        value={text}
        onInput={setText}
        maxLength={500}
        required
        autofocus
      />
    </DeedDialog>
  )
}
