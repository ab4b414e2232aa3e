import { useMemo, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { announce } from '../../ui/announce.tsx'
import { outbox, useQuery } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { Grid } from '../../ui/Grid.tsx'
import { type CellChange, found, type Sort } from '../../ui/grid.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/keys.ts'
import { lazy } from '../../ui/lazy.tsx'
import { changedNow } from '../../ui/live.ts'
import { Menu } from '../../ui/Menu.tsx'
import { go, useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useStore } from '../../ui/store.ts'
import { useOpen } from '../../ui/useOpen.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { kit } from '../../ui/words.ts'
import { useHeld, useInHand } from '../frame/present.ts'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { type Entrant, useRoster } from '../frame/useRoster.ts'
import { setFlight, setHandicaps, type Wanted } from './changes.ts'
import { columnsOf } from './columnsOf.tsx'
import { AskReason, Details } from './dialogs.tsx'
import type { en } from './en.ts'
import { handicapOfText } from './handicapOfText.ts'

type Words = typeof en
type View = 'all' | 'noIndex' | 'noFlight' | 'noTime'
type Open =
  | { readonly what: 'details'; readonly row: Entrant }
  | { readonly what: 'reason'; readonly row: Entrant; readonly values: { hcCourse: number; hcPlaying: number } }
  | { readonly what: 'remove' | 'replace' | 'late' | 'waiting' }

const LateEntry = lazy(() => import('./LateEntry.tsx').then(one => one.LateEntry))
const Remove = lazy(() => import('./Remove.tsx').then(one => one.Remove))
const Replace = lazy(() => import('./Replace.tsx').then(one => one.Replace))
const WaitingList = lazy(() => import('./WaitingList.tsx').then(one => one.WaitingList))

/** Everybody in the event, in a grid that is edited like a sheet. */
export function Players({ words }: { readonly words: Words }) {
  const { eventId, event, round, setup, rounds } = useEvent()
  const { roster, answers } = useRoster(eventId)
  const [view, setView] = useChoice<View>('show', 'all')
  const [find, setFind] = useChoice<string>('find', '')
  const [sorting, setSorting] = useChoice<string>('sort', 'name')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen, close] = useOpen<Open>()
  const held = useHeld()
  const inHand = open && 'row' in open ? open.row : undefined
  useInHand(eventId, inHand ? [`playerId:${inHand.playerId}`] : [])
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const { takenBack } = useStore(outbox.state)
  const changed = useStore(changedNow)
  const course = event.courses[0] ?? round.courses[0]
  const teeAnswer = useQuery(
    'listCourseTees',
    course && { params: { eventId: rounds.length > 1 ? round.eventId : eventId, courseId: course.courseId } },
  )
  const tees = teeAnswer.data ?? []
  const boards = setup.leaderboards.filter(one => !one.team && one.flights.length > 0 && one.eventId === eventId)
  const teesOf = (row: Entrant) => tees.filter(one => one.gender === row.gender).map(one => one.name)
  const columns = useMemo(() => columnsOf(words, boards, teesOf), [words, setup, teeAnswer.data])
  const sort: Sort = { key: sorting.replace(/^-/, ''), down: sorting.startsWith('-') }
  const refusals = useMemo(
    () => new Map([...takenBack.map(one => [one.thing ?? '', one.reason.message] as const), ...problems]),
    [takenBack, problems],
  )
  const importPath = pathOf('bringIn', { eventId })
  useKeys(
    useMemo(
      () => [
        { keys: 'n', words: words.keyImport, run: () => go(importPath) },
        { keys: 'w', words: words.keyRemove, run: () => setOpen({ what: 'remove' }) },
      ],
      [importPath],
    ),
  )
  const bringIn = (
    <button type="button" class="button lead" onClick={() => go(importPath)}>
      <Icon name="paste" />
      {words.bringIn}
    </button>
  )
  if (!roster)
    return (
      <Screen title={words.title}>
        <Waiting answers={answers} />
      </Screen>
    )
  const { entrants } = roster
  if (entrants.length === 0)
    return (
      <Screen title={words.title}>
        <Empty title={words.emptyTitle} action={bringIn}>
          {words.empty}
        </Empty>
      </Screen>
    )
  const views: Readonly<Record<View, readonly Entrant[]>> = {
    all: entrants,
    noIndex: entrants.filter(one => one.handicap?.hcIndex === undefined),
    noFlight: entrants.filter(one => boards.some(board => !one.flights.has(board.leaderboardId))),
    noTime: entrants.filter(one => !one.pairing),
  }
  const rows = found(views[view], columns, find)
  const chosenRows = entrants.filter(one => chosen.has(String(one.playerId)))
  const only = chosenRows.length === 1 ? chosenRows[0] : undefined

  function closed(done: boolean): void {
    close()
    if (done) setChosen(new Set())
  }

  function change(changes: readonly CellChange<Entrant>[]): void {
    const wrong = new Map<string, string>()
    const wanted: { readonly row: Entrant; readonly to: Wanted }[] = []
    for (const cell of changes) {
      const to = wantedOf(cell)
      if (typeof to === 'string') wrong.set(String(cell.row.playerId), to)
      else if (to) wanted.push({ row: cell.row, to })
    }
    setProblems(wrong)
    const [first] = wrong.values()
    if (first !== undefined) announce(first)
    const titles = [...new Set(changes.map(one => columns.find(({ key }) => key === one.column)?.title ?? ''))]
    const [only] = wanted
    setHandicaps(
      eventId,
      wanted,
      wanted.length === 1 && only
        ? words.changed(titles.join(', '), only.row.name)
        : words.changedMany(titles.join(', '), wanted.length),
    )
  }

  /** What a cell asks for, or why it cannot be; nothing where a reason is asked first. */
  function wantedOf({ row, column, text }: CellChange<Entrant>): Wanted | string | undefined {
    if (column === 'tee') {
      const tee = tees.find(one => one.gender === row.gender && one.name.toLowerCase() === text.toLowerCase())
      return tee ? { teeId: tee.id, teeName: tee.name } : words.badTee(text)
    }
    const value = handicapOfText(text)
    if (value === undefined) return words.badNumber(text)
    if (column === 'index') return { hcIndex: value }
    const rounded = Math.round(value)
    const values =
      column === 'course'
        ? { hcCourse: rounded, hcPlaying: row.handicap?.hcPlaying ?? rounded }
        : { hcCourse: row.handicap?.hcCourse ?? rounded, hcPlaying: rounded }
    if (row.handicap?.hcIndex !== undefined) return values
    setOpen({ what: 'reason', row, values })
    return undefined
  }

  return (
    <Screen
      full
      title={words.title}
      beside={<span class="beside">{entrants.length}</span>}
      actions={
        <>
          <Find label={words.find} value={find} onFind={setFind} />
          {bringIn}
        </>
      }
    >
      <div class="bar">
        <Segments
          label={words.show}
          value={view}
          options={[
            { value: 'all', words: words.all, count: entrants.length },
            { value: 'noIndex', words: words.noIndex, count: views.noIndex.length },
            ...(boards.length > 0
              ? [{ value: 'noFlight' as const, words: words.noFlight, count: views.noFlight.length }]
              : []),
            { value: 'noTime', words: words.noTime, count: views.noTime.length },
          ]}
          onChoose={setView}
        />
        {roster.pairings.length > 0 && (
          <button type="button" class="button tight" onClick={() => setOpen({ what: 'late' })}>
            {words.late}
          </button>
        )}
        {setup.counts.waiting > 0 && (
          <button type="button" class="button tight" onClick={() => setOpen({ what: 'waiting' })}>
            {words.waitingCount(setup.counts.waiting)}
          </button>
        )}
        {rows.length === 0 && <span class="sum">{words.none}</span>}
        {chosenRows.length > 0 && (
          <span class="end">
            <span class="sum">{kit().chosen(chosenRows.length)}</span>
            <Menu
              label={words.setTeeLabel}
              words={words.setTee}
              items={[...new Set(chosenRows.flatMap(teesOf))].map(name => ({
                words: name,
                run: () => change(chosenRows.map(row => ({ row, column: 'tee', text: name }))),
              }))}
            />
            {boards.map(board => (
              <Menu
                key={board.leaderboardId}
                label={words.toFlight(board.name)}
                words={board.name}
                items={board.flights.map(flight => ({
                  words: flight.name,
                  run: () => {
                    for (const row of chosenRows)
                      setFlight(
                        eventId,
                        row,
                        { ...flight, id: flight.flightId, leaderboardId: board.leaderboardId, eventId: board.eventId },
                        words.flightGesture(row.name, flight.name),
                      )
                  },
                }))}
              />
            ))}
            {([true, false] as const).map(lock => (
              <button
                key={String(lock)}
                type="button"
                class="button tight"
                onClick={() =>
                  setHandicaps(
                    eventId,
                    chosenRows.map(row => ({ row, to: { locked: lock } })),
                    words.lockedGesture(chosenRows.length, lock),
                  )
                }
              >
                {lock ? words.lockThem : words.unlockThem}
              </button>
            ))}
            {only && (
              <>
                <button type="button" class="button tight" onClick={() => setOpen({ what: 'details', row: only })}>
                  {words.why}
                </button>
                <button type="button" class="button tight" onClick={() => setOpen({ what: 'replace' })}>
                  {words.replace}
                </button>
              </>
            )}
            <button type="button" class="button tight harm" onClick={() => setOpen({ what: 'remove' })}>
              {words.withdraw}
            </button>
          </span>
        )}
      </div>
      <Grid
        label={words.title}
        rows={rows}
        columns={columns}
        id={row => String(row.playerId)}
        name={row => row.name}
        sort={sort}
        onSort={({ key, down }) => setSorting(`${down ? '-' : ''}${key}`)}
        chosen={chosen}
        onChoose={setChosen}
        onChange={change}
        onOpen={row => setOpen({ what: 'details', row })}
        refusals={refusals}
        held={row => held(`playerId:${row.playerId}`)}
        isChanged={row => changed.has(`playerId:${row.playerId}`)}
      />
      {open?.what === 'details' && (
        <Details
          row={entrants.find(one => one.playerId === open.row.playerId) ?? open.row}
          boards={boards}
          words={words}
          onClose={close}
        />
      )}
      {open?.what === 'reason' && (
        <AskReason
          words={words}
          onClose={close}
          onReason={reason => {
            setHandicaps(
              eventId,
              [{ row: open.row, to: { ...open.values, manualMsg: reason } }],
              words.changed(words.playing, open.row.name),
            )
            close()
          }}
        />
      )}
      {open?.what === 'remove' && chosenRows.length > 0 && (
        <Remove rows={chosenRows} entrants={entrants} eventId={eventId} words={words} onClose={closed} />
      )}
      {open?.what === 'late' && (
        <LateEntry
          eventId={eventId}
          roundId={round.eventId}
          pairings={roster.pairings}
          boards={boards}
          words={words}
          onClose={close}
        />
      )}
      {open?.what === 'waiting' && <WaitingList words={words} onClose={close} />}
      {open?.what === 'replace' && chosenRows[0] && (
        <Replace row={chosenRows[0]} eventId={eventId} words={words} onClose={closed} />
      )}
    </Screen>
  )
}
