import { type Origin, record } from '../../domain/audit/record.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { auditAbout, communitiesOfPlayer, idsOfPlayer, withoutTimeLimit } from './erasePlayer.sql.ts'
import { questions, type StoredRow, storedRows } from './exportPlayer.sql.ts'
import { teamsOfPlayer } from './leftBehind.sql.ts'

/** Everything that is kept about a player, part by part; names of fields as in the interface, indexes in tenths. */
export type PlayerExport = {
  readonly format: 'caddiemaster player'
  readonly createdAt: string
  readonly playerId: number
  readonly profile: StoredRow
} & Readonly<Record<string, unknown>>

/**
 * Reads everything that is kept about a player, without what it says about others: of the audit only the parts that are
 * about the player. The export is in the audit. Undefined when there is no such player.
 */
export async function exportPlayer(
  tx: Transaction,
  playerId: number,
  origin: Origin,
): Promise<PlayerExport | undefined> {
  const parts: Record<string, readonly StoredRow[]> = {}
  for (const [name, question] of Object.entries(questions)) {
    parts[name] = (await storedRows(tx, question(playerId))).map(inCamelCase)
  }
  const [profile] = parts.profile ?? []
  if (!profile) return undefined
  await withoutTimeLimit(tx)
  const ids = await idsOfPlayer(tx, playerId)
  const audit = (await auditAbout(tx, { ids }, await teamsOfPlayer(tx, { ids }))).map(
    ({ subject, before, after, ...row }) => {
      const isAbout = ids.includes(Number(subject.playerId))
      const partAboutPlayer = (value: unknown) => aboutPlayer(value, ids, isAbout)
      return {
        ...row,
        subject: partAboutPlayer(subject),
        before: partAboutPlayer(before),
        after: partAboutPlayer(after),
      }
    },
  )
  for (const communityId of await communitiesOfPlayer(tx, playerId)) {
    await record(tx, { communityId, kind: 'player.exported', subject: { playerId } }, origin)
  }
  return {
    format: 'caddiemaster player',
    createdAt: origin.now.toString(),
    playerId,
    ...parts,
    profile,
    audit,
  }
}

/** The parts of a value that are about one of the ids: no list, no object and no name of anybody else. */
export function aboutPlayer(value: unknown, ids: readonly number[], isAbout: boolean): unknown {
  if (Array.isArray(value)) return value.map(one => aboutPlayer(one, ids, isAbout)).filter(one => one !== undefined)
  if (typeof value !== 'object' || value === null) return isAbout ? value : undefined
  const id = 'playerId' in value ? value.playerId : 'player_id' in value ? value.player_id : undefined
  if (id !== undefined && !ids.includes(Number(id))) return undefined
  const about = isAbout || id !== undefined
  const parts = Object.entries(value).flatMap(([name, inside]) => {
    const kept =
      name === 'playerIds' && Array.isArray(inside)
        ? inside.filter(one => ids.includes(one))
        : aboutPlayer(inside, ids, about || /Ids?$|^state$/.test(name))
    return kept === undefined ? [] : [[name, kept]]
  })
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

function inCamelCase(row: StoredRow): StoredRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_[a-z]/g, part => part.slice(1).toUpperCase()),
      value,
    ]),
  )
}
