import { useState } from 'preact/hooks'
import { useQuery } from '../../ui/data.ts'
import { lazy } from '../../ui/lazy.tsx'
import { useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { NoBoards } from '../frame/NoBoards.tsx'
import { Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { HowItMayEnd } from '../outlook/HowItMayEnd.ts'
import { type EventState, StateDialog } from '../overview/StateDialog.ts'
import { PostingSheet } from '../posting/PostingSheet.ts'
import { mayIn } from '../session.ts'
import { ShortenedBand } from '../shorten/shortenParts.ts'
import { AsOf } from './AsOf.tsx'
import { Board } from './Board.tsx'
import { nextState } from './nextState.ts'
import { Payees } from './Payees.tsx'
import { Revision } from './Revision.tsx'

export type Words = ScreenWords<'results'>

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then(one => one.ExportDialog))

/** Results and prizes: each leaderboard as it stands, ties, the money and who has it, and the state of the results. */
export function Results({ words }: { readonly words: Words }) {
  const { setup, event, rounds, eventId } = useEvent()
  const [chosen, choose] = useChoice<string>('board', '')
  const [moment, setMoment] = useState<string | undefined>()
  const [isLooking, setLooking] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const [isPosting, setPosting] = useState(false)
  const [wanted, setWanted] = useState<EventState | undefined>()
  const boards = setup.leaderboards
  const board = boards.find(one => String(one.leaderboardId) === chosen) ?? boards[0]
  const standings = useQuery(
    'getStandings',
    board && {
      params: { eventId: board.eventId, leaderboardId: board.leaderboardId },
      query: moment === undefined ? {} : { asOf: moment },
    },
  )
  const settlement = useQuery('getSettlement', { params: { eventId } })
  const revision = useQuery('getRevision', { params: { eventId } })
  if (!board) return <NoBoards words={words} />
  const { data: shown } = standings
  const { data: prizes } = settlement
  const next = nextState(event.state, rounds)
  const mayPublish = mayIn(setup.communityId, 'results.publish')
  // What is official is reopened first, so that everybody sees that it was revised.
  const mayEdit = mayPublish && moment === undefined && event.state !== 'official'
  const isOpen = shown !== undefined && !shown.final && moment === undefined
  const steps = { completed: words.endPlay, official: words.makeOfficial, reopened: words.reopen }
  return (
    <Screen
      title={words.title}
      beside={<StateMark state={event.state} />}
      actions={
        <>
          {isOpen && (
            <button type="button" class="button" aria-pressed={isLooking} onClick={() => setLooking(!isLooking)}>
              {words.outlook}
            </button>
          )}
          {shown && (
            <button type="button" class="button" onClick={() => setExporting(true)}>
              {words.exports}
            </button>
          )}
          {shown && (
            <button type="button" class="button" onClick={() => setPosting(true)}>
              {words.posting}
            </button>
          )}
          {next && mayPublish && (
            <button
              type="button"
              class={next.name === 'reopened' ? 'button' : 'button lead'}
              onClick={() => setWanted(next.state)}
            >
              {steps[next.name]}
            </button>
          )}
        </>
      }
    >
      <div class="form">
        {rounds.some(one => one.shortening) && <ShortenedBand rounds={rounds} />}
        <div class="bar">
          {boards.length > 1 && (
            <Segments
              label={words.boards}
              value={String(board.leaderboardId)}
              options={boards.map(({ leaderboardId, name }) => ({ value: String(leaderboardId), words: name }))}
              onChoose={value => {
                setMoment(undefined)
                choose(value)
              }}
            />
          )}
          <AsOf key={board.leaderboardId} last={shown?.updatedDt} moment={moment} words={words} onChoose={setMoment} />
        </div>
        {isOpen && isLooking && <HowItMayEnd board={board} />}
        {shown ? (
          <Board standings={shown} board={board} mayEdit={mayEdit} words={words} />
        ) : (
          <Waiting answers={[standings]} />
        )}
        {revision.data && <Revision revision={revision.data} currency={prizes?.currency} words={words} />}
        {prizes ? (
          <Payees settlement={prizes} eventId={eventId} mayPay={mayIn(setup.communityId, 'prizes.pay')} words={words} />
        ) : (
          <Waiting answers={[settlement]} />
        )}
      </div>
      {isExporting && shown && <ExportDialog standings={shown} words={words} onClose={() => setExporting(false)} />}
      {isPosting && <PostingSheet onClose={() => setPosting(false)} />}
      {wanted && <StateDialog state={wanted} of={next?.of ?? eventId} onClose={() => setWanted(undefined)} />}
    </Screen>
  )
}
