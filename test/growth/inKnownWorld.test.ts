import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '../../server/kernel/database/migrate.ts'
import { sql } from '../../server/kernel/database/sql.ts'
import { cloneDatabase } from '../cloneDatabase.ts'
import { worldTemplateName } from '../globalSetup.ts'
import { inCopyOf } from './inKnownWorld.ts'
import { rowsRead } from './rowsRead.ts'

/** The rows of `event` that are read when one that has moved to another day is looked up twenty times. */
const counted = () =>
  inCopyOf(worldTemplateName, 'force_generic_plan', async world => {
    await world.rows('set synchronous_commit = on')
    await world.rows('update event set start_date = start_date + 1, end_date = end_date + 1 where event_id = 110')
    const lookUp = () =>
      world.service.database.read([1], tx => tx.rows(sql`select from event where community_id = 1 and event_id = 110`))
    const rows = await rowsRead(world, async () => {
      for (let turn = 0; turn < 20; turn += 1) await lookUp()
    })
    return rows.get('event')
  })

test('a transaction of another database that is still open changes no count', async () => {
  const other = await cloneDatabase(worldTemplateName)
  onTestFinished(() => other.drop())
  const alone = await counted()
  await withClient(other.url, async client => {
    await client.query('begin; select pg_current_xact_id()')
    expect(await counted()).toBe(alone)
  })
})
