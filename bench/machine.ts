/** The machine that figures come from, as their page names it. */
import { cpus, totalmem } from 'node:os'
import { sql } from '../server/kernel/database/sql.ts'
import { startBenchService } from './service.ts'

/** Processor, memory, Node, and the PostgreSQL that a benchmark starts. */
export async function machine(): Promise<string> {
  const [first, ...others] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const bench = await startBenchService()
  try {
    const postgres = await bench.operate(tx =>
      tx.first(sql<{ version: string }>`select current_setting('server_version') as version`),
    )
    return `${first?.model.trim() || 'Unnamed processor'}, ${others.length + 1} cores, ${gigabytes} GB of memory, Node ${process.versions.node}, PostgreSQL ${postgres?.version}`
  } finally {
    await bench.close()
  }
}
