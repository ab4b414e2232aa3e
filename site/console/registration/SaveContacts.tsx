import type { Reply } from '../../ui/call.ts'
import type { Table } from '../../ui/saveTable.ts'
import { SaveList } from '../frame/SaveList.tsx'
import type { Question } from './Questions.tsx'
import type { Words } from './Registration.tsx'

type Player = Reply<'listRegistrations'>['players'][number]

type SaveContactsProps = {
  readonly players: readonly Player[]
  readonly questions: readonly Question[]
  /** The name of the event. */
  readonly of: string
  readonly words: Words
  readonly onClose: () => void
}

/** Saves the contacts of an event as a file. */
export function SaveContacts({ players, questions, of, words, onClose }: SaveContactsProps) {
  const contacts = {
    words: words.exports,
    name: words.contactsOf(of),
    make: () => contactsTable(players, questions, words),
  }
  return <SaveList words={words} tables={[contacts]} onClose={onClose} />
}

/** Who has a place, with address, answers and payment, one line each; the first line has the names of the columns. */
function contactsTable(players: readonly Player[], questions: readonly Question[], words: Words): Table {
  const columns: readonly (readonly [string, (player: Player) => Table[number][number]])[] = [
    [words.lastName, player => player.lastName],
    [words.firstName, player => player.firstName],
    [words.email, player => player.email],
    [words.index, player => player.handicap.hcIndex],
    [words.hcId, player => player.hcId],
    [words.paidColumn, ({ paidCents }) => (paidCents === undefined ? undefined : { cents: paidCents })],
    [words.note, player => player.note],
    ...questions.map(
      ({ id, text }) => [text, (player: Player) => player.answers?.find(one => one.question === id)?.answer] as const,
    ),
  ]
  return [columns.map(([name]) => name), ...players.map(player => columns.map(([, of]) => of(player)))]
}
