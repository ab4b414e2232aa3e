import { useCallback, useState } from 'preact/hooks'
import type { Preview } from '../../../contract/preview.ts'
import type { Reply } from '../../ui/call.ts'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PasteForm } from '../../ui/PasteForm.tsx'
import { useLeaveGuard } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { type Deed, useDeed } from '../../ui/useDeed.tsx'
import { usePastedText } from '../../ui/usePastedText.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { fieldsOfIndexes } from '../bringIn/fieldLabel.ts'
import { questionsOf, Reading } from '../bringIn/Reading.tsx'
import { frame } from '../frame/frameWords.ts'
import { NoPlayers } from '../frame/NoPlayers.tsx'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { Done } from './Done.tsx'
import { HandicapChanges } from './HandicapChanges.tsx'
import { useRefresh } from './useRefresh.ts'

export type Words = ScreenWords<'handicaps'>
export type Refresh = Reply<'refreshHandicaps'>
export type RefreshPreview = Preview<Refresh>

/** The handicaps of a date, out of a list that is pasted: what changes is shown first, then it is one step. */
export function Handicaps({ words }: { readonly words: Words }) {
  const { setup } = useEvent()
  const [text, setText] = useState('')
  const refresh = useRefresh(words)
  const { looked, done } = refresh
  useLeaveGuard(useCallback(() => (looked && !done ? words.lost : undefined), [looked, done]))
  const reading = useDeed(() => refresh.tryOutTable({ text }))
  usePastedText(pasted => {
    refresh.beginAnew()
    setText(pasted)
    refresh.tryOutTable({ text: pasted }).catch(() => undefined)
  })
  if (setup.counts.registered === 0)
    return (
      <Screen title={words.title}>
        <NoPlayers title={words.emptyTitle} bringIn={words.bringIn}>
          {words.empty}
        </NoPlayers>
      </Screen>
    )
  if (done)
    return (
      <Screen title={words.title}>
        <Done words={words} done={done} />
      </Screen>
    )
  const again = (
    <button type="button" class="button" onClick={refresh.lookAgain}>
      <Icon name="paste" />
      {words.again}
    </button>
  )
  return (
    <Screen title={words.title} actions={looked && again}>
      <Choices refresh={refresh} words={words} />
      {looked ? (
        <TriedOutTable {...{ refresh, looked, words }} />
      ) : (
        <Paste {...{ refresh, text, reading, words }} onText={setText} />
      )}
    </Screen>
  )
}

type ChoicesProps = { readonly refresh: ReturnType<typeof useRefresh>; readonly words: Words }

/** Of which part of the event, and of which date. */
function Choices({ refresh: { part, asOf, choosePart, chooseDate }, words }: ChoicesProps) {
  const { eventId, rounds } = useEvent()
  return (
    <div class="bar">
      {rounds.length > 1 && (
        <Segments
          label={words.of}
          value={part}
          options={[
            { value: eventId, words: words.wholeEvent },
            ...rounds.map((one, at) => ({ value: one.eventId, words: frame().round({ number: one.round ?? at + 1 }) })),
          ]}
          onChoose={choosePart}
        />
      )}
      <label class="as-of">
        {words.asOf}
        <input
          class="input"
          type="date"
          required
          value={asOf}
          onInput={event => chooseDate(event.currentTarget.value)}
        />
      </label>
      <span class="sum">{words.asOfHint}</span>
    </div>
  )
}

type PasteProps = ChoicesProps & {
  readonly text: string
  readonly reading: Deed
  readonly onText: (text: string) => void
}

function Paste({ refresh, text, reading, words, onText }: PasteProps) {
  return (
    <>
      <PasteForm
        title={words.paste}
        hint={words.pasteHint}
        submit={words.read}
        text={text}
        onText={onText}
        deed={reading}
        beside={<FileChoice label={words.file} hint={words.fileHint} onFile={file => refresh.tryOutTable({ file })} />}
      />
      <details class="how-to">
        <summary>{words.howToTitle}</summary>
        <p class="hint">{words.howTo}</p>
      </details>
    </>
  )
}

/** What the list would change. */
function TriedOutTable({ refresh, looked, words }: ChoicesProps & { readonly looked: RefreshPreview }) {
  const { table } = refresh
  return (
    <HandicapChanges words={words} looked={looked} isAsked={questionsOf(looked.reply) > 0} onApply={refresh.apply}>
      {table && (
        <section class="panel padded">
          <Reading
            words={words.reading}
            read={looked.reply}
            given={table}
            fields={fieldsOfIndexes}
            onSay={wanted => refresh.tryOutTable(wanted)}
            lines={[]}
          />
        </section>
      )}
    </HandicapChanges>
  )
}
