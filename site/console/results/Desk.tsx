import type { ComponentChildren } from 'preact'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import { AsOf } from './AsOf.tsx'
import { Board, Warnings } from './Board.tsx'
import { DeskLine } from './DeskLine.tsx'
import { OpenThings } from './OpenThings.tsx'
import { Purse } from './Purse.tsx'
import type { Words } from './Results.tsx'
import type { Standings } from './rows.ts'
import { Winners } from './Winners.tsx'

type DeskProps = {
  readonly standings: Standings
  readonly settlement: Reply<'getSettlement'>
  readonly board: LeaderboardSummary
  /** The choice of the leaderboard. */
  readonly choice: ComponentChildren
  readonly moment: string | undefined
  readonly words: Words
  readonly onLookBack: (moment: string | undefined) => void
}

/** The last hour: how far it is, the board, and beside it what is left, the purse and what happens then. */
export function Desk({ standings, settlement, board, choice, moment, words, onLookBack }: DeskProps) {
  const { setup, event, eventId } = useEvent()
  const [asked, ask] = useChoice<string>('flight', '0')
  const check = useQuery('checkResults', { params: { eventId } })
  const { flights, final, currency, updatedDt } = standings
  const flight = flights[Number(asked)] ?? flights[0]
  // What is official is reopened first, so that everybody sees that it was revised.
  const mayEdit = mayIn(setup.communityId, 'results.publish') && moment === undefined && event.state !== 'official'
  return (
    <>
      {check.data && <DeskLine check={check.data} settlement={settlement} state={event.state} words={words} />}
      {standings.warnings && <Warnings {...standings} />}
      <div class="desk-columns">
        <section class="panel board-panel" aria-label={standings.name}>
          <div class="bar">
            {choice}
            <AsOf last={updatedDt} moment={moment} words={words} onChoose={onLookBack} />
          </div>
          {flights.length > 1 && (
            <div class="bar">
              <Segments
                label={words.flight}
                value={String(flight ? flights.indexOf(flight) : 0)}
                options={flights.map(({ name = '', entries }, at) => ({
                  value: String(at),
                  words: name,
                  count: entries,
                }))}
                onChoose={ask}
              />
            </div>
          )}
          {!final && <p class="quiet padded">{words.notFinal}</p>}
          {flight && <Board {...{ standings, flight, board, words }} isPast={moment !== undefined} />}
        </section>
        <div class="desk-side">
          {check.data && event.state !== 'official' && moment === undefined && (
            <OpenThings {...{ check: check.data, settlement, mayEdit, words }} />
          )}
          {board.format === 'winnerTrash' && (
            <Winners rows={flights.flatMap(({ rows }) => rows)} board={board} mayEdit={mayEdit} words={words} />
          )}
          {flight && <Purse flight={flight} currency={currency} words={words} />}
          {event.state === 'completed' && <WhatThen words={words} />}
        </div>
      </div>
    </>
  )
}

/** What making it official does, before anybody does it. */
function WhatThen({ words }: { readonly words: Words }) {
  return (
    <section class="panel" aria-labelledby="then-head">
      <header class="panel-head">
        <h2 id="then-head">{words.afterwards}</h2>
      </header>
      <ul class="what-then">
        {Object.values(words.whatThen).map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  )
}
