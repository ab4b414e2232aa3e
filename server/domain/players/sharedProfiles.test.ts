import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dob, identity, ids, phone, picUrl, sharedProfile, showsNothing } from '../../../test/sharedProfile.ts'
import { fieldsOf, getPage, send, wordsOf } from '../../../test/testForms.ts'
import { canRead, textOfPdf } from '../../../test/testPrintouts.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { mailQuery } from '../../web/registrations/mailProof.ts'
import { registrationMail } from '../../web/registrations/registrationMail.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
  await world.rows(
    `update player set dob = '1979-12-13', phone = '938887766', phone_country_cd = 'PT', pic_url = 'https://pictures.example/victor' where player_id = 4`,
  )
})
afterEach(() => world.close())

const { victim, add, addRefused, seen, registeredWithStrangers } = sharedProfile(() => world)

async function strangersLink(playerId: number): Promise<string> {
  await world.rows(
    `update event set state = 'published', registration_type = 'Online Questionnaire', settings = '{"registration": {"phone": "optional"}}' where event_id = 400`,
  )
  const input = { params: { eventId: 'S-400', playerId } } as const
  const { url } = await world.call('getPlayerRegistrationLink', input, { as: 'stranger' })
  return new URL(url).pathname
}

describe('a stranger community that knows name and e-mail address', () => {
  test('is shown name, gender, index and its own address, and never the rest by giving back what it was shown', async () => {
    const playerId = await victim()
    const shown = await add()
    expect(shown).toEqual({
      playerId,
      member: false,
      firstName: 'Victor',
      lastName: 'Vale',
      gender: 'M',
      email: 'victor@example.com',
      hcActive: false,
      hcIndex: 8.1,
      updatesAllowed: false,
    })
    showsNothing(await add(shown.hcId === undefined ? {} : { hcProviderId: shown.hcProviderId, hcId: shown.hcId }))
    showsNothing(await seen(playerId))
  })

  test('changes nothing of the profile, in no field', async () => {
    const playerId = await victim()
    await add()
    const before = await world.rows('select * from player where player_id = $1', [playerId])
    const params = { playerId }
    const as = { as: 'stranger' } as const
    expect(await world.refusal('updatePlayerEmail', { params, body: { email: 'evil@example.com' } }, as)).toBe(
      'PROFILE_SHARED',
    )
    expect(await world.refusal('updatePlayerDob', { params, body: { dob } }, as)).toBe('PROFILE_SHARED')
    expect(await world.refusal('updatePlayerPhone', { params, body: phone }, as)).toBe('PROFILE_SHARED')
    expect(await world.refusal('updatePlayerHandicapId', { params, body: ids }, as)).toBe('PROFILE_SHARED')
    expect(await world.refusal('updatePlayerName', { params, body: { firstName: 'Eve', lastName: 'Vale' } }, as)).toBe(
      'PROFILE_SHARED',
    )
    expect(await world.rows('select * from player where player_id = $1', [playerId])).toEqual(before)
    expect(await seen(playerId, 'club')).toMatchObject({ dob, ...phone, ...ids, picUrl, updatesAllowed: true })
  })

  test('cannot search by what it may not see', async () => {
    await victim()
    await add({ email: 'VICTOR@example.com' })
    const found = (criteria: object) =>
      world.call('searchPlayers', { criteria: { communityId: 4, ...criteria } }, { as: 'stranger' })
    expect(await found({ hcId: ids.hcId })).toEqual([])
    expect(await found({ hcProviderId: 20, lastName: 'Vale' })).toEqual([])
    expect(await found({ email: 'victor@example.com' })).toHaveLength(1)
    await world.rows(
      `update player set email = 'private@example.com', email_key = 'private@example.com' where last_name = 'Vale'`,
    )
    expect(await found({ email: 'private@example.com' })).toEqual([])
    const own = await world.call('searchPlayers', { criteria: { communityId: 1, hcId: ids.hcId } })
    expect(own.map(player => player.lastName)).toEqual(['Vale'])
  })

  test('proves that it knows the player by one value, and then sees all in all communities of its club', async () => {
    const playerId = await victim()
    await world.rows(
      `insert into community (community_id, name, name_key, club_community_id, created_at) values (5, 'Serra Seniors', 'serra seniors', 4, now());
       update community set club_community_id = 4 where community_id = 4; insert into credential_community values (3, 5)`,
    )
    await world.call('createPlayer', { body: { communityId: 5, ...identity } }, { as: 'stranger' })
    showsNothing(await add())
    showsNothing(await seen(playerId, 'stranger', 5))
    expect(await add({ dob })).toMatchObject({ dob, ...phone, ...ids, picUrl, updatesAllowed: false })
    expect(await seen(playerId, 'stranger', 5)).toMatchObject({ dob, ...phone, ...ids, picUrl })
  })

  test('has five tries a day, and then a right value is answered like a wrong one', async () => {
    await victim()
    for (let n = 0; n < 5; n += 1) expect(await addRefused({ dob: `1981-03-0${n + 1}` })).toBe('PROFILE_MERGE_REQUIRED')
    expect(await addRefused({ dob })).toBe('PROFILE_MERGE_REQUIRED')
    expect(await addRefused(ids)).toBe('PROFILE_MERGE_REQUIRED')
    const exhausted = await add(phone)
    await world.rows('delete from membership where community_id = 4; delete from proof_try')
    // Without a try that is left, and with a wrong one: the same answer, with the number that was supplied.
    const wrong = await add({ ...phone, phone: '930000000' })
    expect({ ...exhausted, phone: '' }).toEqual({ ...wrong, phone: '' })
    await world.rows('delete from membership where community_id = 4; update proof_try set tries = 5')
    expect(await add(phone)).toEqual(exhausted)
    await world.rows(`update proof_try set since = since - interval '25 hours'`)
    expect(await add({ dob })).toMatchObject({ dob, ...phone, ...ids })
  })

  test('has no more tries when many come at the same moment, with or without a key for repetitions', async () => {
    await victim()
    const days = Array.from({ length: 20 }, (_, n) => `1981-04-${String(n + 1).padStart(2, '0')}`)
    const results = await Promise.allSettled(
      days.map((day, n) =>
        world.call(
          'createPlayer',
          { body: { communityId: 4, ...identity, dob: day } },
          { as: 'stranger', ...(n % 2 === 0 && { headers: { 'idempotency-key': `try-${n}` } }) },
        ),
      ),
    )
    expect(results.map(result => result.status === 'rejected' && result.reason.code)).toEqual(
      Array(20).fill('PROFILE_MERGE_REQUIRED'),
    )
    expect(await world.rows('select tries from proof_try')).toEqual([{ tries: 20 }])
    expect(await addRefused({ dob })).toBe('PROFILE_MERGE_REQUIRED')
  })

  test('is not told which value was wrong', async () => {
    await victim()
    const problem = async (more: object) =>
      world
        .call('createPlayer', { body: { communityId: 4, ...identity, ...more } }, { as: 'stranger' })
        .catch(({ problem: { requestId: _, ...said } }) => said)
    const said = await problem({ dob: '1950-01-01' })
    expect(said).toMatchObject({ code: 'PROFILE_MERGE_REQUIRED' })
    expect(await problem({ hcProviderId: 20, hcId: 'NO' })).toEqual(said)
    expect(await problem({ dob, hcProviderId: 20, hcId: 'NO' })).toEqual(said)
    expect(await problem({ lastName: 'Wrong' })).toEqual(said)
  })
})

describe('who keeps a profile', () => {
  test('is the club with all its communities', async () => {
    const playerId = await victim()
    await world.call('addPlayerToCommunity', { params: { playerId, communityId: 2 }, body: {} })
    const changed = await world.call(
      'updatePlayerDob',
      { params: { playerId }, body: { dob: '1981-02-04' } },
      { as: 'ladies' },
    )
    expect(changed).toMatchObject({ dob: '1981-02-04', updatesAllowed: true })
  })

  test('changes no e-mail address of a player whom another club has', async () => {
    const playerId = await victim()
    await world.call('updatePlayerEmail', { params: { playerId }, body: { email: 'VICTOR@example.com' } })
    await add()
    const input = { params: { playerId }, body: { email: 'other@example.com' } } as const
    expect(await world.refusal('updatePlayerEmail', input)).toBe('PROFILE_SHARED')
    await world.call('removePlayerFromCommunity', { params: { playerId, communityId: 4 } }, { as: 'stranger' })
    expect(await world.call('updatePlayerEmail', input)).toMatchObject({ email: 'other@example.com' })
  })

  test('goes to the earliest of several, whatever its id', async () => {
    const playerId = await victim()
    await world.rows(`
      insert into community (community_id, name, name_key, created_at) values (6, 'Monte', 'monte', now());
      insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
      values (6, ${playerId}, true, false, 'vale', 'victor', '2026-04-01Z')`)
    await add()
    await world.call('removePlayerFromCommunity', { params: { playerId, communityId: 1 } })
    expect(
      await world.rows('select keeper_community_id as keeper, shared from player where player_id = $1', [playerId]),
    ).toEqual([{ keeper: 6, shared: true }])
  })

  test('is the earliest that has it once the creator has left, which sees no more by that, until the creator is back', async () => {
    const playerId = await victim()
    await add()
    await world.call('removePlayerFromCommunity', { params: { playerId, communityId: 1 } })
    expect(await seen(playerId)).toMatchObject({ updatesAllowed: true })
    const write = { params: { playerId }, body: { dob: '1999-09-09' } } as const
    const written = await world.call('updatePlayerDob', write, { as: 'stranger' })
    expect(written).toMatchObject({ dob: '1999-09-09', updatesAllowed: true })
    expect(written).not.toHaveProperty('phone')
    // What it wrote itself proves nothing.
    expect(await add({ dob: '1999-09-09' })).not.toHaveProperty('phone')
    expect(await world.call('createPlayer', { body: { communityId: 1, ...identity } })).toMatchObject({
      updatesAllowed: true,
    })
    expect(await world.refusal('updatePlayerDob', write, { as: 'stranger' })).toBe('PROFILE_SHARED')
  })
})

describe('events, forms and mails', () => {
  test('an Event player of a club that has not proved to know the player has neither handicap id nor picture', async () => {
    const playerId = await registeredWithStrangers()
    const params = { eventId: 'S-400' }
    const list = () => world.call('listEventPlayers', { params }, { as: 'stranger' })
    const of = async () => (await list()).find(player => player.playerId === playerId)
    showsNothing(await list())
    expect(await of()).not.toHaveProperty('hcId')
    expect(await of()).toMatchObject({ firstName: 'Victor', hasProfile: true })
    await add({ dob })
    expect(await of()).toMatchObject({ ...ids, picUrl })
  })

  test('the personal link that the club was given shows nothing and writes nothing of the profile', async () => {
    const playerId = await victim()
    await add()
    const path = await strangersLink(playerId)
    const before = await world.rows('select * from player where player_id = $1', [playerId])
    const page = await getPage(world, path)
    showsNothing(page.text)
    expect(wordsOf(page)).toContain('Your name and contact details come from your profile.')
    const form = { ...fieldsOf(page), firstName: 'Eve', lastName: 'Evil', email: 'evil@example.com', dob: '1999-09-09' }
    expect((await send(world, path, form)).status).toBe(303)
    expect(await world.rows('select * from player where player_id = $1', [playerId])).toEqual(before)
    showsNothing(await seen(playerId))
    expect(
      await world.rows('select by_profile from registration where event_id = 400 and player_id = $1', [playerId]),
    ).toEqual([{ by_profile: true }])
  })

  test('the link that came by mail is the player: the club sees the details, the address is the player’s own', async () => {
    const playerId = await victim()
    await add()
    const path = `${await strangersLink(playerId)}${mailQuery(world.service, playerId, 'victor@example.com')}`
    const page = await getPage(world, path)
    expect(fieldsOf(page)).toMatchObject({ firstName: 'Victor', email: 'victor@example.com' })
    showsNothing(page.text)
    expect((await send(world, path, { ...fieldsOf(page), email: 'mine@example.com' })).status).toBe(303)
    expect(await seen(playerId)).toMatchObject({ dob, ...phone, ...ids, email: 'mine@example.com' })
    const [row] = await world.rows(
      'select email_community_id, completed_at is not null as completed from player where player_id = $1',
      [playerId],
    )
    expect(row).toEqual({ email_community_id: null, completed: true })
    // The proof was for the former address.
    const again = await getPage(world, path)
    expect(again.text).not.toContain('mine@example.com"')
  })

  test('a link that was mailed to another mailbox, which counts as the same address here, proves nothing', async () => {
    const playerId = await victim()
    await add()
    await world.rows(
      "update player set email = 'vik@example.com', email_key = 'vik@example.com' where player_id = $1",
      [playerId],
    )
    const path = await strangersLink(playerId)
    const seenAt = async (address: string) =>
      wordsOf(await getPage(world, `${path}${mailQuery(world.service, playerId, address)}`))
    const taken = 'Your name and contact details come from your profile.'
    // KELVIN SIGN is folded to k.
    expect(await seenAt('vi\u212A@example.com')).toContain(taken)
    expect(await seenAt('Vik@example.com')).not.toContain(taken)
  })

  test('a personal link is mailed to no address that another club wrote', async () => {
    const playerId = await registeredWithStrangers()
    const job = (communityId: number, eventId: number) => ({ communityId, eventId, playerId, about: 'link' })
    const to = async (communityId: number, eventId: number) =>
      (await registrationMail(world.service, job(communityId, eventId)))?.to
    expect(await to(4, 400)).toBe('victor@example.com')
    expect(await to(1, 110)).toBe('victor@example.com')
    await world.rows(
      `update player set email = 'evil@example.com', email_key = 'evil@example.com' where player_id = $1`,
      [playerId],
    )
    expect(await to(4, 400)).toBe('victor@example.com')
    await world.rows('update membership set given_email = null where community_id = 4')
    expect(await to(4, 400)).toBeUndefined()
    await world.rows('update player set email_community_id = null where player_id = $1', [playerId])
    expect(await to(4, 400)).toBe('evil@example.com')
  })

  test('documents, lists, webhooks and the log of changes say nothing of the details', async () => {
    await registeredWithStrangers()
    await world.rows(`update event set state = 'published' where event_id = 400`)
    const token = world.token('stranger')
    for (const document of ['players', 'alphabeticalList', 'playerScorecards', 'scorecards', 'starterSheet']) {
      const { statusCode, rawPayload } = await world.app.inject({
        url: `/v1/events/S-400/documents/${document}`,
        headers: { authorization: `Bearer ${token}` },
      })
      expect(statusCode).toBe(200)
      if (canRead) showsNothing(textOfPdf(rawPayload))
    }
    const { url } = await world.call('getPlayersLink', { params: { eventId: 'S-400' } }, { as: 'stranger' })
    const list = await getPage(world, new URL(url).pathname)
    expect(list.text).toContain('Vale')
    showsNothing(list.text)
    const { output } = await tryCommand(world.url, ['registration', 'list', 'S-400'])
    expect(output).toContain('victor@example.com')
    showsNothing(output)
    for (const table of ['webhook_delivery', 'change', 'audit'])
      showsNothing(await world.rows(`select * from ${table} where community_id = 4`))
    showsNothing(await world.rows('select * from jobs.job'))
  })
})
