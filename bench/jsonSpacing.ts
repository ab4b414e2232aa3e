/**
 * What one spacing of JSON costs: the list of 300 players of an event as it is (`string_agg` of the texts of its items) against
 * `json_agg`, which writes a space after each comma. Run by `npm exec -- node bench/jsonSpacing.ts`; it prints medians and their ratio.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { VisibleEvent } from '../server/domain/access/visibleEvent.ts'
import { eventPlayers } from '../server/domain/registrations/eventPlayers.sql.ts'
import type { Transaction } from '../server/kernel/database/connect.ts'
import { startEmbedded } from '../server/kernel/database/embedded.ts'
import { createDatabase, migrate, withClient } from '../server/kernel/database/migrate.ts'
import type { Sql } from '../server/kernel/database/sql.ts'
import { insertWorld } from '../test/insertWorld.ts'
import { median } from './compare.ts'
import { insertLargeCommunity, large } from './large.ts'

const turns = 21
const perTurn = 40

const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-spacing-'))
const embedded = await startEmbedded(folder, { durable: false })
try {
  await createDatabase(embedded.url('postgres'), 'spacing')
  await migrate(embedded.url('spacing'))
  await withClient(embedded.url('spacing'), async owner => {
    await insertWorld(owner)
    await insertLargeCommunity(owner)
  })
  await withClient(embedded.url('spacing'), measure)
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(client: pg.Client): Promise<void> {
  const asIs = await statementOfList()
  const spaced = {
    ...asIs,
    text: asIs.text.replace(
      /'\[' \|\| coalesce\(string_agg\(item::text, ',' (order by [^)]+)\), ''\) \|\| '\]'/,
      "coalesce(json_agg(item $1), '[]')::text",
    ),
  }
  if (spaced.text === asIs.text) throw new Error('The list is written otherwise now: this comparison must follow.')
  const times: { one: number; other: number }[] = []
  for (let turn = 0; turn <= turns; turn += 1) {
    const measured = { one: await timed(client, 'as it is', asIs), other: await timed(client, 'json_agg', spaced) }
    // The first turn makes the plans.
    if (turn > 0) times.push(measured)
  }
  const one = median(times.map(time => time.one))
  const other = median(times.map(time => time.other))
  const ratio = median(times.map(time => time.one / time.other))
  process.stdout.write(
    `one spacing ${one.toFixed(2)} ms, json_agg ${other.toFixed(2)} ms, ratio ${ratio.toFixed(2)} (median of ${turns} turns of ${perTurn}, ${large.registered} players)\n`,
  )
}

type Sent = { readonly text: string; readonly values: unknown[] }

/** The statement of the list, as the operation sends it. */
async function statementOfList(): Promise<Sent> {
  let sent: Sent | undefined
  const tx = {
    first: async ({ text, parameters }: Sql) => {
      sent = { text, values: [...parameters] }
      return undefined
    },
  } as unknown as Transaction
  await eventPlayers(tx, { communityId: large.communityId, registrationEventId: large.eventId } as VisibleEvent, {})
  if (!sent) throw new Error('The list sent no statement.')
  return sent
}

/** Milliseconds of one statement, on average of a turn. */
async function timed(client: pg.Client, name: string, sent: Sent): Promise<number> {
  const start = performance.now()
  for (let n = 0; n < perTurn; n += 1) await client.query({ name, ...sent })
  return (performance.now() - start) / perTurn
}
