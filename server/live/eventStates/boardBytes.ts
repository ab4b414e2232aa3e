/** A leaderboard as it was published, as bytes: what it was counted from, without the names of people and teams. */
import { deserialize, serialize } from 'node:v8'
import { gunzipSync, gzipSync } from 'node:zlib'
import { formatById } from '../../../rules/formats/index.ts'
import type { Summary } from '../board.sql.ts'
import type { LiveBoard, Member } from '../boardInput.ts'

/** Raise it when the parts of a {@link LiveBoard} change: what was written in another shape is not read. */
export const boardShape = 1

/** Names as they are now, by id. */
export type NamesNow = {
  readonly players: ReadonlyMap<number, Summary>
  readonly teams: ReadonlyMap<number, string>
}

type Nameless = Omit<LiveBoard, 'format' | 'prizeGroup'> & { readonly prizeGroup: readonly (Nameless | null)[] }

/** The bytes of a board. Node keeps reading what an older Node wrote in this form. */
export function bytesOfBoard(board: LiveBoard): Buffer {
  return gzipSync(serialize(nameless(board)))
}

/** The ids of the players and teams whose names a board needs. */
export function idsOnBoard(bytes: Buffer): { readonly playerIds: number[]; readonly teamIds: number[] } {
  const all = boardsIn(read(bytes)).flatMap(({ flights, leaderboard: { team } }) =>
    flights.flatMap(({ members }) => members.map(member => ({ team, ...member }))),
  )
  return {
    playerIds: [...new Set(all.flatMap(({ players }) => players.map(({ summary }) => summary.playerId)))],
    teamIds: [...new Set(all.flatMap(({ team, sideId }) => (team ? [sideId] : [])))],
  }
}

/** The board with the names of today. */
export function boardOfBytes(bytes: Buffer, names: NamesNow): LiveBoard {
  return withNamesNow(read(bytes), names)
}

function read(bytes: Buffer): Nameless {
  return deserialize(gunzipSync(bytes)) as Nameless
}

function boardsIn(board: Nameless): readonly Nameless[] {
  return [board, ...board.prizeGroup.flatMap(other => other ?? [])]
}

/** What a director should settle names people, and is nothing for the public. */
function nameless({ format: _, prizeGroup, ...board }: LiveBoard): Nameless {
  const withoutNames = ({ sideId, players }: Member): Member => ({
    sideId,
    name: '',
    players: players.map(one => ({ ...one, summary: { playerId: one.summary.playerId, firstName: '', lastName: '' } })),
  })
  return {
    ...board,
    // In an order of their own, so that the same board is the same bytes.
    cards: new Map([...board.cards].sort(([one], [other]) => (one < other ? -1 : 1))),
    warnings: [],
    flights: board.flights.map(flight => ({ ...flight, members: flight.members.map(withoutNames) })),
    prizeGroup: prizeGroup.map(other => other && nameless(other)),
  }
}

function withNamesNow({ prizeGroup, ...board }: Nameless, names: NamesNow): LiveBoard {
  const { formatId, team } = board.leaderboard
  const format = formatById(formatId)
  if (!format) throw new Error(`There is no format ${formatId}.`)
  const summaryOf = (playerId: number) =>
    names.players.get(playerId) ?? { playerId, firstName: 'Player', lastName: String(playerId) }
  const withNames = ({ sideId, players }: Member): Member => {
    const own = players.map(one => ({ ...one, summary: summaryOf(one.summary.playerId) }))
    const [first] = own
    const ofPlayer = first ? `${first.summary.firstName} ${first.summary.lastName}` : ''
    return { sideId, name: team ? (names.teams.get(sideId) ?? `Team ${sideId}`) : ofPlayer, players: own }
  }
  return {
    ...board,
    format,
    flights: board.flights.map(flight => ({ ...flight, members: flight.members.map(withNames) })),
    prizeGroup: prizeGroup.map(other => other && withNamesNow(other, names)),
  }
}
