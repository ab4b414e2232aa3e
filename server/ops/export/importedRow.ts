import type { Selectable } from '../../kernel/database/generated.ts'
import type { Tables } from '../../kernel/database/rows.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { withIds } from './idColumns.ts'
import { type FilePlayer, knowsDetails } from './matchPlayers.ts'
import type { ImportOptions, ImportPlan } from './planImport.ts'

export type Row = Readonly<Record<string, unknown>>

/** A row of the file as it is written here; undefined when what it describes is here already. */
export function importedRow(
  table: string,
  row: Row,
  plan: ImportPlan,
  { rootId, players, name, clubId }: ImportOptions & Importing,
): Row | undefined {
  const isHere =
    (table === 'player' && plan.samePlayers.has(Number(row.player_id))) ||
    (table === 'course' && plan.sameCourses.has(Number(row.course_id))) ||
    (table === 'course_tee' && plan.sameTees.has(Number(row.tee_id)))
  if (isHere) return undefined
  const changed = withIds(table, row, plan.ids)
  if (table === 'membership') return { ...changed, details_confirmed: showsDetails(row, plan, players) }
  if (table !== 'community' || row.community_id !== rootId) return changed
  return {
    ...changed,
    ...(name !== undefined && { name, name_key: nameKey(name) }),
    ...(clubId !== undefined && { club_community_id: clubId }),
  }
}

type Importing = {
  /** The community that the file is about, by its id there. */
  readonly rootId: number
  readonly players: ReadonlyMap<number, FilePlayer>
}

/** A community sees the details of a profile that was here before only when it knows one of them; of a new one it has all there is. */
function showsDetails(row: Row, { samePlayers }: ImportPlan, players: ReadonlyMap<number, FilePlayer>): boolean {
  const { player_id, details_confirmed } = row as Selectable<Tables['membership']>
  const [player, here] = [players.get(player_id), samePlayers.get(player_id)]
  if (player === undefined || here === undefined) return true
  return details_confirmed && knowsDetails(player, here)
}
