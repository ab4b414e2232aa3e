import { keptColumns, undoTables } from '../server/domain/undo/undoTables.ts'
import type { World } from './world.ts'

/** Everything of the events that a step may take back, as text; without the memory of what happened. */
export async function eventsState(world: World): Promise<string> {
  const parts = undoTables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(r, '|' order by r)) as hash from (
      select (to_jsonb(t) - '{${keptColumns.join()}}'::text[])::text as r from ${name} t) x`,
  )
  return JSON.stringify(await world.rows(`select * from (${parts.join(' union all ')}) x order by name`))
}
