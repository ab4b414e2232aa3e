import { useEffect, useMemo, useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { plain } from '../../ui/grid.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useChoice } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { language } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { session } from '../session.ts'
import type { en } from './en.ts'
import { LogLine } from './LogLine.tsx'
import { type Entry, type Line, linesOf, namesOf, type Reading, sentenceOf } from './sentences.ts'
import { TakeBack } from './TakeBack.tsx'

export type Words = typeof en
type Log = Reply<'listEventLog'>

const pageSize = 100

/** Everything that happened in the event, by whom and when; what was done can be taken back from here. */
export function Log({ words }: { readonly words: Words }) {
  const { eventId, setup } = useEvent()
  const [noun, setNoun] = useChoice<string>('what', '')
  const [actor, setActor] = useChoice<string>('who', '')
  const [find, setFind] = useChoice<string>('find', '')
  const filter = { ...(noun !== '' && { kinds: [noun] }), ...(actor !== '' && { actor }) }
  const newest = useQuery('listEventLog', { params: { eventId }, query: { most: pageSize, named: true, ...filter } })
  const { shown, older, hasOlder } = useOlder(eventId, newest.data, filter)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isTaking, setTaking] = useState(false)
  const reading: Reading = useMemo(
    () => ({
      names: namesOf(shown?.names),
      words,
      teamBoards: new Set(setup.leaderboards.filter(one => one.team).map(one => one.leaderboardId)),
      timeZone: setup.timeZone,
    }),
    [shown, setup, words],
  )
  const lines = useMemo(
    () => linesOf(shown?.entries ?? []).map(line => ({ line, sentence: sentenceOf(line.entries, reading) })),
    [shown, reading],
  )
  // Those of before stay while another choice is read.
  const [known, setKnown] = useState<Log['people']>()
  useEffect(() => shown?.people && setKnown(shown.people), [shown])
  const people = new Map(known?.map(one => [one.actor, nameOfActor(one, words)]))
  const whoDid = (one: Line) => people.get(one.actor) ?? words.somebody
  const fitting = lines.filter(({ line, sentence }) =>
    plain(`${whoDid(line)} ${sentence.what} ${sentence.details.join(' ')}`).includes(plain(find)),
  )
  const actorOfStep = new Map(lines.flatMap(({ line }) => (line.step === undefined ? [] : [[line.step, whoDid(line)]])))
  const isFiltered = noun !== '' || actor !== '' || find !== ''
  const days = Map.groupBy(fitting, ({ line }) => dayAt(line.at, setup.timeZone))
  const choose = (step: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(step)
    else next.delete(step)
    setChosen(next)
  }
  return (
    <Screen title={words.title} actions={<Find label={words.find} value={find} onFind={setFind} />}>
      <div class="bar log-bar">
        <select
          class="input select"
          aria-label={words.what}
          value={noun}
          onChange={event => setNoun(event.currentTarget.value)}
        >
          <option value="">{words.everything}</option>
          {Object.entries(words.nouns).map(([value, label]) => (
            <option key={value} value={value} selected={value === noun}>
              {label}
            </option>
          ))}
        </select>
        <select
          class="input select"
          aria-label={words.who}
          value={actor}
          onChange={event => setActor(event.currentTarget.value)}
        >
          <option value="">{words.everybody}</option>
          {[...people].map(([value, label]) => (
            <option key={value} value={value} selected={value === actor}>
              {label}
            </option>
          ))}
        </select>
        {chosen.size > 0 && (
          <span class="end">
            <span class="sum">{words.chosen(chosen.size)}</span>
            <button type="button" class="button tight plain" onClick={() => setChosen(new Set())}>
              {words.chooseNone}
            </button>
            <button type="button" class="button tight" onClick={() => setTaking(true)}>
              <Icon name="undo" />
              {words.takeBackMany(chosen.size)}
            </button>
          </span>
        )}
      </div>
      {!shown ? (
        <Waiting answers={[newest]} />
      ) : fitting.length === 0 ? (
        <Empty title={isFiltered ? words.noneTitle : words.emptyTitle}>{isFiltered ? words.none : words.empty}</Empty>
      ) : (
        [...days].map(([day, ofDay]) => (
          <section class="panel log-day" key={day}>
            <h2 class="panel-head">{day}</h2>
            <ol>
              {ofDay.map(({ line, sentence }) => (
                <LogLine
                  key={line.key}
                  line={line}
                  sentence={sentence}
                  who={whoDid(line)}
                  time={timeAt(line.at, setup.timeZone)}
                  undoneBy={line.undoneBy === undefined ? undefined : (actorOfStep.get(line.undoneBy) ?? '')}
                  isChosen={line.step !== undefined && chosen.has(line.step)}
                  onChoose={choose}
                  onTakeBack={step => {
                    setChosen(new Set([step]))
                    setTaking(true)
                  }}
                  words={words}
                />
              ))}
            </ol>
          </section>
        ))
      )}
      <p class="log-end">
        {hasOlder ? (
          <button type="button" class="button" disabled={older.busy} onClick={older.run}>
            {words.older}
          </button>
        ) : (
          shown && !isFiltered && <span class="quiet">{words.end}</span>
        )}
      </p>
      {older.error}
      {isTaking && (
        <TakeBack
          eventId={eventId}
          steps={[...chosen]}
          lines={lines.map(({ line }) => line)}
          whoDid={whoDid}
          reading={reading}
          onMore={more => setChosen(new Set([...chosen, ...more]))}
          onClose={done => {
            setTaking(false)
            if (done) setChosen(new Set())
          }}
        />
      )}
    </Screen>
  )
}

/** The newest entries, which follow what happens, with the older ones that were asked for. */
function useOlder(
  eventId: string,
  newest: Log | undefined,
  filter: { readonly kinds?: readonly string[]; readonly actor?: string },
) {
  const asked = JSON.stringify([eventId, filter])
  const [kept, setKept] = useState<{ readonly asked: string; readonly log: Log } | undefined>()
  useEffect(() => {
    if (newest) setKept(before => ({ asked, log: before?.asked === asked ? joined(newest, before.log) : newest }))
  }, [newest, asked])
  const log = kept?.asked === asked ? kept.log : newest
  const older = useDeed(async () => {
    const before = log?.entries.at(-1)?.logId
    if (log === undefined || before === undefined) return
    const query = { most: pageSize, named: true, ...filter, before }
    const next = await call('listEventLog', { params: { eventId }, query })
    setKept({ asked, log: { ...joined(log, next), more: next.more } })
  })
  return { shown: log, older, hasOlder: log?.more === true }
}

/** One list out of two; what the first one says of an entry is newer. */
function joined(first: Log, second: Log): Log {
  const entries = new Map<number, Entry>()
  for (const entry of [...second.entries, ...first.entries]) entries.set(entry.logId, entry)
  const names = [...(second.names ?? []), ...(first.names ?? [])]
  return {
    entries: [...entries.values()].sort((a, b) => b.logId - a.logId),
    more: second.more,
    names,
    people: [...(first.people ?? [])],
  }
}

function nameOfActor(
  { actor, actorName }: { readonly actor: string; readonly actorName?: string },
  words: Words,
): string {
  if (actor === `administrator:${session.account.administratorId}`) return words.me(actorName ?? session.account.name)
  return actorName ?? words.actors[actor.split(':')[0] ?? ''] ?? words.somebody
}

function dayAt(at: string, timeZone: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(language(), { ...parts, timeZone }).format(new Date(at))
}

function timeAt(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short', hour12: false, timeZone }).format(new Date(at))
}
