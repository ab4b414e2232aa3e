import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import { addPasskey, canHavePasskeys } from '../freshLogin/passkeys.ts'

type Passkey = Reply<'listSecondFactors'>['passkeys'][number]

/** The lines of the passkeys, and the last one, with which another is added. */
export function Passkeys({
  list,
  words,
}: {
  readonly list: readonly Passkey[]
  readonly words: ScreenWords<'account'>
}) {
  const [isAdding, setAdding] = useState(false)
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' })
  return (
    <>
      {list.map(one => (
        <Line key={one.passkeyId} one={one} words={words} day={moment => format.format(new Date(moment))} />
      ))}
      <li>
        <strong>{words.passkeys}</strong>
        <span class="quiet">{canHavePasskeys() ? words.passkeysWhy : words.passkeysNot}</span>
        {canHavePasskeys() && (
          <button type="button" class="button tight end" onClick={() => setAdding(true)}>
            {words.addPasskey}
          </button>
        )}
      </li>
      {isAdding && <Add words={words} onClose={() => setAdding(false)} />}
    </>
  )
}

type LineProps = {
  readonly one: Passkey
  readonly words: ScreenWords<'account'>
  readonly day: (moment: string) => string
}

function Line({ one, words, day }: LineProps) {
  const removing = useDeed(async () => {
    await call('deletePasskey', { params: { passkeyId: one.passkeyId } })
  })
  return (
    <li>
      <strong>{one.name}</strong>
      <span class="quiet">
        {one.usedAt === undefined
          ? words.passkeyAdded({ day: day(one.addedAt) })
          : words.passkeyUsed({ day: day(one.usedAt) })}
      </span>
      <button
        type="button"
        class="button tight end"
        aria-label={words.removeNamed({ name: one.name })}
        onClick={removing.run}
        disabled={removing.busy}
      >
        {words.remove}
      </button>
      {removing.error}
    </li>
  )
}

/** The page is read anew afterwards: the session is another one, and stronger. */
function Add({ words, onClose }: { readonly words: ScreenWords<'account'>; readonly onClose: () => void }) {
  const sessions = useQuery('listSessions', {})
  const here = sessions.data?.sessions.find(one => one.isThisOne)?.device ?? ''
  const [given, setGiven] = useState<string | undefined>()
  const name = given ?? here
  const deed = useDeed(async () => {
    await addPasskey(name, words)
    location.reload()
  })
  return (
    <DeedDialog title={words.addPasskey} submit={words.makePasskey} deed={deed} onClose={onClose}>
      <p>{words.passkeyHow}</p>
      <Field
        label={words.passkeyName}
        hint={words.passkeyNameHint}
        value={name}
        onInput={setGiven}
        maxLength={60}
        autofocus
        required
        error={deed.errorAt('/name')}
      />
    </DeedDialog>
  )
}
