import type { Reply } from '../../ui/call.ts'
import { SaveList } from '../frame/SaveList.tsx'
import { contactsTable } from './contactsTable.ts'
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
    name: words.contactsOf({ event: of }),
    make: () => contactsTable(players, questions, words),
  }
  return <SaveList words={words} tables={[contacts]} onClose={onClose} />
}
