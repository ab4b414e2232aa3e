import type { ComponentChildren } from 'preact'
import { timeFormat } from '../../ui/clock.ts'
import type { Answer } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { plain } from '../../ui/grid.ts'
import { useChoice } from '../../ui/router.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { Screen } from '../frame/Screen.tsx'
import { LogLine, type Taking } from './LogLine.tsx'
import type { Entry, Line, LogWords } from './sentences.ts'
import type { Lines } from './useLines.ts'
import type { Older as OlderLines } from './useOlder.ts'

/** What of a log is wanted, as the address of the page says it. */
export function useLogFilter() {
  const [noun, setNoun] = useChoice<string>('what', '')
  const [actor, setActor] = useChoice<string>('who', '')
  const filter = { ...(noun !== '' && { kinds: [noun] }), ...(actor !== '' && { actor }) }
  return { noun, setNoun, actor, setActor, filter }
}

type LogPageProps<E extends Entry> = {
  readonly words: LogWords
  readonly answer: Answer<unknown>
  readonly chosen: ReturnType<typeof useLogFilter>
  readonly read: OlderLines<E>
  readonly told: Lines<E>
  readonly timeZone: string
  /** At the end of the bar. */
  readonly bar?: ComponentChildren
  /** How steps are taken back, where they can be. */
  readonly taking?: Taking
  /** Where a line happened, where the page does not say it. */
  readonly placeOf?: (line: Line<E>) => ComponentChildren
  readonly children?: ComponentChildren
}

/** A log: what happened day by day, filtered by kind, person and word. */
export function LogPage<E extends Entry>(props: LogPageProps<E>) {
  const { words, answer, chosen, read, told, bar, children } = props
  const [find, setFind] = useChoice<string>('find', '')
  const fitting = told.lines.filter(({ line, sentence }) =>
    plain(`${told.whoDid(line)} ${sentence.what} ${sentence.details.join(' ')}`).includes(plain(find)),
  )
  const isFiltered = chosen.noun !== '' || chosen.actor !== '' || find !== ''
  if (answer.refused)
    return (
      <Screen title={words.title}>
        <Waiting answers={[answer]} />
      </Screen>
    )
  return (
    <Screen title={words.title} actions={<Find label={words.find} value={find} onFind={setFind} />}>
      <div class="bar log-bar">
        <Filter
          label={words.what}
          all={words.everything}
          value={chosen.noun}
          options={Object.entries(words.nouns)}
          onChoose={chosen.setNoun}
        />
        <Filter
          label={words.who}
          all={words.everybody}
          value={chosen.actor}
          options={[...told.people]}
          onChoose={chosen.setActor}
        />
        {bar}
      </div>
      {!read.shown ? (
        <Waiting answers={[answer]} />
      ) : fitting.length === 0 ? (
        <Empty title={isFiltered ? words.noneTitle : words.emptyTitle}>{isFiltered ? words.none : words.empty}</Empty>
      ) : (
        <Days {...props} fitting={fitting} />
      )}
      <Older {...{ read, words, isFiltered }} />
      {read.older.error}
      {children}
    </Screen>
  )
}

type DaysProps<E extends Entry> = LogPageProps<E> & { readonly fitting: Lines<E>['lines'] }

function Days<E extends Entry>({ words, told, timeZone, taking, placeOf, fitting }: DaysProps<E>) {
  const { lines, whoDid } = told
  const actorOfStep = new Map(lines.flatMap(({ line }) => (line.step === undefined ? [] : [[line.step, whoDid(line)]])))
  const days = Map.groupBy(fitting, ({ line }) => dayAt(line.at, timeZone))
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section class="panel log-day" key={day}>
          <h2 class="panel-head">{day}</h2>
          <ol>
            {ofDay.map(({ line, sentence }) => (
              <LogLine
                key={line.key}
                line={line}
                sentence={sentence}
                who={whoDid(line)}
                time={timeAt(line.at, timeZone)}
                undoneBy={line.undoneBy === undefined ? undefined : (actorOfStep.get(line.undoneBy) ?? '')}
                place={placeOf?.(line)}
                taking={taking}
                words={words}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

type OlderProps<E extends Entry> = Pick<LogPageProps<E>, 'read' | 'words'> & { readonly isFiltered: boolean }

function Older<E extends Entry>({ read, words, isFiltered }: OlderProps<E>) {
  return (
    <p class="log-end">
      {read.hasOlder ? (
        <button type="button" class="button" disabled={read.older.busy} onClick={read.older.run}>
          {words.older}
        </button>
      ) : (
        read.shown && !isFiltered && <span class="quiet">{words.end}</span>
      )}
    </p>
  )
}

type FilterProps = {
  readonly label: string
  readonly all: string
  readonly value: string
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly onChoose: (value: string) => void
}

function Filter({ label, all, value, options, onChoose }: FilterProps) {
  return (
    <select
      class="input select"
      aria-label={label}
      value={value}
      onChange={event => onChoose(event.currentTarget.value)}
    >
      <option value="">{all}</option>
      {options.map(([one, words]) => (
        <option key={one} value={one} selected={one === value}>
          {words}
        </option>
      ))}
    </select>
  )
}

function dayAt(at: string, timeZone: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return timeFormat({ ...parts, timeZone }).format(new Date(at))
}

function timeAt(at: string, timeZone: string): string {
  return timeFormat({ timeStyle: 'short', timeZone }).format(new Date(at))
}
