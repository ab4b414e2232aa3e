import { said } from '../../../contract/words/say.ts'
import { BackupError, formatVersion, type Manifest, readBackup, readMarkedLine } from '../backup/backupFile.ts'

/** Tables that a restored event leaves alone: links stay as they were regenerated, cards follow from the log (but the ids of their scores come back), and history is not rewritten. */
const untouched: readonly string[] = ['web_link', 'card', 'audit', 'change', 'webhook_delivery']

/** The rows of one event as a backup has them, by table, each as the text of its JSON. */
export type EventInBackup = {
  readonly manifest: Manifest
  readonly communityId: number
  /** The event and its rounds. */
  readonly eventIds: readonly number[]
  /** Those of them on which scores are recorded. */
  readonly roundIds: readonly number[]
  /** In the order of the file: each table after those that it refers to. */
  readonly tables: readonly TableInBackup[]
  /** The ids of the scores, by card. */
  readonly scoreIds: readonly ScoreId[]
  /** The players by name of the whole backup, by id. */
  readonly playersByName: ReadonlyMap<number, string>
}

export type ScoreId = {
  readonly event_id: number
  readonly side: 'P' | 'T'
  readonly side_id: number
  readonly score_id: number
}

export type TableInBackup = {
  readonly name: string
  readonly columns: readonly string[]
  readonly atOnce: boolean
  readonly rows: readonly string[]
}

type Values = Readonly<Record<string, unknown>>

/** Reads what belongs to an event. Throws {@link BackupError} when the file is not a backup, or has no such event. */
export async function eventInBackup(path: string, eventId: number): Promise<EventInBackup> {
  const events = new Set<number>()
  const rounds = new Set<number>()
  const leaderboards = new Set<number>()
  const playersByName = new Map<number, string>()
  const scoreIds: ScoreId[] = []
  const tables: (TableInBackup & { readonly rows: string[] })[] = []
  let manifest: Manifest | undefined
  let communityId = 0
  let current: (typeof tables)[number] | undefined
  const belongs = (row: Values) => {
    if (current?.name === 'event') return row.event_id === eventId || row.parent_event_id === eventId
    return events.has(Number(row.event_id)) || leaderboards.has(Number(row.leaderboard_id))
  }
  for await (const line of readBackup(path)) {
    if (line.startsWith('#')) {
      const marked = readMarkedLine(line)
      if ('manifest' in marked) manifest = requireFormat(marked.manifest)
      current = 'table' in marked ? { ...marked.table, rows: [] } : undefined
      if (current && isOfEvent(current)) tables.push(current)
      continue
    }
    if (!current || !manifest) throw new BackupError(said('backups.notBackup'))
    if (current.name === 'player' && line.includes('"by_name":true'))
      playersByName.set(JSON.parse(line).player_id, line)
    if (current.name === 'card') {
      const { event_id, side, side_id, score_id }: ScoreId = JSON.parse(line)
      if (events.has(event_id)) scoreIds.push({ event_id, side, side_id, score_id })
    }
    if (!isOfEvent(current)) continue
    const row: Values = JSON.parse(line)
    if (!belongs(row)) continue
    current.rows.push(line)
    communityId = Number(row.community_id)
    if (current.name === 'event') events.add(Number(row.event_id))
    if (current.name === 'event' && row.kind !== 'M') rounds.add(Number(row.event_id))
    if (current.name === 'leaderboard') leaderboards.add(Number(row.leaderboard_id))
  }
  if (!manifest) throw new BackupError(said('backups.notBackup'))
  if (!events.has(eventId)) throw new BackupError(said('backups.noEvent', { at: manifest.createdAt }))
  return { manifest, communityId, eventIds: [...events], roundIds: [...rounds], tables, scoreIds, playersByName }
}

/** Whether rows of the table belong to events: by the event, or by the leaderboard. */
function isOfEvent({ name, columns }: TableInBackup): boolean {
  return !untouched.includes(name) && (columns.includes('event_id') || columns.includes('leaderboard_id'))
}

function requireFormat(manifest: Manifest): Manifest {
  if (manifest.format !== 'caddiemaster backup' || manifest.formatVersion !== formatVersion)
    throw new BackupError(said('backups.otherFormat', { format: formatVersion }))
  return manifest
}
