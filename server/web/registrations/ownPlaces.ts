import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { boardsOfEvent } from '../../live/boardsOfEvent.sql.ts'
import type { Service } from '../../live/service.ts'
import type { SideCards } from '../../live/sideCards.ts'
import { linkOf } from '../links/link.ts'

/** A place of a player on a leaderboard. `path`: the page of the card, which says why. */
export type OwnPlace = Pick<SideCards, 'boardName' | 'flightName' | 'unit'> & {
  readonly row: NonNullable<SideCards['row']>
  readonly path: string
}

/** The leaderboards of an event with the path of its results; what {@link ownPlaces} counts, outside of the transaction. */
export type BoardsToAsk = {
  readonly communityId: number
  readonly leaderboardIds: readonly number[]
  readonly results: string
}

/** Reads which leaderboards there are. */
export async function boardsToAsk(
  maker: { readonly service: Service; readonly tx: Transaction },
  event: VisibleEvent,
): Promise<BoardsToAsk> {
  const [boards, { url }] = await Promise.all([boardsOfEvent(maker.tx, event), linkOf(maker, event, 'results')])
  const leaderboardIds = boards.map(({ leaderboardId }) => leaderboardId)
  return { communityId: event.communityId, leaderboardIds, results: new URL(url).pathname }
}

/** Where a player stands, alone or in a team, on each leaderboard on which there is a place yet. As everybody sees it. */
export async function ownPlaces(
  { published }: Service,
  { communityId, leaderboardIds, results }: BoardsToAsk,
  playerId: number,
): Promise<readonly OwnPlace[]> {
  const found = await Promise.all(
    leaderboardIds.map(async leaderboardId => {
      const key = { communityId, leaderboardId }
      const kept = await published.of(key)
      const members = kept?.board.flights.flatMap(flight => flight.members) ?? []
      const sideId = members.find(({ players }) => players.some(one => one.summary.playerId === playerId))?.sideId
      const cards = sideId === undefined ? undefined : await published.cards(key, sideId)
      if (!cards?.row || cards.row.position === null || cards.row.thru === 0) return []
      const { boardName, flightName, unit, row } = cards
      return [{ boardName, flightName, unit, row, path: `${results}/cards/${leaderboardId}/${sideId}` }]
    }),
  )
  return found.flat()
}
