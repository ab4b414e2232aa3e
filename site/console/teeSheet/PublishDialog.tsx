import { useState } from 'preact/hooks'
import { type Language, languageFacts, languages } from '../../../contract/words/languages.ts'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { spoken } from '../../ui/words.ts'
import { usePreviews } from '../frame/Effects.tsx'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './TeeSheet.tsx'

type PublishProps = {
  readonly words: Words
  readonly roundId: string
  /** Something was published before: some may start otherwise now. */
  readonly isAgain: boolean
  readonly lines: readonly string[]
  readonly nameOf: (person: string) => string
  readonly onClose: () => void
}

type Whom = 'nobody' | 'changed' | 'everybody'

const mostLines = 12
const mostNames = 8

/** What becomes public, and who is told by mail. */
export function PublishDialog({ words, roundId, isAgain, lines, nameOf, onClose }: PublishProps) {
  const { state } = useEvent().round
  const [whom, setWhom] = useState<Whom>('nobody')
  const [language, setLanguage] = useState(spoken())
  // A repeated press of the button is the same deed.
  const [key] = useState(() => crypto.randomUUID())
  const params = { eventId: roundId }
  const tell = whom === 'nobody' ? undefined : { whom, language }
  const { previews } = usePreviews('publishTeeSheet', tell ? [{ params, body: { published: true, tell } }] : [])
  const told = previews?.[0]?.reply.told
  const deed = useDeed(async () => {
    const done = await call('publishTeeSheet', { params, body: { published: true, ...(tell && { tell }) } }, { key })
    announce(done.told ? words.toldNow({ count: done.told.reached }) : words.asPublished)
    onClose()
  })
  const missing = told?.withoutAddress ?? []
  return (
    <DeedDialog
      title={words.publishTitle}
      submit={told && told.reached > 0 ? words.publishAndTell({ count: told.reached }) : words.publish}
      disabled={tell !== undefined && !told}
      deed={deed}
      onClose={onClose}
    >
      <p>{words.publishWhat}</p>
      {lines.length > 0 && (
        <>
          <p>{words.publishDiffers}</p>
          <ul class="effects">
            {lines.slice(0, mostLines).map(line => (
              <li key={line}>{line}</li>
            ))}
            {lines.length > mostLines && (
              <li class="quiet">{words.publishMore({ count: lines.length - mostLines })}</li>
            )}
          </ul>
        </>
      )}
      {(state === 'draft' || state === 'published') && (
        <Choose
          label={words.tellWhom}
          value={whom}
          options={(['nobody', ...(isAgain ? (['changed'] as const) : []), 'everybody'] as const).map(value => ({
            value,
            words: words.whom[value],
          }))}
          onChoose={value => setWhom(value as Whom)}
        />
      )}
      {tell && (
        <Choose
          label={words.tellIn}
          value={language}
          options={languages.map(value => ({ value, words: languageFacts[value].name }))}
          onChoose={value => setLanguage(value as Language)}
        />
      )}
      {tell && (
        <div aria-live="polite" class="told">
          {!told ? (
            <p class="quiet">{words.tellLooking}</p>
          ) : (
            <>
              <p>{words.tellCount({ count: told.reached })}</p>
              {missing.length > 0 && (
                <p>
                  {words.tellMissing({
                    names: missing
                      .slice(0, mostNames)
                      .map(id => nameOf(String(id)))
                      .join(', '),
                    more: Math.max(0, missing.length - mostNames),
                  })}
                </p>
              )}
              {told.optedOut > 0 && <p>{words.tellOptedOut({ count: told.optedOut })}</p>}
              {!told.isMailSetUp && <p class="banner">{words.tellNoServer}</p>}
            </>
          )}
        </div>
      )}
    </DeedDialog>
  )
}
