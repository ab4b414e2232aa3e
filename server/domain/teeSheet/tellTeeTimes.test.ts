import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { type Mail, startSink } from '../../../test/startSink.ts'
import { getPage, openRegistration, personalPath, send, wordsOf } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { startMails } from '../../web/registrations/startMails.ts'

let sink: Awaited<ReturnType<typeof startSink>>
let world: World
let staff: StaffCalls
let mails: Awaited<ReturnType<typeof startMails>> | undefined
const params = { eventId: 'S-110' }

beforeEach(async () => {
  mails = undefined
  sink = await startSink()
  world = await startWorld({ SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example' })
  staff = staffCalls(world)
  await openRegistration(world, {})
  await world.rows(
    `update player set email = 'ana@example.org', email_key = 'ana@example.org', email_community_id = null where player_id = 1`,
  )
  await world.rows(
    `update player set email = 'bruno@example.org', email_key = 'bruno@example.org', email_community_id = null where player_id = 2`,
  )
  await world.rows(`update player set email = null, email_key = null where player_id in (3, 6)`)
  await world.rows(`update membership set given_email = null, given_email_key = null where player_id in (3, 6)`)
  const body = [
    { teePairingId: 5021, playerIds: [1, 3] },
    { teePairingId: 5022, playerIds: [2] },
  ]
  await world.call('assignPlayersToTeePairings', { params, body })
})
afterEach(async () => {
  await mails?.stop()
  await world.close()
  await sink.close()
})

const startSending = async () => {
  mails = await startMails(world.service, {
    url: world.url,
    onError: error => {
      throw error
    },
    pollingSeconds: 0.5,
  })
}
const plain = ({ text }: Mail) => text.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n')
const publish = (whom: 'everybody' | 'changed', language: 'en' | 'pt' = 'en') =>
  staff.call('publishTeeSheet', { params, body: { published: true, tell: { whom, language } } })
const waiting = () =>
  world.rows<{ player: number }>(
    `select (data ->> 'playerId')::bigint as player from jobs.job where name = 'mail' and data ->> 'about' = 'teeTime' order by 1`,
  )

test('everybody with an address is told the published start, once, and a preview tells nobody', async () => {
  const tell = { whom: 'everybody', language: 'en' } as const
  const input = { params, query: { preview: true }, body: { published: true, tell } }
  const looked: unknown = await staff.call('publishTeeSheet', input)
  const told = { reached: 2, withoutAddress: [3], optedOut: 0, isMailSetUp: true }
  expect(looked).toMatchObject({ reply: { told } })
  expect(await waiting()).toEqual([])
  expect((await publish('everybody')).told).toEqual(told)
  // Before the first mail is sent it is published again.
  await staff.call('arrangeTeeSheet', { params, body: { moves: [{ playerId: 1, from: 5021, to: 5022 }] } })
  expect((await publish('changed', 'pt')).told).toMatchObject({ reached: 1 })
  expect((await waiting()).map(({ player }) => Number(player))).toEqual([1, 2])
  await startSending()
  await sink.hears(2)
  const ana = sink.heard.find(({ to }) => to === 'ana@example.org')
  expect(ana && plain(ana)).toContain('You tee off on Wednesday')
  expect(ana && plain(ana)).toContain('09:10, hole 1 (group 1A)')
})

test('those whose start changed are told in the language that was chosen, by the clock of the club; nobody when nothing changed', async () => {
  await world.rows(`update community set clock = 'h12' where community_id = 1`)
  await staff.call('publishTeeSheet', { params, body: { published: true } })
  expect((await publish('changed')).told).toMatchObject({ reached: 0, withoutAddress: [] })
  await staff.call('arrangeTeeSheet', { params, body: { moves: [{ playerId: 1, from: 5021, to: 5022 }] } })
  expect((await publish('changed', 'pt')).told).toMatchObject({ reached: 1, withoutAddress: [] })
  await startSending()
  await sink.hears(1)
  expect(sink.heard.map(({ to }) => to)).toEqual(['ana@example.org'])
  const told = sink.heard[0] && plain(sink.heard[0])
  expect(told).toMatch(/A sua sa=C3=ADda|A sua saída/)
  expect(told).toMatch(/ 9:10(?:=C2=A0|\s)a\.m\./)
})

test('a player who wants no such mails says so on the page, and is told nothing, nor is anybody once the round has begun', async () => {
  const path = await personalPath(world, 1)
  await send(world, path, { action: 'noStartMails', key: '' })
  expect(wordsOf(await getPage(world, path))).toContain('You will get no e-mails about tee times, and no messages.')
  expect((await publish('everybody')).told).toMatchObject({ reached: 1, optedOut: 1 })
  await send(world, path, { action: 'startMails', key: '' })
  expect((await publish('everybody')).told).toMatchObject({ reached: 2, optedOut: 0 })
  await world.rows(`update event set state = 'in progress' where event_id = 110`)
  expect((await publish('everybody')).told).toMatchObject({ reached: 0, withoutAddress: [] })
  await startSending()
  await expect
    .poll(async () => (await world.rows(`select 1 from jobs.job where name = 'mail' and state <> 'completed'`)).length)
    .toBe(0)
  expect(sink.heard).toEqual([])
})
