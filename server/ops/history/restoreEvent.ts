import type pg from 'pg'
import { said } from '../../../contract/words/say.ts'
import { type Origin, record } from '../../domain/audit/record.ts'
import { cardIdOf } from '../../domain/scores/card.ts'
import { rebuildCards } from '../../domain/scores/rebuildCards.ts'
import { logOfRounds } from '../../domain/scores/recording.sql.ts'
import { type Counted, continueIdsAt } from '../../kernel/database/allotIds.ts'
import { databaseCode, type Transaction } from '../../kernel/database/connect.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { transactionOver } from '../../kernel/database/transactionOver.ts'
import { BackupError } from '../backup/backupFile.ts'
import { type BroughtBack, bringBack } from './bringBack.ts'
import { type EventInBackup, eventInBackup } from './eventInBackup.ts'
import {
  bringScoreIdsBack,
  countAllEntries,
  deleteRows,
  holdEvent,
  insertMissingPlayers,
  insertRows,
  presentRows,
  withPresentNames,
} from './eventRows.sql.ts'

export type RestoredEvent = {
  readonly createdAt: string
  /** How many rows come back and how many go, for the tables in which something changes. */
  readonly tables: readonly { readonly name: string; readonly back: number; readonly gone: number }[]
  readonly cards: readonly BroughtBack[]
}

/**
 * Makes one event, with its rounds, what it was in a backup. The log of scores keeps everything: what it has since, the
 * committee takes back by entries of its own. Without `keep` everything is done and then rolled back: a preview that is
 * exact. Throws {@link BackupError}.
 */
export async function restoreEvent(
  ownerUrl: string,
  path: string,
  eventId: number,
  { keep }: { readonly keep: boolean },
  origin: Origin,
): Promise<RestoredEvent> {
  const backup = await eventInBackup(path, eventId)
  return withClient(ownerUrl, async client => {
    await client.query(`begin; set local timezone = 'UTC'; set local datestyle = 'ISO'; set local lock_timeout = '4s'`)
    try {
      await holdEvent(client, backup)
      const restored = await putBack(client, await withPresentNames(client, backup), eventId, origin)
      await client.query(keep ? 'commit' : 'rollback')
      return restored
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      // Values and keys that the database refuses: classes 22 and 23.
      if (error instanceof Error && /^2[23]/.test(databaseCode(error) ?? ''))
        throw new BackupError(said('backups.rowNoLongerFits', { reason: error.message }))
      throw error
    }
  })
}

async function putBack(
  client: pg.Client,
  event: EventInBackup,
  eventId: number,
  origin: Origin,
): Promise<RestoredEvent> {
  const tx = transactionOver(client)
  const { communityId, manifest } = event
  const tables = []
  const entries = new Set<string>()
  const isMissing = (line: string) => !entries.has(JSON.parse(line).entry_id)
  for (const table of event.tables) {
    const present = new Set(await presentRows(client, table, event))
    if (table.name === 'score_entry') for (const line of present) entries.add(JSON.parse(line).entry_id)
    const wanted = new Set(table.rows)
    const isLog = table.name === 'score_entry'
    // Entries are never changed, only marked: they are the same by their id.
    const back = isLog ? wanted.values().filter(isMissing).toArray().length : wanted.difference(present).size
    const gone = isLog ? 0 : present.difference(wanted).size
    if (back > 0 || gone > 0) tables.push({ name: table.name, back, gone })
  }
  await deleteRows(client, event)
  const missing = await insertMissingPlayers(client, event)
  if (missing.length > 0) throw new BackupError(said('backups.playersGone', { players: missing.join(', ') }))
  for (const table of event.tables) await insertRows(client, table, entries)
  await countAllEntries(client, event)
  await continueIds(tx, event)
  const cards = await bringCardsBack(tx, event, origin)
  await bringScoreIdsBack(client, event)
  const subject = { communityId, eventIds: event.eventIds }
  const after = { backupOf: manifest.createdAt, tables: tables.map(({ name }) => name), cards: cards.length }
  await record(tx, { communityId, eventId, kind: 'event.restored', subject, after }, origin)
  return { createdAt: manifest.createdAt, tables, cards }
}

/** The cards of the whole log first, then what the committee takes back. */
async function bringCardsBack(tx: Transaction, event: EventInBackup, origin: Origin): Promise<readonly BroughtBack[]> {
  const { communityId, manifest } = event
  const log = event.tables.find(({ name }) => name === 'score_entry')?.rows ?? []
  const wanted = new Set(log.map((line): string => JSON.parse(line).entry_id))
  const entries = (await logOfRounds(tx, communityId, event.roundIds)).filter(({ entryId }) => wanted.has(entryId))
  const changed: BroughtBack[] = []
  for (const eventId of event.roundIds) {
    const round = { communityId, eventId }
    await rebuildCards(tx, round, { write: true })
    const logs = Map.groupBy(
      entries.filter(entry => entry.eventId === eventId),
      cardIdOf,
    )
    changed.push(...(await bringBack(tx, round, logs, `From the backup of ${manifest.createdAt}`, origin)))
  }
  return changed
}

const counted = {
  event: 'event_id',
  leaderboard: 'leaderboard_id',
  flight: 'flight_id',
  team: 'team_id',
  tee_pairing: 'tee_pairing_id',
  score_entry: 'log_id',
} as const satisfies Partial<Record<Counted, string>>

/** The database has been created again since the backup: its ids continue behind those that come back. */
async function continueIds(tx: Transaction, { tables, scoreIds }: EventInBackup): Promise<void> {
  if (scoreIds.length > 0) await continueIdsAt(tx, 'card', 1 + Math.max(...scoreIds.map(({ score_id }) => score_id)))
  for (const { name, rows } of tables) {
    if (!(name in counted) || rows.length === 0) continue
    const table = name as keyof typeof counted
    await continueIdsAt(tx, table, 1 + Math.max(...rows.map((line): number => JSON.parse(line)[counted[table]])))
  }
}
