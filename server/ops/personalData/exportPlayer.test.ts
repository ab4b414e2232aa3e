import { readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tablesWith } from '../../../test/tablesOf.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { questions } from './exportPlayer.sql.ts'

let world: World
let folder: string
beforeAll(async () => {
  world = await startWorld()
  folder = await mkdtemp(join(tmpdir(), 'export-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const ana = 1

async function exported(playerId: number) {
  const { code, output, errors } = await tryCommand(world.url, ['player', 'export', String(playerId)])
  expect(errors).toBe('')
  expect(code).toBe(0)
  return JSON.parse(output)
}

test('the export holds what the interface answers about the player', async () => {
  await world.call('updatePlayerHandle', { params: { playerId: ana, communityId: 1 }, body: { handle: 'Nana' } })
  await world.rows(`update registration set answers = '{"food": "Fish"}' where player_id = 1 and event_id = 110`)
  const kept = await exported(ana)
  const [player] = await world.call('searchPlayers', { criteria: { communityId: 1, playerIds: [ana] } })
  const { firstName, lastName, gender, email, dob, phone, phoneCountryCd, hcId, hcProviderId, hcRevisionDt } =
    player ?? {}
  expect(kept.profile).toMatchObject({
    ...{ firstName, lastName, gender, email, dob, phone, phoneCountryCd, hcId, hcProviderId },
    hcRevisionDate: hcRevisionDt,
    hcIndexTenths: (player?.hcIndex ?? 0) * 10,
  })
  expect(kept.memberships).toMatchObject([
    { communityId: 1, communityName: 'Alvor Golf Club', handle: 'Nana', member: true },
    { communityId: 2, communityName: 'Alvor Ladies' },
  ])
  expect(kept.registrations.map(({ event }: { event: string }) => event).toSorted()).toEqual([
    'M-100',
    'S-110',
    'S-120',
    'S-130',
    'S-140',
  ])
  expect(kept.registrations).toContainEqual(
    expect.objectContaining({ event: 'S-110', eventName: 'Medal', answers: { food: 'Fish' } }),
  )
  const scores = await world.call('searchPlayerScores', {
    params: { eventId: 'S-130' },
    criteria: { holeScores: true },
  })
  const score = scores.find(({ playerId }) => playerId === ana)
  expect(score?.holeScores?.map(({ gross }) => gross)).toEqual(Array(18).fill(4))
  const card = kept.cards.find(({ event }: { event: string }) => event === 'S-130')
  expect(card).toMatchObject({ status: 'SIGNED', strokes: Array(18).fill(4) })
  expect(kept.scores.filter(({ event }: { event: string }) => event === 'S-130')).toHaveLength(19)
  expect(kept.teams).toContainEqual(expect.objectContaining({ event: 'S-140', teamName: 'Scramblers' }))
  expect(kept.teePairings).toContainEqual(expect.objectContaining({ event: 'S-110', teeHole: 1, teeGroup: 'A' }))
  expect(kept.flights).toContainEqual(expect.objectContaining({ flightName: 'Low', leaderboardName: 'Medal Net' }))
  expect(kept.handicaps).toHaveLength(5)
  expect(kept.audit).toContainEqual(
    expect.objectContaining({ action: 'membership.changed', after: expect.objectContaining({ handle: 'Nana' }) }),
  )
})

test('what the player wrote down as a marker is in it, and the export itself is in the audit', async () => {
  await world.rows(
    `insert into score_entry select community_id, event_id, gen_random_uuid(), 10000000 + log_id, side, side_id, kind, hole, value, status, 'M', 'player:1', 'player:1', 'phone', 1, tapped_at, received_at, reason
     from score_entry where event_id = 110 and side_id = 2 and kind = 'score' and hole < 4`,
  )
  const { scoresAsMarker } = await exported(ana)
  expect(scoresAsMarker).toHaveLength(3)
  expect(scoresAsMarker[0]).toMatchObject({ event: 'S-110', sideId: 2, hole: 1, value: 4 })
  expect(
    await world.rows(`select distinct community_id from audit where action = 'player.exported' order by 1`),
  ).toEqual([{ community_id: 1 }, { community_id: 2 }])
})

test('it says nothing about anybody else', async () => {
  await world.call('registerPlayers', {
    params: { eventId: 'S-120' },
    body: [
      { playerId: 2 },
      { firstName: 'Rita', lastName: 'Neighbour', gender: 'F', handle: 'Ritinha' },
      { firstName: 'Yara', lastName: 'Asking', gender: 'F', handle: 'Yaya' },
    ],
  })
  const [yara] = await world.rows<{ id: number }>(`select player_id as id from player where last_name = 'Asking'`)
  const kept = await exported(yara?.id ?? 0)
  const text = JSON.stringify(kept)
  expect(kept.audit).toMatchObject([
    {
      action: 'registration.added',
      subject: { playerIds: [yara?.id] },
      after: [{ playerId: yara?.id, firstName: 'Yara', lastName: 'Asking', handle: 'Yaya' }],
    },
  ])
  expect(text).toContain('Yaya')
  expect(text).not.toMatch(/Neighbour|Ritinha|Bruno/)
})

test('an account is in it without its password', async () => {
  await world.rows(`update administrator set password_hash = 'secret-hash'`)
  const kept = await exported(7)
  expect(kept.administrator).toMatchObject([{ email: 'gil@example.com' }])
  expect(JSON.stringify(kept)).not.toContain('secret-')
})

test('a file is written for its owner only, once', async () => {
  const path = join(folder, 'ana.json')
  const write = () => tryCommand(world.url, ['player', 'export', '1', '--out', path])
  expect((await write()).output).toContain(path)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'caddiemaster player', playerId: 1 })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(await write()).toMatchObject({ code: 1, errors: expect.stringContaining('already exists') })
  expect(await tryCommand(world.url, ['player', 'export', '999'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is no player 999'),
  })
})

test('every table with a column for players or sides is read', async () => {
  const tables = await tablesWith(world, 'player_id', 'side_id', 'scorer')
  const read = Object.values(questions)
    .map(question => question(1).text)
    .join('\n')
  expect(tables.filter(name => !new RegExp(`\\b${name}\\b`).test(read))).toEqual([])
})
