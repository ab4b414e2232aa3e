/** The file of an event with the ids that the database allotted. */
import type { EventFile } from '../../../contract/files/eventFile.ts'
import type { TeeOfCourse } from './event.sql.ts'
import type { EventPlayer } from './eventPlayers.ts'
import { type FilePart, teamsInEffect } from './fileParts.ts'

/** A part of the event with the ids of what is in it, each list in the order of the file. */
export type NumberedPart = {
  readonly part: FilePart
  readonly eventId: number
  readonly leaderboardIds: readonly number[]
  readonly flightIds: readonly (readonly number[])[]
  readonly teamIds: readonly number[]
  readonly pairingIds: readonly number[]
}

export type EventPlan = {
  readonly file: EventFile
  readonly parts: readonly [NumberedPart, ...NumberedPart[]]
  readonly players: ReadonlyMap<string, EventPlayer>
  readonly tees: ReadonlyMap<number, TeeOfCourse>
  /** Who is written to have entered the scores. */
  readonly actor: string
  readonly now: Temporal.Instant
}

/** The id of the player with this key of the file. */
export function playerId({ players }: EventPlan, key: string): number {
  const player = players.get(key)
  if (!player) throw new Error(`The file was checked, but its player ${key} is missing.`)
  return player.playerId
}

/** The id of the team with this key that plays in the part. */
export function teamId({ parts }: EventPlan, { part, teamIds }: NumberedPart, key: string): number {
  const ids = part.teamsOf ? parts[0].teamIds : teamIds
  const id = ids[teamsInEffect(part).findIndex(team => team.key === key)]
  if (id === undefined) throw new Error(`The file was checked, but its team ${key} is missing.`)
  return id
}
