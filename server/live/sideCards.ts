import { playOrder } from '../../rules/formats/card.ts'
import type { BoardInput } from '../../rules/formats/format.ts'
import { amountIn } from '../../rules/formats/inUnits.ts'
import { netStrokesOf } from '../../rules/formats/parStrokes.ts'
import { choiceIn } from '../../rules/formats/shortened.ts'
import type { Hole, RoundStatus, Score } from '../../rules/game.ts'
import type { LiveBoard, Member } from './boardInput.ts'
import { slotKey } from './cardSlots.ts'
import { fieldAverage } from './fieldAverage.ts'
import { type CountedFlight, countFlight, type FlightRecord, flightRecord } from './flightStandings.ts'
import { isNetBoard } from './isNetBoard.ts'
import { type SideReason, sideReason } from './sideReason.ts'

export type SideHole = Hole & {
  readonly score: Score
  /** Strokes received, negative where strokes are given. */
  readonly received: number
}

export type SideCard = {
  /** The index of the player in `players`; undefined for the only card of a side. */
  readonly player: number | undefined
  readonly holes: readonly SideHole[]
  readonly playingHandicap: number
  readonly status: RoundStatus
  /** The places of the holes in the order of play. */
  readonly order: readonly number[]
}

/** The cards of a side on a leaderboard, with what each hole is worth where that is not its strokes. */
export type SideCards = {
  readonly eventId: number
  readonly boardName: string
  readonly flightName: string | undefined
  readonly row: FlightRecord['rows'][number] | undefined
  /** Why it stands where it does; undefined without a place, and where that is not a matter of one score. */
  readonly reason: SideReason | undefined
  readonly unit: LiveBoard['format']['unit']
  readonly isNet: boolean
  readonly name: string
  readonly players: Member['players']
  /** The handicap index in the last round, of a side of one player. */
  readonly indexTenths: number | null
  /**
   * `round` counts from 1; `field` is how all have played its holes, net or gross. `counted` says what each hole is worth, by number, in the unit of the format; `counting` which
   * players' balls count on it, by their places in the side, where not all of them do. `counts` are the holes that count
   * where the committee has shortened the round; undefined where each match has its own.
   */
  readonly rounds: readonly {
    readonly round: number
    readonly eventId: number
    readonly cards: readonly SideCard[]
    readonly field: { readonly net: ReadonlyMap<number, number>; readonly gross: ReadonlyMap<number, number> }
    readonly counted: ReadonlyMap<number, number>
    readonly counting: ReadonlyMap<number, readonly number[]>
    readonly counts: ReadonlySet<number> | undefined
  }[]
}

/** The cards of a side, from the same board as the standings; undefined when the side is not on it. */
export function sideCards(live: LiveBoard, sideId: number): SideCards | undefined {
  const flight = live.flights.find(({ members }) => members.some(member => member.sideId === sideId))
  const member = flight?.members.find(one => one.sideId === sideId)
  const entry = live.entries.get(sideId)
  if (!flight || !member || !entry) return undefined
  const counted = countFlight(live, flight)
  return {
    eventId: live.event.eventId,
    boardName: live.leaderboard.name,
    flightName: flight.name ?? undefined,
    row: flightRecord(live, flight, counted).rows.find(row => row.sideId === sideId),
    reason: sideReason(live, flight, counted, sideId),
    unit: live.format.unit,
    isNet: isNetBoard(live),
    name: member.name,
    players: member.players,
    indexTenths: indexOf(live, member),
    rounds: (live.input.combining?.rounds ?? []).flatMap(round => {
      const own = live.format.countedCards?.(counted.input, sideId, round) ?? entry.rounds[round] ?? []
      const cards = cardsOf(own)
      return cards.length === 0
        ? []
        : [
            {
              round: round + 1,
              eventId: live.rounds[round]?.eventId ?? 0,
              cards,
              field: { net: fieldAverage(live, round, true), gross: fieldAverage(live, round, false) },
              counted: holesOf(live, counted.input, sideId, round, cards),
              counting: countingOf(live, counted.input, sideId, round, cards),
              counts: countsIn(counted, round),
            },
          ]
    }),
  }
}

function indexOf({ rounds, slots }: LiveBoard, { sideId, players }: Member): number | null {
  const [player, ...others] = players
  const eventId = rounds.at(-1)?.eventId
  if (!player || others.length > 0 || eventId === undefined) return null
  const own = slots.get(slotKey(eventId, 'P', player.summary.playerId))?.find(slot => slot.sideId === sideId)
  return own?.handicap.indexTenths ?? null
}

function cardsOf(cards: BoardInput['entries'][number]['rounds'][number]): readonly SideCard[] {
  return cards.flatMap((card, place) => {
    if (!card || card.holes.length === 0) return []
    const received = netStrokesOf(card)
    const holes = card.holes.map((hole, at) => ({
      ...hole,
      score: card.scores[at] ?? null,
      received: received[at] ?? 0,
    }))
    const { playingHandicap, status = 'open' } = card
    const order = playOrder([card])
    return [{ player: cards.length > 1 ? place : undefined, holes, playingHandicap, status, order }]
  })
}

function countsIn({ input, board }: CountedFlight, round: number): ReadonlySet<number> | undefined {
  const shortening = input.shortened?.find(one => one.round === round)
  if (!shortening || (board.matches && shortening.holes === 'completed')) return undefined
  return new Set(choiceIn(input, round).numbers)
}

/** The balls that count on each hole; none where every ball that has a score counts. */
function countingOf(
  { format }: LiveBoard,
  input: BoardInput,
  sideId: number,
  round: number,
  cards: readonly SideCard[],
): ReadonlyMap<number, readonly number[]> {
  const counting = format.countingBalls?.(input, sideId, round) ?? new Map<number, readonly number[]>()
  const isChoice = cards.some(({ player, holes }) =>
    holes.some(
      ({ number, score }) => typeof score === 'number' && counting.get(number)?.includes(player ?? 0) === false,
    ),
  )
  return isChoice ? counting : new Map()
}

/** What each hole that was played is worth: the last step of its explanation. Empty where the strokes of a single card count. */
function holesOf(
  { format }: LiveBoard,
  input: BoardInput,
  sideId: number,
  round: number,
  cards: readonly SideCard[],
): ReadonlyMap<number, number> {
  if (format.unit !== 'points' && cards.length < 2) return new Map()
  const played = cards.flatMap(({ holes }) => holes.flatMap(hole => (hole.score === null ? [] : [hole.number])))
  return new Map(
    [...new Set(played)].flatMap(hole => {
      const amount = amountIn(format.explain(input, { sideId, round, hole }).at(-1)?.result)
      return amount === undefined ? [] : [[hole, amount]]
    }),
  )
}
