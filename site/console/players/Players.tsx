import { useMemo, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { teeInWords } from '../../../contract/site/teeInWords.ts'
import { outbox, useQuery } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { Grid } from '../../ui/Grid.tsx'
import { rowsFound, type Sort } from '../../ui/grid.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/keys.ts'
import { changedNow } from '../../ui/live.ts'
import { go, useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useStore } from '../../ui/store.ts'
import { useOpen } from '../../ui/useOpen.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { useHeld, useInHand } from '../frame/present.ts'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { type Entrant, type Roster, useRoster } from '../frame/useRoster.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { columnsOf } from './columnsOf.tsx'
import { type Open, OverPlayers } from './OverPlayers.tsx'
import { useCellChanges } from './useCellChanges.ts'
import { type View, viewsOf } from './viewsOf.ts'
import type { ByHand } from './wantedOf.ts'

type Words = ScreenWords<'players'>

/** Everybody in the event, in a grid that is edited like a sheet. */
export function Players({ words }: { readonly words: Words }) {
  const { eventId } = useEvent()
  const { roster, answers } = useRoster(eventId)
  const importPath = pathOf('bringIn', { eventId })
  const [open, setOpen, close] = useOpen<Open>()
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
  if (roster.entrants.length === 0)
    return (
      <Screen title={words.title}>
        <Empty title={words.emptyTitle} action={bringIn}>
          {words.empty}
        </Empty>
      </Screen>
    )
  return <Field {...{ roster, bringIn, open, setOpen, close, words }} />
}

type FieldProps = {
  readonly roster: Roster
  readonly bringIn: preact.ComponentChildren
  readonly open: Open | undefined
  readonly setOpen: (what: Open) => void
  readonly close: () => void
  readonly words: Words
}

function Field({ roster, bringIn, open, setOpen, close, words }: FieldProps) {
  const { eventId, round, setup } = useEvent()
  const [view, setView] = useChoice<View>('show', 'all')
  const [find, setFind] = useChoice<string>('find', '')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const boards = setup.leaderboards.filter(one => !one.team && one.flights.length > 0 && one.eventId === eventId)
  const { tees, teesOf } = useTees()
  const columns = useMemo(() => columnsOf(words, boards, teesOf), [words, setup, tees])
  const onByHand = (asked: ByHand) => setOpen({ what: 'reason', ...asked })
  const { problems, change } = useCellChanges({ eventId, tees, columns, words, onByHand })
  const inHand = open && 'row' in open ? open.row : undefined
  useInHand(eventId, inHand ? [`playerId:${inHand.playerId}`] : [])
  const { entrants } = roster
  const rows = rowsFound(viewsOf(entrants, boards)[view], columns, find)
  const chosenRows = entrants.filter(one => chosen.has(String(one.playerId)))
  const onEnd = (done: boolean) => {
    close()
    if (done) setChosen(new Set())
  }
  const actions = (
    <>
      <Find label={words.find} value={find} onFind={setFind} />
      {bringIn}
    </>
  )
  return (
    <Screen full title={words.title} beside={<span class="beside">{entrants.length}</span>} actions={actions}>
      <div class="bar">
        <Views {...{ entrants, view, boards, words }} onChoose={setView} />
        <Ways {...{ roster, words }} onOpen={setOpen} />
        {rows.length === 0 && <span class="sum">{words.none}</span>}
        {chosenRows.length > 0 && (
          <ChosenBar {...{ eventId, rows: chosenRows, boards, teesOf, words }} onChange={change} onOpen={setOpen} />
        )}
      </div>
      <PlayerGrid
        {...{ rows, columns, chosen, problems, words }}
        onChoose={setChosen}
        onChange={change}
        onOpen={setOpen}
      />
      {open && (
        <OverPlayers
          {...{ open, eventId, roundId: round.eventId, roster, chosen: chosenRows, boards, words, onEnd }}
          onClose={close}
        />
      )}
    </Screen>
  )
}

/** The tees of the course, and those that somebody may play from. */
function useTees() {
  const { eventId, event, round, rounds } = useEvent()
  const course = event.courses[0] ?? round.courses[0]
  const { data } = useQuery(
    'listCourseTees',
    course && { params: { eventId: rounds.length > 1 ? round.eventId : eventId, courseId: course.courseId } },
  )
  const tees = data ?? none
  return {
    tees,
    teesOf: (row: Entrant) => tees.filter(one => one.gender === row.gender).map(one => teeInWords(one.name)),
  }
}

const none: readonly never[] = []

type ViewsProps = {
  readonly entrants: readonly Entrant[]
  readonly view: View
  readonly boards: readonly LeaderboardSummary[]
  readonly words: Words
  readonly onChoose: (view: View) => void
}

function Views({ entrants, view, boards, words, onChoose }: ViewsProps) {
  const views = viewsOf(entrants, boards)
  const shown: readonly View[] = ['all', 'noIndex', ...(boards.length > 0 ? (['noFlight'] as const) : []), 'noTime']
  return (
    <Segments
      label={words.show}
      value={view}
      options={shown.map(value => ({ value, words: words[value], count: views[value].length }))}
      onChoose={onChoose}
    />
  )
}

/** The ways to people who are not in the field yet. */
function Ways({
  roster,
  words,
  onOpen,
}: Pick<FieldProps, 'roster' | 'words'> & { readonly onOpen: FieldProps['setOpen'] }) {
  const { waiting } = useEvent().setup.counts
  return (
    <>
      {roster.pairings.length > 0 && (
        <button type="button" class="button tight" onClick={() => onOpen({ what: 'late' })}>
          {words.late}
        </button>
      )}
      {waiting > 0 && (
        <button type="button" class="button tight" onClick={() => onOpen({ what: 'waiting' })}>
          {words.waitingCount({ count: waiting })}
        </button>
      )}
    </>
  )
}

type PlayerGridProps = {
  readonly rows: readonly Entrant[]
  readonly columns: ReturnType<typeof columnsOf>
  readonly chosen: ReadonlySet<string>
  readonly problems: ReadonlyMap<string, string>
  readonly words: Words
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  readonly onChange: ReturnType<typeof useCellChanges>['change']
  readonly onOpen: (what: Open) => void
}

function PlayerGrid({ rows, columns, chosen, problems, words, onChoose, onChange, onOpen }: PlayerGridProps) {
  const [sorting, setSorting] = useChoice<string>('sort', 'name')
  const held = useHeld()
  const changed = useStore(changedNow)
  const { takenBack } = useStore(outbox.state)
  const sort: Sort = { key: sorting.replace(/^-/, ''), down: sorting.startsWith('-') }
  const refusals = useMemo(
    () => new Map([...takenBack.map(one => [one.thing ?? '', one.reason.message] as const), ...problems]),
    [takenBack, problems],
  )
  return (
    <Grid
      label={words.title}
      {...{ rows, columns, sort, chosen, onChoose, onChange, refusals }}
      id={row => String(row.playerId)}
      name={row => row.name}
      onSort={({ key, down }) => setSorting(`${down ? '-' : ''}${key}`)}
      onOpen={row => onOpen({ what: 'details', row })}
      held={row => held(`playerId:${row.playerId}`)}
      isChanged={row => changed.has(`playerId:${row.playerId}`)}
    />
  )
}
