import { useCallback, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Check } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { go, useLeaveGuard } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { usePastedText } from '../../ui/usePastedText.ts'
import { Empty } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { Again } from './Again.tsx'
import { firstTaken, takenOf } from './again.ts'
import { type Decision, decided, isFresh, isOpen, linesToImport } from './decisions.ts'
import { fieldsOfPeople } from './fieldLabel.ts'
import { Lines } from './Lines.tsx'
import { type GivenList, PasteList } from './PasteList.tsx'
import { questionsOf, Reading } from './Reading.tsx'
import { doneWords, readWords, sumWords, takingWords } from './sumsInWords.ts'

type Words = ScreenWords<'bringIn'>
type Table = Reply<'readPlayerTable'>

/** A list of people becomes players: pasted, read, decided where it is in doubt, and written in one step. */
export function BringIn({ words }: { readonly words: Words }) {
  const { eventId } = useEvent()
  const [given, setGiven] = useState<GivenList>({ text: '' })
  const [table, setTable] = useState<Table | undefined>()
  const [done, setDone] = useState<Reply<'importPlayers'> | undefined>()
  const reading = useDeed(async (body: GivenList) => {
    const answer = await call('readPlayerTable', { params: { eventId }, body })
    setGiven(body)
    setTable(answer)
  })
  useLeaveGuard(useCallback(() => (table && !done ? words.lost : undefined), [table, done]))
  usePastedText(text => {
    setTable(undefined)
    setDone(undefined)
    setGiven({ text })
    reading.run({ text })
  })

  if (done)
    return (
      <Screen title={words.title}>
        <Done done={done} words={words} />
      </Screen>
    )
  const again = (
    <button type="button" class="button" onClick={() => setTable(undefined)}>
      <Icon name="paste" />
      {words.again}
    </button>
  )
  if (!table)
    return (
      <Screen title={words.title}>
        <PasteList words={words} text={given.text ?? ''} onText={text => setGiven({ text })} reading={reading} />
      </Screen>
    )
  return (
    <Screen title={words.title} actions={again}>
      {reading.error}
      {table.lines.length === 0 ? (
        <Empty title={words.title}>{words.empty}</Empty>
      ) : (
        <Decide
          key={JSON.stringify(table.columns)}
          words={words}
          table={table}
          eventId={eventId}
          given={given}
          onSay={said => reading.run(said)}
          onDone={answer => {
            setDone(answer)
            announce(words.doneTitle({ count: answer.registered }))
          }}
        />
      )}
    </Screen>
  )
}

function Done({ done, words }: { readonly done: Reply<'importPlayers'>; readonly words: Words }) {
  const { eventId } = useEvent()
  const toPlayers = (
    <button type="button" class="button lead" onClick={() => go(pathOf('players', { eventId }))}>
      {words.toPlayers}
    </button>
  )
  return (
    <Empty title={words.doneTitle({ count: done.registered })} action={toPlayers}>
      {doneWords(done, words)}
    </Empty>
  )
}

type DecideProps = {
  readonly words: Words
  readonly table: Table
  readonly eventId: string
  readonly given: GivenList
  /** The list as somebody says that it is to be read. */
  readonly onSay: (given: GivenList) => void
  readonly onDone: (answer: Reply<'importPlayers'>) => void
}

function Decide({ words, table, eventId, given, onSay, onDone }: DecideProps) {
  const { lines } = table
  const [made, setMade] = useState<ReadonlyMap<string, Decision>>(new Map())
  const [others, setOthers] = useState<'M' | 'F'>('M')
  const [taken, setTaken] = useState(() => firstTaken(table.again))
  const standsTogether = lines.some(one => one.people.length > 1 || one.team !== undefined)
  const [teams, setTeams] = useState(standsTogether)
  const all = lines.flatMap(line => line.people.map((person, at) => ({ line, at, person })))
  const decisions = all.map(({ line, at }) => decided(line, at, made, others))
  const open = decisions.filter(isOpen).length + questionsOf(table)
  const wanted = linesToImport(lines, made, others)
  const count = all.filter(({ person }, index) => isFresh(person, decisions[index])).length
  const { changed, leave } = takenOf(table.again, taken)
  const deed = useDeed(async () => {
    const answer = await call('importPlayers', {
      params: { eventId },
      body: {
        lines: wanted,
        teams: teams && standsTogether,
        indexes: changed.map(({ playerId, after }) => ({ playerId, hcIndex: Number(after) })),
        leave: leave.map(({ playerId }) => playerId),
      },
    })
    onDone(answer)
  })
  return (
    <DeedForm class="form wide" deed={deed}>
      <section class="panel padded">
        <Reading words={words} read={table} given={given} fields={fieldsOfPeople} onSay={onSay} lines={lines} />
        {table.again && (
          <Again words={words} again={table.again} taken={taken} onTake={setTaken} canTake={what => what === 'index'} />
        )}
        <Sums {...{ table, open, others, words }} onOthers={setOthers} />
      </section>
      <Lines
        words={words}
        all={all.map((one, index) => ({ ...one, decision: decisions[index] }))}
        onDecide={(place, next) => setMade(new Map(made).set(place, next))}
      />
      {deed.error}
      <footer class="apply">
        {standsTogether && <Check words={words.teams} checked={teams} onChange={setTeams} />}
        <span class="quiet">{open > 0 ? words.decideFirst({ count: open }) : words.nothingYet}</span>
        <span class="end">
          <button
            type="submit"
            class="button lead"
            disabled={count + changed.length + leave.length === 0 || open > 0 || deed.busy}
          >
            {takingWords(
              count === 0 ? '' : words.register({ count }),
              { changes: changed.length, leaving: leave.length },
              words,
            ) || words.nothing}
          </button>
        </span>
      </footer>
    </DeedForm>
  )
}

type SumsProps = Pick<DecideProps, 'table' | 'words'> & {
  /** How many questions are open. */
  readonly open: number
  readonly others: 'M' | 'F'
  readonly onOthers: (gender: 'M' | 'F') => void
}

/** What the list holds, and what those are whose gender it does not say. */
function Sums({ table, open, others, words, onOthers }: SumsProps) {
  const people = table.lines.flatMap(line => line.people)
  const countOf = (name: string) => people.filter(person => person.verdict === name).length
  return (
    <p class="bar">
      <span class="sum">{readWords(table, open, words)}</span>
      <span class="sum">{sumWords(countOf, words)}</span>
      {people.some(person => person.verdict === 'new' && person.gender === undefined) && (
        <span class="bar">
          {words.othersAre}
          <Segments
            label={words.othersAre}
            value={others}
            options={(['M', 'F'] as const).map(value => ({ value, words: words.whoIs.genders[value] ?? value }))}
            onChoose={onOthers}
          />
        </span>
      )}
    </p>
  )
}
