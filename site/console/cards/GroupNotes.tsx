import type { Reply } from '../../ui/call.ts'
import type { TimeFormat } from '../../ui/clock.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { CardGroup } from './groups.ts'

export type Note = Reply<'listNotes'>['notes'][number]

type GroupNotesProps = {
  readonly group: CardGroup
  /** Of the round, the last first. */
  readonly notes: readonly Note[]
  /** Of the event, as the tee times are. */
  readonly clock: TimeFormat
  readonly words: { readonly timeWarned: string }
}

/** What officials on the course said of a group: when, what, and who. */
export function GroupNotes({ group, notes, clock, words }: GroupNotesProps) {
  const own = notes.filter(one => String(one.teePairingId) === group.key)
  return own.map(note => (
    <small key={note.entryId} class="group-note">
      <Icon name={note.words === undefined ? 'clock' : 'pen'} /> {clock.format(new Date(note.at))}{' '}
      {note.words ?? words.timeWarned}
      {note.by !== undefined && ` · ${note.by}`}
    </small>
  ))
}
