import { useCallback, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { announce } from '../../ui/announce.tsx'
import { call, Refused, type Reply } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { daysOf } from '../../ui/daysOf.ts'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { go, useLeaveGuard, usePlace } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Empty } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { Differences } from './Differences.tsx'

type Read = Reply<'readEventFile'>
type Done = { readonly eventId: string; readonly words: string }
type Problem = Refused['errors'][number]

/** An event that another program has: its file makes the event, and when it comes again changes it. */
export function EventFile({ words }: { readonly words: ScreenWords<'eventFile'> }) {
  const { read, taken, setTaken, problems, done, reading, doing } = useEventFile(words)
  useLeaveGuard(useCallback(() => (read && !done ? words.lost : undefined), [read, done]))
  if (done)
    return (
      <Screen title={words.title}>
        <Empty
          title={words.doneTitle}
          action={
            <button type="button" class="button lead" onClick={() => go(pathOf('overview', { eventId: done.eventId }))}>
              {words.toEvent}
            </button>
          }
        >
          {done.words}
        </Empty>
      </Screen>
    )
  const error = reading.error ?? doing.error
  return (
    <Screen title={words.title}>
      <DeedForm class="form wide" deed={doing}>
        <section class="panel padded">
          <p class="quiet">{words.what}</p>
          <FileChoice
            label={words.file}
            hint={words.fileHint}
            accept=".json,application/json"
            onFile={given => reading.run(given)}
          />
          {error}
          {error && problems.length > 1 && <Problems problems={problems} words={words} />}
          {read && <Found read={read} words={words} onCompare={other => reading.run(undefined, other)} />}
        </section>
        {read?.again && <Differences words={words} again={read.again} taken={taken} onTake={setTaken} />}
        {read && <Apply words={words} read={read} taken={taken.size} busy={doing.busy || reading.busy} />}
      </DeedForm>
    </Screen>
  )
}

/** The file as it was read, and what became of it. */
function useEventFile(words: ScreenWords<'eventFile'>) {
  const { params, query } = usePlace()
  const communityId = Number(params.communityId)
  const [file, setFile] = useState('')
  const [read, setRead] = useState<Read | undefined>()
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [done, setDone] = useState<Done | undefined>()

  /** Without a file the last one is read again. */
  const reading = useDeed(async (given: string | undefined, other?: string) => {
    setProblems([])
    setRead(undefined)
    const wanted = given ?? file
    const eventId = other ?? query.get('event') ?? undefined
    const body = { file: wanted, ...(eventId !== undefined && { eventId }) }
    const answer = await withPlaces(() => call('readEventFile', { params: { communityId }, body }))
    setFile(wanted)
    setTaken(new Set())
    setRead(answer)
  })
  const doing = useDeed(async () => {
    const { again } = read ?? {}
    const answer = again
      ? await withPlaces(() =>
          call('updateEventFromFile', { params: { eventId: again.eventId }, body: { file, take: [...taken] } }),
        )
      : await withPlaces(() => call('importEventFile', { params: { communityId }, body: { file } }))
    const said =
      'done' in answer
        ? words.changed({ count: answer.done, kept: answer.kept })
        : words.made({ players: answer.players })
    setDone({ eventId: answer.eventId, words: said })
    announce(said)
  })

  /** What does not fit in a file is shown with its places. */
  async function withPlaces<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refused) setProblems(error.errors)
      throw error
    }
  }

  return { read, taken, setTaken, problems, done, reading, doing }
}

type FoundProps = {
  readonly read: Read
  readonly words: ScreenWords<'eventFile'>
  readonly onCompare: (eventId: string) => void
}

/** What the file holds, and an event that is like it. */
function Found({ read, words, onCompare }: FoundProps) {
  const { alike } = read
  return (
    <>
      <p class="bar">
        <strong>{read.name}</strong>
        <span class="sum">{daysOf(read)}</span>
        <span class="sum">{words.holds({ players: read.players, rounds: read.rounds, cards: read.cards })}</span>
      </p>
      {alike && (
        <p class="banner ask">
          <span>{words.alike({ name: alike.name })}</span>
          <button type="button" class="button" onClick={() => onCompare(alike.eventId)}>
            {words.compare}
          </button>
        </p>
      )}
    </>
  )
}

const mostProblems = 20

function Problems({
  problems,
  words,
}: {
  readonly problems: readonly Problem[]
  readonly words: ScreenWords<'eventFile'>
}) {
  return (
    <ul class="few">
      {problems.slice(0, mostProblems).map(({ pointer, message }) => (
        <li key={pointer}>
          <code>{pointer.replace(/^\/file/, '')}</code> {message}
        </li>
      ))}
      {problems.length > mostProblems && <li>{words.more({ count: problems.length - mostProblems })}</li>}
    </ul>
  )
}

type ApplyProps = {
  readonly words: ScreenWords<'eventFile'>
  readonly read: Read
  readonly taken: number
  readonly busy: boolean
}

function Apply({ words, read: { again }, taken, busy }: ApplyProps) {
  const kept = again?.differences.filter(({ kind }) => kind === 'kept').length ?? 0
  const count = (again?.differences.length ?? 0) - kept + taken
  const isSame = again !== undefined && again.differences.length === 0
  return (
    <footer class="apply">
      <span class="quiet">
        {again ? (isSame ? words.same : words.will({ count, kept: kept - taken })) : words.willMake}
      </span>
      <span class="end">
        <button type="submit" class="button lead" disabled={busy || isSame}>
          {again ? words.change({ count }) : words.make}
        </button>
      </span>
    </footer>
  )
}
