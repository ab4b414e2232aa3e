import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Choose, Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyWithWords } from '../../ui/lazy.tsx'
import { useChoice } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { BoardFormProps } from '../boardForm/BoardForm.tsx'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'

type Words = ScreenWords<'leaderboards'>

/** The form is more than the list needs, and comes when a leaderboard is shown. */
const BoardForm = lazyWithWords<BoardFormProps, 'boardForm'>(
  () => import('../boardForm/BoardForm.tsx').then(one => one.BoardForm),
  'boardForm',
)

/** The ways to win of an event: a list in the order of the pages, and the settings of the chosen one. */
export function Leaderboards({ words }: { readonly words: Words }) {
  const { setup, eventId } = useEvent()
  const [chosen, setChosen] = useChoice<string>('board', '')
  const [isAdding, setAdding] = useState(false)
  const boards = setup.leaderboards
  const board = boards.find(one => String(one.leaderboardId) === chosen) ?? boards[0]
  const add = (
    <button type="button" class={boards.length === 0 ? 'button lead' : 'button'} onClick={() => setAdding(true)}>
      <Icon name="add" />
      {words.add}
    </button>
  )
  return (
    <Screen title={words.title} actions={boards.length > 0 && add}>
      {!board ? (
        <Empty title={words.emptyTitle} action={add}>
          {words.empty}
        </Empty>
      ) : (
        <div class="boards-and-one">
          <BoardList board={board} words={words} onChoose={setChosen} />
          <Board key={board.leaderboardId} board={board} />
        </div>
      )}
      {isAdding && (
        <Add
          words={words}
          eventId={eventId}
          onClose={made => {
            setAdding(false)
            if (made !== undefined) setChosen(String(made))
          }}
        />
      )}
    </Screen>
  )
}

type BoardListProps = {
  readonly board: LeaderboardSummary
  readonly words: Words
  readonly onChoose: (board: string) => void
}

/** The leaderboards in the order of the pages, which the director changes. */
function BoardList({ board, words, onChoose }: BoardListProps) {
  const { setup, eventId, rounds } = useEvent()
  const boards = setup.leaderboards
  return (
    <nav class="panel boards" aria-label={words.list}>
      <ol>
        {boards.map(one => {
          const round = rounds.find(part => part.eventId === one.eventId)
          return (
            <li key={one.leaderboardId} class={one === board ? 'chosen' : undefined}>
              <button
                type="button"
                class="as-link"
                aria-current={one === board}
                onClick={() => onChoose(String(one.leaderboardId))}
              >
                {one.name}
                <small>
                  {one.formatName}
                  {one.eventId !== eventId && round && ` ${words.ofRound({ name: round.name })}`}
                </small>
              </button>
              <Moves one={one} own={boards.filter(other => other.eventId === one.eventId)} words={words} />
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type MovesProps = {
  readonly one: LeaderboardSummary
  /** All of the same event or round. */
  readonly own: readonly LeaderboardSummary[]
  readonly words: Words
}

function Moves({ one, own, words }: MovesProps) {
  const at = own.indexOf(one)
  const move = (by: -1 | 1) => {
    const ids = own.map(({ leaderboardId }) => leaderboardId)
    ids.splice(at, 1)
    ids.splice(at + by, 0, one.leaderboardId)
    const input = { params: { eventId: one.eventId }, body: { leaderboardIds: ids } }
    // What is there is read again, whatever becomes of it.
    void call('orderLeaderboards', input).catch(() => undefined)
  }
  return (
    <>
      {at > 0 && (
        <button
          type="button"
          class="button plain tight dots"
          aria-label={words.up({ name: one.name })}
          onClick={() => move(-1)}
        >
          <span class="sort" aria-hidden="true" />
        </button>
      )}
      {at < own.length - 1 && (
        <button
          type="button"
          class="button plain tight dots"
          aria-label={words.down({ name: one.name })}
          onClick={() => move(1)}
        >
          <span class="sort down" aria-hidden="true" />
        </button>
      )}
    </>
  )
}

function Board({ board }: { readonly board: LeaderboardSummary }) {
  const detail = useQuery('getLeaderboard', {
    params: { eventId: board.eventId, leaderboardId: board.leaderboardId },
  })
  const formats = useQuery('listFormats', {})
  if (!detail.data || !formats.data) return <Waiting answers={[detail, formats]} />
  return <BoardForm detail={detail.data} formats={formats.data} />
}

function Add({
  words,
  eventId,
  onClose,
}: {
  readonly words: Words
  readonly eventId: string
  readonly onClose: (made?: number) => void
}) {
  const formats = useQuery('listFormats', {})
  const [format, setFormat] = useState('strokePlay')
  const [name, setName] = useState('')
  const formatName = formats.data?.find(one => one.id === format)?.name ?? ''
  const deed = useDeed(async () => {
    const made = await call('createLeaderboard', {
      params: { eventId },
      body: { name: name.trim() === '' ? formatName : name.trim(), format },
    })
    onClose(made.leaderboardId)
  })
  return (
    <DeedDialog
      title={words.addTitle}
      submit={words.addDo}
      disabled={!formats.data}
      deed={deed}
      onClose={() => onClose()}
    >
      <Choose
        label={words.format}
        hint={formats.data?.find(one => one.id === format)?.description}
        value={format}
        options={(formats.data ?? []).map(one => ({ value: one.id, words: one.name }))}
        onChoose={setFormat}
      />
      <Field label={words.name} value={name} onInput={setName} maxLength={120} error={deed.errorAt('/name')} />
    </DeedDialog>
  )
}
