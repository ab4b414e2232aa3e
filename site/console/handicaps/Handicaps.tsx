import { useCallback, useState } from 'preact/hooks'
import type { Preview } from '../../../contract/preview.ts'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply, tryOut } from '../../ui/call.ts'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PasteForm } from '../../ui/PasteForm.tsx'
import { useChoice, useLeaveGuard } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { usePastedText } from '../../ui/usePastedText.ts'
import { fieldsOfIndexes } from '../bringIn/fieldLabel.ts'
import { type GivenTable, questionsOf, Reading } from '../bringIn/Reading.tsx'
import { frame } from '../frame/frameWords.ts'
import { NoPlayers } from '../frame/NoPlayers.tsx'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { Done } from './Done.tsx'
import type { en } from './en.ts'
import { Look } from './Look.tsx'

export type Words = typeof en
export type Refresh = Reply<'refreshHandicaps'>
export type Looked = Preview<Refresh>
type Table = GivenTable

/** The handicaps of a date, out of a list that is pasted: what changes is shown first, then it is one step. */
export function Handicaps({ words }: { readonly words: Words }) {
  const { eventId, rounds, setup } = useEvent()
  const [part, setPart] = useChoice<string>('of', eventId)
  const [text, setText] = useState('')
  const [table, setTable] = useState<Table | undefined>()
  const [asOf, setAsOf] = useState(() => today(setup.timeZone))
  const [looked, setLooked] = useState<Looked | undefined>()
  const [done, setDone] = useState<Refresh | undefined>()
  useLeaveGuard(useCallback(() => (looked && !done ? words.lost : undefined), [looked, done]))

  async function look(wanted: Table, date: string, of: string): Promise<void> {
    setTable(wanted)
    setAsOf(date)
    setPart(of)
    if (!isDate(date)) return
    setLooked(await tryOut('refreshHandicaps', { params: { eventId: of }, body: { ...wanted, asOf: date } }))
  }
  const reading = useDeed(() => look({ text }, asOf, part))
  usePastedText(pasted => {
    setDone(undefined)
    setText(pasted)
    look({ text: pasted }, asOf, part).catch(() => undefined)
  })
  const apply = async (freeze: boolean) => {
    if (!table) return
    const answer = await call('refreshHandicaps', { params: { eventId: part }, body: { ...table, asOf, freeze } })
    setDone(answer)
    announce(words.doneTitle(answer.changes.length))
  }

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
  const choices = (
    <div class="bar">
      {rounds.length > 1 && (
        <Segments
          label={words.of}
          value={part}
          options={[
            { value: eventId, words: words.wholeEvent },
            ...rounds.map((one, at) => ({ value: one.eventId, words: frame().round(one.round ?? at + 1) })),
          ]}
          onChoose={of => (table && looked ? void look(table, asOf, of) : setPart(of))}
        />
      )}
      <label class="as-of">
        {words.asOf}
        <input
          class="input"
          type="date"
          required
          value={asOf}
          onInput={event => {
            const date = event.currentTarget.value
            if (table && looked) void look(table, date, part)
            else setAsOf(date)
          }}
        />
      </label>
      <span class="sum">{words.asOfHint}</span>
    </div>
  )
  if (!looked)
    return (
      <Screen title={words.title}>
        {choices}
        <PasteForm
          title={words.paste}
          hint={words.pasteHint}
          submit={words.read}
          text={text}
          onText={setText}
          deed={reading}
          beside={<FileChoice label={words.file} hint={words.fileHint} onFile={file => look({ file }, asOf, part)} />}
        />
        <details class="how-to">
          <summary>{words.howToTitle}</summary>
          <p class="hint">{words.howTo}</p>
        </details>
      </Screen>
    )
  return (
    <Screen
      title={words.title}
      actions={
        <button type="button" class="button" onClick={() => setLooked(undefined)}>
          <Icon name="paste" />
          {words.again}
        </button>
      }
    >
      {choices}
      {table && (
        <section class="panel padded">
          <Reading
            words={words.reading}
            read={looked.reply}
            given={table}
            fields={fieldsOfIndexes}
            onSay={wanted => look(wanted, asOf, part)}
            lines={[]}
          />
        </section>
      )}
      <Look words={words} looked={looked} isAsked={questionsOf(looked.reply) > 0} onApply={apply} />
    </Screen>
  )
}

/** The date of today where the event is played. */
function today(timeZone: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date())
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}
