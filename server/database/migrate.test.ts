import { afterEach, expect, inject, test } from 'vitest'
import { createDatabase, migrate, migrationNames, withClient } from './migrate.ts'

const server = inject('databaseServer')
const name = `migrated_${process.pid}`
const url = server.replace('/postgres?', `/${name}?`)

afterEach(() =>
  withClient(server, async client => void (await client.query(`drop database if exists ${name} with (force)`))),
)

test('two servers that start at once migrate an empty database once', async () => {
  await createDatabase(server, name)
  const results = await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(results.flatMap(result => result.applied).sort()).toEqual([...migrationNames()].sort())
  expect((await migrate(url)).applied).toEqual([])
})

test('a migration that fails changes nothing and says which it was', async () => {
  await createDatabase(server, name)
  await withClient(url, client => client.query('create table community (in_the_way int)'))
  await expect(migrate(url)).rejects.toThrow(/001_domain\.sql failed and changed nothing/)
  const [row] = await withClient(
    url,
    async client => (await client.query("select count(*)::int as n from pg_class where relname = 'player'")).rows,
  )
  expect(row.n).toBe(0)
})

test('an owner without the right to create roles is told the statements to run', async () => {
  await createDatabase(server, name)
  await withClient(server, async client => {
    await client.query(`drop role if exists plain_${process.pid}`)
    await client.query(`create role plain_${process.pid} login`)
    await client.query(`alter database ${name} owner to plain_${process.pid}`)
  })
  try {
    const plain = url.replace('caddiemaster@', `plain_${process.pid}@`)
    await expect(migrate(plain)).rejects.toThrow(/grant caddiemaster_app to plain_/)
  } finally {
    await withClient(server, async client => {
      await client.query(`alter database ${name} owner to caddiemaster`)
      await client.query(`drop role plain_${process.pid}`)
    })
  }
})
