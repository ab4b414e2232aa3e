import { Dialog } from '../../ui/Dialog.tsx'
import { outbox } from '../../ui/data.ts'
import { useStore } from '../../ui/store.ts'
import { language } from '../../ui/words.ts'
import { frame } from './frameWords.ts'

/** When two changed the same thing: what is there now, what was wanted here, and the choice between them. */
export function MeanwhileDialog({ timeZone }: { readonly timeZone: string }) {
  const { takenBack } = useStore(outbox.state)
  const taken = takenBack.find(({ reason, gesture }) => reason.code === 'CHANGED_MEANWHILE' && gesture.meanwhile)
  const { meanwhile } = taken?.gesture ?? {}
  if (!taken || !meanwhile) return null
  const words = frame()
  const { errors, theirs } = taken.reason
  const keep = () => outbox.dismiss(taken)
  const useMine = () => {
    outbox.dismiss(taken)
    outbox.add({ ...taken.gesture, send: key => meanwhile.sendAgain(key, errors) })
  }
  return (
    <Dialog
      key={taken.words}
      title={words.meanwhileTitle(theirs?.by ?? words.somebodyElse)}
      onClose={keep}
      onSubmit={keep}
      foot={
        <>
          <button type="button" class="button" onClick={useMine}>
            {words.useMine}
          </button>
          <button type="submit" class="button lead">
            {words.keepTheirs}
          </button>
        </>
      }
    >
      {theirs && <p class="quiet">{words.meanwhileAt(clockOf(theirs.at, timeZone))}</p>}
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
            const { what, theirs: present, mine } = meanwhile.compare(error)
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
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short', hour12: false, timeZone }).format(new Date(moment))
}
