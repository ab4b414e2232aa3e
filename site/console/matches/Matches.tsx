import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useQuery } from '../../ui/data.ts'
import { useKeys } from '../../ui/keys.ts'
import { Menu } from '../../ui/Menu.tsx'
import { Link, useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { saveTable, type TableFormat } from '../../ui/saveTable.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { Astray } from './Astray.tsx'
import { MakeMatches } from './MakeMatches.tsx'
import { MatchTable } from './MatchTable.tsx'
import { type Board, type BoardRound, isUnderWay } from './match.ts'
import { matchesTable } from './matchesTable.ts'
import { OpenMatch } from './OpenMatch.tsx'

export type Words = ScreenWords<'matches'>

/** A leaderboard in one of its rounds: what the screen shows at a time. */
export type Part = { readonly key: string; readonly board: Board; readonly round: BoardRound }

/** Who meets whom, how it stands and how it ended: the matches of a leaderboard in a round, made in one step or by hand. */
export function Matches({ words }: { readonly words: Words }) {
  const { eventId } = useEvent()
  const answer = useQuery('listMatches', { params: { eventId } })
  const parts = (answer.data?.boards ?? []).flatMap(board =>
    board.rounds.map(round => ({ key: `${board.leaderboardId}-${round.round}`, board, round })),
  )
  const [chosen, choose] = useChoice<string>('of', parts[0]?.key ?? '')
  const part = parts.find(one => one.key === chosen) ?? parts[0]
  if (!part)
    return (
      <Screen title={words.title}>{answer.data ? <NoBoard words={words} /> : <Waiting answers={[answer]} />}</Screen>
    )
  return (
    <Screen
      title={words.title}
      beside={<Sums part={part} words={words} />}
      actions={<Save board={part.board} words={words} />}
    >
      {parts.length > 1 && (
        <Segments
          label={words.board}
          value={part.key}
          options={parts.map(({ key, board, round }) => ({
            value: key,
            words: board.rounds.length > 1 ? words.inRound({ board: board.name, round: round.round }) : board.name,
            count: round.flights.reduce((sum, { matches }) => sum + matches.length, 0),
          }))}
          onChoose={choose}
        />
      )}
      <PartOfEvent key={part.key} part={part} words={words} />
    </Screen>
  )
}

/** The matches of a leaderboard in a round, with the one that is open beside them. */
function PartOfEvent({ part, words }: { readonly part: Part; readonly words: Words }) {
  const matches = part.round.flights.flatMap(flight => flight.matches)
  const [openId, open] = useState<string | undefined>()
  const first = matches.find(isUnderWay) ?? matches[0]
  const match = matches.find(one => one.matchId === openId) ?? first
  const screen = useRef<HTMLDivElement>(null)
  // On a phone the match is below the list.
  useEffect(() => {
    if (openId !== undefined) screen.current?.querySelector('.open-match')?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  useSteps(
    matches.map(one => one.matchId),
    match?.matchId,
    open,
    words,
  )
  return (
    <div class="matches-of" ref={screen}>
      {part.round.flights
        .filter(flight => flight.without.length > 1)
        .map(flight => (
          <MakeMatches key={flight.flightId ?? 0} part={part} flight={flight} words={words} />
        ))}
      <div class="match-columns">
        <MatchTable part={part} openId={match?.matchId} onOpen={open} words={words} />
        {match && <OpenMatch key={match.matchId} part={part} match={match} words={words} />}
      </div>
      <Astray part={part} words={words} />
    </div>
  )
}

/** `j` and `k` go from match to match. */
function useSteps(
  ids: readonly string[],
  openId: string | undefined,
  onOpen: (matchId: string) => void,
  words: Words,
): void {
  const step = (by: number) => {
    const next = ids[ids.indexOf(openId ?? '') + by]
    if (next !== undefined) onOpen(next)
  }
  const now = useRef(step)
  now.current = step
  const keys = useMemo(
    () => [
      { keys: 'j', words: words.keys.next, run: () => now.current(1) },
      { keys: 'k', words: words.keys.back, run: () => now.current(-1) },
    ],
    [words],
  )
  useKeys(keys)
}

/** Saves the matches of the leaderboard, of all its rounds. */
function Save({ board, words }: { readonly board: Board; readonly words: Words }) {
  const { timeZone } = useEvent().setup
  const { name } = board
  const save = (format: TableFormat) =>
    void saveTable(`${name} ${words.title}`, matchesTable(board, timeZone, words), format)
  return (
    <Menu
      label={words.save}
      words={words.save}
      look="button"
      items={[
        { words: words.sheet, run: () => save('xlsx') },
        { words: 'CSV', run: () => save('csv') },
      ]}
    />
  )
}

/** How many matches there are, and how far they are. */
function Sums({ part, words }: { readonly part: Part; readonly words: Words }) {
  const matches = part.round.flights.flatMap(flight => flight.matches)
  if (matches.length === 0) return null
  const ended = matches.filter(one => one.finished).length
  return (
    <span class="beside">
      {words.sums({ matches: matches.length, ended, playing: matches.filter(isUnderWay).length })}
    </span>
  )
}

function NoBoard({ words }: { readonly words: Words }) {
  const { eventId } = useEvent()
  return (
    <Empty
      title={words.noBoardTitle}
      action={
        <Link to="leaderboards" params={{ eventId }} class="button lead">
          {words.toLeaderboards}
        </Link>
      }
    >
      {words.noBoard}
    </Empty>
  )
}
