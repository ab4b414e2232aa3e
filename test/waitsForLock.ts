import type { World } from './world.ts'

/** Whether `work` comes to wait for a lock before it is over. */
export async function waitsForLock(world: World, work: Promise<unknown>): Promise<boolean> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  work.then(over, over)
  while (!isOver) {
    const rows = await world.rows(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (rows.length > 0) return true
  }
  return false
}
