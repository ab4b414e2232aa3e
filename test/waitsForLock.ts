import type { World } from './world.ts'

/** Whether `work` comes to wait for a lock before it is over. `holder`: for one of this process of PostgreSQL. */
export async function waitsForLock(world: World, work: Promise<unknown>, holder?: number): Promise<boolean> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  work.then(over, over)
  while (!isOver) {
    const rows = await world.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and ($1::int is null or $1 = any(pg_blocking_pids(pid)))`,
      [holder],
    )
    if (rows.length > 0) return true
  }
  return false
}
