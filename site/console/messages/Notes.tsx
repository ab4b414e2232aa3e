import { useEffect } from 'preact/hooks'
import { Screen } from '../frame/Screen.tsx'
import type { Words } from './Messages.tsx'

/** What one person is to read on paper. */
export type Note = { readonly name: string; readonly subject: string; readonly text: string }

type NotesProps = { readonly notes: readonly Note[]; readonly words: Words; readonly onBack: () => void }

/** Messages on paper, one block for each person, to be cut and handed out. */
export function Notes({ notes, words, onBack }: NotesProps) {
  // It takes the place of a long page.
  useEffect(() => scrollTo(0, 0), [])
  return (
    <Screen
      title={words.notes({ count: notes.length })}
      actions={
        <>
          <button type="button" class="button" onClick={onBack}>
            {words.back}
          </button>
          <button type="button" class="button lead" onClick={() => window.print()}>
            {words.print}
          </button>
        </>
      }
    >
      <div class="notes">
        {notes.map(({ name, subject, text }, at) => (
          <article key={at} class="panel padded">
            <h2>{name}</h2>
            <p>
              <strong>{subject}</strong>
            </p>
            <p class="letter">{text}</p>
          </article>
        ))}
      </div>
    </Screen>
  )
}
