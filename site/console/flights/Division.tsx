import { useMemo, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { useQuery } from '../../ui/data.ts'
import { go, useChoice } from '../../ui/router.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { Follows } from '../frame/Effects.tsx'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { useEvent } from '../frame/useEvent.ts'
import { type Roster, useRoster } from '../frame/useRoster.ts'
import { applyFlights, wantedBoard } from './applyFlights.ts'
import { DivisionHead } from './DivisionHead.tsx'
import { type Member, movedMembers } from './divide.ts'
import { type Draft, type Flight, shownDivision } from './draft.ts'
import { FlightCards } from './FlightCards.tsx'
import type { Words } from './Flights.tsx'
import { type By, membersOf } from './membersOf.ts'
import { useAlike } from './useAlike.ts'

type DivisionProps = {
  readonly board: LeaderboardSummary
  readonly boards: readonly LeaderboardSummary[]
  readonly words: Words
}

/** Who is in which flight of a leaderboard, where there is anybody. */
export function Division({ board, boards, words }: DivisionProps) {
  const { roster, answers } = useRoster(board.eventId)
  const all = useQuery('getFlights', { params: { eventId: board.eventId } })
  const [by, setBy] = useChoice<By>('by', 'playing')
  const members = useMemo(() => (roster ? membersOf(roster, board, by) : []), [roster, by, board])
  if (!roster || !all.data) return <Waiting answers={[...answers, all]} />
  if (members.length === 0) return <Nobody {...{ roster, board, words }} />
  return <DivisionForm {...{ board, boards, roster, all: all.data.flights, members, by, words }} onBy={setBy} />
}

type NobodyProps = Pick<DivisionProps, 'board' | 'words'> & { readonly roster: Roster }

function Nobody({ roster, board, words }: NobodyProps) {
  const { eventId } = useEvent()
  const lacksTeams = board.team && roster.entrants.length > 0
  const toThem = () => go(pathOf(lacksTeams ? 'teams' : 'bringIn', { eventId }))
  const action = (
    <button type="button" class="button lead" onClick={toThem}>
      {lacksTeams ? words.toTeams : words.bringIn}
    </button>
  )
  return (
    <Empty title={words.noMembersTitle} action={action}>
      {lacksTeams ? words.noTeams : words.noMembers}
    </Empty>
  )
}

type DivisionFormProps = DivisionProps & {
  readonly roster: Roster
  readonly all: readonly Flight[]
  readonly members: readonly Member[]
  readonly by: By
  readonly onBy: (by: By) => void
}

function DivisionForm({ board, boards, roster, all, members, by, words, onBy }: DivisionFormProps) {
  const { eventId } = useEvent()
  const [draft, setDraft] = useState<Draft | undefined>()
  const flightsOf = (leaderboardId: number) => all.filter(one => one.leaderboardId === leaderboardId)
  const shown = shownDivision(draft, flightsOf(board.leaderboardId), members)
  const { boundaries, names, pins } = shown
  const change = (part: Partial<Draft>) => setDraft({ boundaries, names, pins, ...part })
  const alike = useAlike({ board, boards, teams: roster.teams, flightsOf })
  const { targets } = alike
  const wanted = targets.map(({ leaderboardId, team }) =>
    wantedBoard(leaderboardId, flightsOf(leaderboardId), shown, ids => alike.idsFor(team, ids)),
  )
  const apply = (event: Event) => {
    event.preventDefault()
    applyFlights({ scope: eventId, eventId: board.eventId, targets, wanted, words })
    setDraft(undefined)
  }
  return (
    <form onSubmit={apply}>
      <DivisionHead {...{ by, members, draft: shown, words, onBy }} onChange={change} />
      <FlightCards {...{ members, shown, words }} onChange={change} />
      {draft && (
        <div class="panel padded">
          <Follows id="arrangeFlights" inputs={[{ params: { eventId: board.eventId }, body: { boards: wanted } }]} />
        </div>
      )}
      <footer class="apply">
        <span>
          {draft
            ? words.moves({ count: movedMembers(shown.present, shown.division), pins: pins.size })
            : words.unchanged}
        </span>
        <SameFor {...{ alike, words }} onSaid={() => !draft && change({})} />
        <span class="end">
          {draft && (
            <button type="button" class="button" onClick={() => setDraft(undefined)}>
              {words.discard}
            </button>
          )}
          <button type="submit" class="button lead" disabled={!draft}>
            {words.apply({ names: targets.map(one => one.name).join(words.and) })}
          </button>
        </span>
      </footer>
    </form>
  )
}

type SameForProps = {
  readonly alike: ReturnType<typeof useAlike>
  readonly words: Words
  readonly onSaid: () => void
}

/** Which other leaderboards are divided alike. */
function SameFor({ alike: { others, isSame, say }, words, onSaid }: SameForProps) {
  return (
    <>
      {others.map(one => (
        <label class="check" key={one.leaderboardId}>
          <input
            type="checkbox"
            checked={isSame(one)}
            onChange={event => {
              say(one, event.currentTarget.checked)
              onSaid()
            }}
          />
          <span>
            {words.sameFor} {one.name}
          </span>
        </label>
      ))}
    </>
  )
}
