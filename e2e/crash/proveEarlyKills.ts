/** kill -9 of everything right after the sample data were loaded: no id may come twice, and kept answers stand. */

import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Client } from 'pg'
import { withClient } from '../../server/kernel/database/migrate.ts'
import { newFolder } from '../../test/newFolder.ts'
import { tryCommand } from '../../test/tryCommand.ts'
import { isTimeUp } from '../../tools/counts.ts'
import { type Demo, roundInPlay, startDemo } from './demo.ts'
import { killDatabase } from './killDatabase.ts'
import type { Target } from './ledger.ts'

type Write = {
  readonly path: string
  readonly body: unknown
  readonly key: string
}
type Answered = { readonly write: Write; readonly text: string }

/** Kills `cycles` times, the first time after the first start, then after resets. Throws what is wrong afterwards. */
export async function proveEarlyKills(cycles: number, say: (line: string) => void): Promise<void> {
  const folder = newFolder('caddiemaster-early-')
  const demo = await startDemo(folder)
  try {
    for (let cycle = 0; cycle < cycles && !isTimeUp(0.6); cycle += 1) {
      if (cycle > 0) await reset(demo)
      const before = await writeAll(await roundInPlay(demo), 3)
      demo.server().child.kill('SIGKILL')
      killDatabase(demo.postmaster())
      await demo.server().ended
      await demo.start()
      const target = await roundInPlay(demo)
      await expectKept(target, before)
      await writeAll(target, 25)
      const tables = await withClient(demo.databaseUrl(), expectIdsOnce)
      say(`${cycle + 1}: killed after ${before.length} writes; the ids of ${tables} tables are there once and go on`)
    }
  } finally {
    await demo.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function reset(demo: Demo): Promise<void> {
  const { code, errors } = await tryCommand(demo.databaseUrl(), ['reset'])
  if (code !== 0) throw new Error(errors)
}

/** One of each kind of write, `times` times; each with a key of its own. Throws when one is not taken. */
async function writeAll(target: Target, times: number): Promise<readonly Answered[]> {
  const answered: Answered[] = []
  for (let time = 0; time < times; time += 1)
    for (const write of [score(target, time), profile()]) {
      const { status, text } = await send(target, write)
      if (status !== 200 && status !== 201) throw new Error(`${write.path} answered ${status}: ${text}`)
      answered.push({ write, text })
    }
  return answered
}

function score({ eventId, playerIds }: Target, time: number): Write {
  const entry = {
    entryId: randomUUID(),
    playerId: playerIds[time % playerIds.length],
    hole: (time % 18) + 1,
    strokes: 5,
    scorer: 'committee',
    device: `early-${randomUUID()}`,
    deviceSequence: 1,
    tappedAt: '2026-05-03T10:00:00Z',
    reason: 'Proof',
  }
  return { path: `/v1/events/${eventId}/scores`, body: [entry], key: randomUUID() }
}

function profile(): Write {
  const name = randomUUID().replaceAll(/[^a-f]/g, '')
  return {
    path: '/v1/players',
    key: randomUUID(),
    body: {
      communityId: 101,
      firstName: 'Proof',
      lastName: `X${name}`,
      gender: 'F',
      email: `${randomUUID()}@example.com`,
    },
  }
}

async function send({ url, authorization }: Target, { path, body, key }: Write) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  const replayed = response.headers.get('idempotency-replayed') === 'true'
  return { status: response.status, text: await response.text(), replayed }
}

async function expectKept(target: Target, before: readonly Answered[]): Promise<void> {
  for (const { write, text } of before) {
    const again = await send(target, write)
    if (!again.replayed || again.text !== text)
      throw new Error(`${write.path} was answered ${text} and, with the same key, ${again.text}`)
  }
}

/** In every table whose ids the database counts: none is there twice, and the next one is behind all of them. Answers how many tables. */
export async function expectIdsOnce(client: Client): Promise<number> {
  const { rows: columns } = await client.query<{ table: string; id: string }>(`
    select c.relname as table, a.attname as id from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`)
  for (const { table, id } of columns) {
    const { rows } = await client.query(
      `select count(*) - count(distinct ${id}) as twice, coalesce(max(${id}), 0) < nextval(pg_get_serial_sequence($1, $2)) as "goesOn" from ${table}`,
      [table, id],
    )
    if (Number(rows[0].twice) !== 0 || rows[0].goesOn !== true)
      throw new Error(`The ids of ${table} are not sound: ${JSON.stringify(rows[0])}`)
  }
  return columns.length
}
