import { useCallback, useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { useLeaveGuard } from '../../ui/router.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Rounds, Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { Banner } from './Banner.tsx'
import { blank, Compose, type Draft } from './Compose.tsx'
import { type Note, Notes } from './Notes.tsx'
import { Sent } from './Sent.tsx'

export type Words = ScreenWords<'messages'>

export const pollMs = 3000

/** A mail that was sent is no change of the event: the stream does not tell of it. */
const whileWaiting = (list: Reply<'listMessages'> | undefined) =>
  list?.isMailSetUp && list.messages.some(({ stopped, counts }) => !stopped && counts.waiting > 0) ? pollMs : undefined

/** Messages to players: whom, what, how one of them will read it, and what became of each mail. */
export function Messages({ words }: { readonly words: Words }) {
  const { roundId, setup } = useEvent()
  const answer = useQuery('listMessages', { params: { eventId: roundId } }, { everyMs: whileWaiting })
  const [draft, setDraft] = useState<Draft>(blank)
  const [justSent, setJustSent] = useState<number | undefined>()
  const [notes, setNotes] = useState<readonly Note[] | undefined>()
  const lost = useCallback(() => (isBegun(draft) ? words.lost : undefined), [draft, words])
  useLeaveGuard(lost)
  const list = answer.data
  if (notes) return <Notes notes={notes} words={words} onBack={() => setNotes(undefined)} />
  return (
    <Screen title={words.title} beside={<Rounds />}>
      {!list ? (
        <Waiting answers={[answer]} />
      ) : (
        <div class="form">
          {!list.isMailSetUp && (
            <p class="banner">
              <span>
                <strong>{words.noServer}</strong> {words.noServerWhy}
              </span>
            </p>
          )}
          <Compose
            key={roundId}
            roundId={roundId}
            isMailSetUp={list.isMailSetUp}
            draft={draft}
            words={words}
            onDraft={setDraft}
            onSent={setJustSent}
            onNotes={setNotes}
          />
          <Banner roundId={roundId} shown={list.announcement} words={words} />
          <Sent
            messages={list.messages}
            justSent={justSent}
            isMailSetUp={list.isMailSetUp}
            roundId={roundId}
            timeZone={setup.timeZone}
            words={words}
            onNotes={setNotes}
          />
        </div>
      )}
    </Screen>
  )
}

function isBegun({ subject, text }: Draft): boolean {
  return `${subject}${text}`.trim() !== ''
}
