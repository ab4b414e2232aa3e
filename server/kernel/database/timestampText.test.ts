import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { connect } from './connect.ts'
import { sql } from './sql.ts'
import { timestampOf, timestampText } from './timestampText.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

it.each([
  ['2026-05-03T15:07:09.1009+01:00', '2026-05-03T14:07:09.100+00:00'],
  ['0001-01-01T00:00:00+14:00', '0001-01-01T00:00:00.000+00:00'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000+00:00'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999+00:00'],
  ['9999-12-31T23:59:59.999-14:00', '9999-12-31T23:59:59.999+00:00'],
])('writes %s as %s', (given, text) => {
  expect(timestampText(Temporal.Instant.from(given))).toBe(text)
})

it('the database writes a moment alike', async () => {
  const moments = [
    '0001-01-01T00:00:00Z',
    '1969-12-31T23:59:59.999999Z',
    '1999-12-31T23:59:59.9995Z',
    '2000-01-01T00:00:00.001Z',
    '2026-05-03T15:07:09+01:00',
    '2026-05-03T15:07:09.1009+01:00',
    '2026-05-03T14:07:09.999999Z',
    '9999-12-31T23:59:59.999999Z',
  ]
  const requests = connect({ url: database.requestsUrl, poolSize: 1, onError: () => undefined })
  try {
    const row = await requests.read([], tx =>
      tx.first(
        sql<{ texts: readonly string[]; none: string | null }>`
          select array_agg(${timestampOf(sql`moment`)} order by place) as texts, min(${timestampOf(sql`null::timestamptz`)}) as none
          from unnest(${moments}::timestamptz[]) with ordinality as x (moment, place)`,
      ),
    )
    expect(row).toEqual({ texts: moments.map(moment => timestampText(Temporal.Instant.from(moment))), none: null })
  } finally {
    await requests.close()
  }
})
