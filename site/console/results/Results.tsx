import { useState } from 'preact/hooks'
import { useQuery } from '../../ui/data.ts'
import { lazy } from '../../ui/lazy.tsx'
import { useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { NoBoards } from '../frame/NoBoards.tsx'
import { Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { HowItMayEnd } from '../outlook/HowItMayEnd.ts'
import { mayIn } from '../session.ts'
import { ShortenedBand } from '../shorten/shortenParts.ts'
import { Desk } from './Desk.tsx'
import { Payees } from './Payees.tsx'
import { useDeeds } from './useDeeds.tsx'

// Few results are corrected once they are official: it comes when they are.
const Revision = lazy(() => import('./Revision.tsx').then(one => one.Revision))

export type Words = ScreenWords<'results'>

/** Results and prizes, the desk of the last hour: each leaderboard as it stands, what is left to do, the money, and the state of the results. */
export function Results({ words }: { readonly words: Words }) {
  const { setup } = useEvent()
  const [chosen, choose] = useChoice<string>('board', '')
  const boards = setup.leaderboards
  const board = boards.find(one => String(one.leaderboardId) === chosen) ?? boards[0]
  if (!board) return <NoBoards words={words} />
  const choice = boards.length > 1 && (
    <Segments
      label={words.boards}
      value={String(board.leaderboardId)}
      options={boards.map(({ leaderboardId, name }) => ({ value: String(leaderboardId), words: name }))}
      onChoose={choose}
    />
  )
  return <ResultsOf key={board.leaderboardId} {...{ board, choice, words }} />
}

type ResultsProps = {
  readonly board: LeaderboardSummary
  readonly choice: preact.ComponentChildren
  readonly words: Words
}

function ResultsOf({ board, choice, words }: ResultsProps) {
  const { setup, event, rounds, eventId } = useEvent()
  const [moment, setMoment] = useState<string | undefined>()
  const [isLooking, setLooking] = useState(false)
  const params = { eventId: board.eventId, leaderboardId: board.leaderboardId }
  const standings = useQuery('getStandings', { params, query: moment === undefined ? {} : { asOf: moment } })
  const settlement = useQuery('getSettlement', { params: { eventId } })
  const revision = useQuery('getRevision', { params: { eventId } })
  const { data: shown } = standings
  const { data: prizes } = settlement
  const deeds = useDeeds(shown, words)
  const isOpen = shown !== undefined && !shown.final && moment === undefined
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
          {deeds.buttons}
        </>
      }
    >
      <div class="form">
        {rounds.some(one => one.shortening) && <ShortenedBand rounds={rounds} />}
        {isOpen && isLooking && <HowItMayEnd board={board} />}
        {shown && prizes ? (
          <Desk {...{ standings: shown, settlement: prizes, board, choice, moment, words }} onLookBack={setMoment} />
        ) : (
          <Waiting answers={[standings, settlement]} />
        )}
        {revision.data && revision.data.boards.length > 0 && (
          <Revision revision={revision.data} currency={prizes?.currency} words={words} />
        )}
        {prizes && (
          <Payees settlement={prizes} eventId={eventId} mayPay={mayIn(setup.communityId, 'prizes.pay')} words={words} />
        )}
      </div>
      {deeds.dialogs}
    </Screen>
  )
}
