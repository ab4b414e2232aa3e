/** What must be true of the log after a server or its database was killed. */

import { withClient } from '../../server/kernel/database/migrate.ts'
import { tryCommand } from '../../test/tryCommand.ts'
import type { Ledger } from './ledger.ts'

/** How many of these acknowledged entries the log lacks. An entry cannot be there twice: its id is the key. */
export async function missing(databaseUrl: string, acknowledged: Iterable<string>): Promise<number> {
  const kept = await keptIds(databaseUrl)
  return [...acknowledged].filter(id => !kept.has(id)).length
}

/** Everything is in the log once, nothing else is, and the cards are what the log makes. Throws what is wrong. */
export async function expectSound(databaseUrl: string, { sent, acknowledged }: Ledger): Promise<void> {
  const kept = await keptIds(databaseUrl)
  const lost = [...acknowledged].filter(id => !kept.has(id))
  const invented = [...kept].filter(id => !sent.has(id))
  if (lost.length > 0) throw new Error(`${lost.length} of ${acknowledged.size} acknowledged scores are lost.`)
  if (invented.length > 0) throw new Error(`${invented.length} scores are there that nobody sent.`)
  const { code, output, errors } = await tryCommand(databaseUrl, ['cards', 'rebuild', 'M-5208', '--check'])
  if (code !== 0) throw new Error(`${output}\n${errors}`)
}

async function keptIds(databaseUrl: string): Promise<ReadonlySet<string>> {
  return withClient(databaseUrl, async client => {
    const { rows } = await client.query<{ entry_id: string }>(
      `select entry_id from score_entry where device like 'crash-%'`,
    )
    return new Set(rows.map(row => row.entry_id))
  })
}
