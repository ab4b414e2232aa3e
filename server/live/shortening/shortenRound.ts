import { choiceIn } from '../../../rules/formats/shortened.ts'
import { changeShortening } from '../../domain/events/changeShortening.ts'
import { markRevised } from '../../domain/scores/recording.sql.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { type LiveBoard, loadBoard } from '../boardInput.ts'
import { boardsOfEvent } from '../boardsOfEvent.sql.ts'
import { slotKey } from '../cardSlots.ts'
import { countedBoard } from '../countedBoard.ts'
import { handleLive } from '../handleLive.ts'

export const shortenRound = handleLive('shortenRound', async ({ tx, event, body, now, refuse, record }) => {
  const { counts, isNew } = await changeShortening({ tx, event, refuse, record }, body.counts)
  const { communityId, eventId, registrationEventId } = event
  if (isNew && event.wasOfficial) await markRevised(tx, communityId, [eventId, registrationEventId], timestampText(now))
  const listed = await boardsOfEvent(tx, { ...event, eventId: registrationEventId })
  const loaded = await Promise.all(listed.map(({ leaderboardId }) => loadBoard(tx, communityId, leaderboardId)))
  const flights = loaded.flatMap(board => (board ? flightsShortened(board, eventId) : []))
  const unfinished = new Map(flights.flatMap(one => one.unfinished.map(card => [card.cardId, card] as const)))
  return {
    counts,
    boards: flights.map(({ board }) => board),
    unfinished: counts === null ? [] : [...unfinished.values()].sort((a, b) => a.name.localeCompare(b.name)),
  }
})

/** The flights of a leaderboard that counts the round: the holes that count, and the cards without a score on some of them. */
function flightsShortened(live: LiveBoard, roundId: number) {
  const round = live.rounds.findIndex(({ eventId }) => eventId === roundId)
  if (!(live.input.combining?.rounds?.includes(round) ?? false)) return []
  const isCompleted = live.input.shortened?.some(one => one.round === round && one.holes === 'completed') ?? false
  return live.flights.map(flight => {
    const { input, board } = countedBoard(live, flight)
    const all = [
      ...new Set(
        input.entries
          .flatMap(({ rounds }) => rounds[round]?.flatMap(card => card?.holes ?? []) ?? [])
          .map(hole => hole.number),
      ),
    ]
    const chosen = choiceIn(input, round).numbers
    const holes = all.filter(number => chosen?.includes(number) ?? true).sort((a, b) => a - b)
    // A match that is over leaves holes unplayed, and each has its own where those completed count.
    const isOfMatches = board.matches !== undefined
    const { leaderboardId, name } = live.leaderboard
    return {
      board: {
        leaderboardId,
        name,
        ...(flight.name !== null && { flight: flight.name }),
        ...(!(isOfMatches && isCompleted) && { holes }),
      },
      unfinished: isOfMatches
        ? []
        : flight.members.flatMap(({ sideId }) =>
            unfinishedCards(live, sideId, round, isCompleted ? all : holes, isCompleted),
          ),
    }
  })
}

/** The open cards of a side that lack some of these holes, or with `all` every one of them. */
function unfinishedCards(live: LiveBoard, sideId: number, round: number, holes: readonly number[], all: boolean) {
  const eventId = live.rounds[round]?.eventId ?? 0
  const member = live.flights.flatMap(({ members }) => members).find(one => one.sideId === sideId)
  const cards = live.entries.get(sideId)?.rounds[round] ?? []
  return cards.flatMap((card, place) => {
    const player = member?.players[place]
    if (!card || !member || !player || player.drawn || (card.status ?? 'open') !== 'open') return []
    const missing = card.holes.flatMap(({ number }, at) =>
      holes.includes(number) && (card.scores[at] ?? null) === null ? [number] : [],
    )
    if (missing.length === 0 || (all && missing.length < card.holes.length)) return []
    const { playerId, firstName, lastName } = player.summary
    const isTeam = live.slots.has(slotKey(eventId, 'T', sideId))
    return [
      {
        cardId: isTeam ? `T-${sideId}` : `P-${playerId}`,
        name: isTeam ? member.name : `${firstName} ${lastName}`,
        missing,
      },
    ]
  })
}
