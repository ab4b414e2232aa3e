import type { FieldError, Refused } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { outbox } from '../../ui/data.ts'
import type { Compared } from '../../ui/outbox.ts'
import { useStore } from '../../ui/store.ts'
import { frame } from './frameWords.ts'
import { questions } from './orTheirs.ts'

/** When two changed the same thing: what is there now, what was wanted here, and the choice between them. */
export function MeanwhileDialog({ timeZone }: { readonly timeZone: string }) {
  const { takenBack } = useStore(outbox.state)
  const [question] = useStore(questions)
  const taken = takenBack.find(({ reason, gesture }) => reason.code === 'CHANGED_MEANWHILE' && gesture.meanwhile)
  const { meanwhile } = taken?.gesture ?? {}
  if (question)
    return (
      <TheirsOrMine
        reason={question.reason}
        timeZone={timeZone}
        compare={question.compare}
        onKeep={() => question.answer(false)}
        onMine={() => question.answer(true)}
      />
    )
  if (!taken || !meanwhile) return null
  return (
    <TheirsOrMine
      key={taken.words}
      reason={taken.reason}
      timeZone={timeZone}
      compare={meanwhile.compare}
      onKeep={() => outbox.dismiss(taken)}
      onMine={() => {
        outbox.dismiss(taken)
        outbox.add({ ...taken.gesture, send: key => meanwhile.sendAgain(key, taken.reason.errors) })
      }}
    />
  )
}

function TheirsOrMine({
  reason,
  timeZone,
  compare,
  onKeep,
  onMine,
}: {
  readonly reason: Refused
  readonly timeZone: string
  readonly compare: (error: FieldError) => Compared
  readonly onKeep: () => void
  readonly onMine: () => void
}) {
  const words = frame()
  const { errors, theirs } = reason
  return (
    <Dialog
      title={words.meanwhileTitle({ name: theirs?.by ?? words.somebodyElse })}
      onClose={onKeep}
      onSubmit={onKeep}
      foot={
        <>
          <button type="button" class="button" onClick={onMine}>
            {words.useMine}
          </button>
          <button type="submit" class="button lead">
            {words.keepTheirs}
          </button>
        </>
      }
    >
      {theirs && <p class="quiet">{words.meanwhileAt({ time: clockOf(theirs.at, timeZone) })}</p>}
      <table class="list meanwhile">
        <thead>
          <tr>
            <th scope="col">{words.meanwhileWhat}</th>
            <th scope="col">{words.theirs}</th>
            <th scope="col">{words.mine}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(error => {
            const { what, theirs: present, mine } = compare(error)
            return (
              <tr key={error.pointer}>
                <th scope="row">{what}</th>
                <td>{present}</td>
                <td>{mine}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Dialog>
  )
}

function clockOf(moment: string, timeZone: string): string {
  return timeFormat({ timeStyle: 'short', timeZone }).format(new Date(moment))
}
