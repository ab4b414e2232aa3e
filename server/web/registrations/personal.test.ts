import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fieldsOf, getPage, openRegistration, personalPath, send, signUpAs, wordsOf } from '../../../test/testForms.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'
import { mailQuery } from './mailProof.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const registration = (playerId: number) =>
  world.rows(
    `select r.by_profile, r.answers, r.tee_id, h.hc_index_tenths as index, h.source, h.tee_id as played
     from registration r join player_handicap h using (community_id, event_id, player_id)
     where r.event_id = 110 and r.player_id = $1`,
    [playerId],
  )
const refusal = (playerId: number) =>
  world.refusal('updatePlayerEmail', { params: { playerId }, body: { email: 'other@example.com' } })

test('a player confirms his or her details and is registered; afterwards nobody else can change them', async () => {
  await openRegistration(world, {}, 'Members')
  const path = await personalPath(world, 10)
  const page = await getPage(world, path)
  expect(page.status).toBe(200)
  expect(fieldsOf(page)).toMatchObject({ firstName: 'Júlia', lastName: 'Árias', email: 'julia@example.com' })
  const answer = await signUpAs(world, 10, {
    dob: '1990-05-06',
    phone: '+351 912 000 111',
    hcIndex: '18,4',
  })
  expect(answer).toMatchObject({ status: 303, location: path })
  expect(wordsOf(await getPage(world, path))).toContain(
    'You are registered Your tee time will appear here as soon as it is set.',
  )
  expect(await registration(10)).toEqual([
    { by_profile: true, answers: {}, tee_id: null, index: 184, source: 'MANUAL', played: 13 },
  ])
  expect(await refusal(10)).toBe('PROFILE_COMPLETED')
  const seen = await world.call('searchPlayers', { criteria: { communityId: 1, playerIds: [10] } })
  expect(seen).toMatchObject([{ updatesAllowed: false, phone: '912000111', dob: '1990-05-06' }])
  const [row] = await world.rows(
    `select phone, dob::text, unproven, completed_at is not null as completed from player where player_id = 10`,
  )
  expect(row).toEqual({ phone: '912000111', dob: '1990-05-06', unproven: [], completed: true })
})

test('opening a page changes nothing, however often', async () => {
  await openRegistration(world, { fieldLimit: 5 })
  const path = await personalPath(world, 10)
  const tables = ['sign_up', 'registration', 'player', 'membership', 'audit', 'change']
  const count = async () => {
    const hashes: unknown[] = []
    for (const table of tables)
      hashes.push(await world.rows(`select md5(string_agg(t::text, '' order by t::text)) from ${table} t`))
    return hashes
  }
  const before = await count()
  for (let n = 0; n < 3; n += 1) expect((await getPage(world, path)).status).toBe(200)
  expect(await count()).toEqual(before)
})

test('what the community may not see is not on the page, and is kept where it is left empty', async () => {
  await openRegistration(world, {})
  await world.rows('delete from registration where player_id = 1 and event_id = 110')
  await world.rows('update membership set details_confirmed = false where player_id = 1')
  const path = `${await personalPath(world, 1)}${mailQuery(world.service, 1, 'ana@example.com')}`
  const page = await getPage(world, path)
  expect(page.text).not.toContain('912345678')
  expect(page.text).not.toContain('1980-02-29')
  expect((await send(world, path, { ...fieldsOf(page), email: 'Ana@example.com' })).status).toBe(303)
  const [row] = await world.rows(
    'select p.dob::text, p.phone, m.details_confirmed from player p join membership m using (player_id) where player_id = 1 and community_id = 1',
  )
  expect(row).toEqual({ dob: '1980-02-29', phone: '912345678', details_confirmed: true })
})

test('an address or a handicap id of somebody else is refused beside its field, and what was typed stays', async () => {
  await openRegistration(world, {})
  const answer = await signUpAs(world, 10, { email: 'gil@example.com', suffix: 'III' })
  expect(answer.status).toBe(422)
  expect(answer.text).toMatch(
    /<input id="f-email" [^>]*value="gil@example.com"[^>]* aria-describedby="f-email-hint f-email-error" aria-invalid="true" autofocus>/,
  )
  expect(wordsOf(answer)).toContain('belongs to another profile')
  expect(fieldsOf(answer).suffix).toBe('III')
  const id = await signUpAs(world, 10, { hcProviderId: '20', hcId: 'PT8' })
  expect(id.text).toContain('id="f-hcId-error"')
  expect(await registration(10)).toEqual([])
  expect(await world.rows('select 1 from player where player_id = 10 and completed_at is not null')).toEqual([])
})

test('questions, tee and consent are asked, checked, kept and can be changed', async () => {
  await openRegistration(world, {
    asksTee: true,
    consent: 'My name is shown.',
    questions: [
      { id: 'lunch', text: 'Lunch?', kind: 'yesNo', required: true },
      { id: 'size', text: 'Size', kind: 'choice', choices: ['S', 'M'] },
      { id: 'wish', text: 'Wishes', kind: 'text' },
    ],
  })
  const empty = await signUpAs(world, 7, { hcIndex: '' })
  expect(empty.status).toBe(422)
  for (const error of ['Choose one.', 'Choose a tee.', 'You need to agree before you can be registered.'])
    expect(empty.text).toContain(error)
  expect((await signUpAs(world, 7, { q_lunch: 'Perhaps', q_size: 'XXL', teeId: '13', consent: 'yes' })).status).toBe(
    422,
  )
  const good = { q_lunch: 'No', q_size: 'M', q_wish: 'With Ana\r\nplease', teeId: '12', consent: 'yes' }
  expect((await signUpAs(world, 7, good)).status).toBe(303)
  expect(await registration(7)).toMatchObject([
    {
      tee_id: 12,
      played: 12,
      index: 90,
      source: 'PROVIDER',
      answers: { lunch: 'No', size: 'M', wish: 'With Ana\nplease' },
    },
  ])
  expect(await world.rows('select consent from sign_up')).toEqual([{ consent: 'My name is shown.' }])
  const path = await personalPath(world, 7)
  const page = await getPage(world, path)
  const form = fieldsOf({ ...page, text: page.text.slice(page.text.indexOf('Your answers')) })
  expect(form).toMatchObject({ q_lunch: 'No', q_wish: 'With Ana\nplease' })
  expect((await send(world, path, { ...form, q_lunch: '', action: 'answers' })).status).toBe(422)
  expect((await send(world, path, { ...form, q_lunch: 'Yes', action: 'answers' })).status).toBe(303)
  expect(await registration(7)).toMatchObject([{ answers: { lunch: 'Yes', size: 'M' } }])
  const kinds = await world.rows(`select kind from change where event_id = 110 order by change_id`)
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'player.completed',
    'registration.added',
    'registration.answersChanged',
  ])
})

test('a form counts once, also sent twenty times at the same moment', async () => {
  await openRegistration(world, {})
  const path = await personalPath(world, 10)
  const form = fieldsOf(await getPage(world, path))
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(world, path, form)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  expect(await registration(10)).toHaveLength(1)
  expect(await world.rows(`select 1 from audit where action = 'registration.added'`)).toHaveLength(1)
})

test('a player who withdraws loses place, flight and tee time, and may sign up again; the old forms then do nothing', async () => {
  await openRegistration(world, {})
  const path = await personalPath(world, 6)
  const page = await getPage(world, path)
  expect(page.text).toContain('Withdraw from the event')
  const withdrawal = { action: 'withdraw', key: '' }
  expect((await send(world, path, withdrawal)).status).toBe(303)
  expect(await registration(6)).toEqual([])
  expect(await world.rows('select 1 from tee_pairing_player where event_id = 110 and player_id = 6')).toEqual([])
  const after = await getPage(world, path)
  expect(wordsOf(after)).toContain('You have withdrawn')
  expect((await send(world, path, fieldsOf(after))).status).toBe(303)
  expect(await registration(6)).toHaveLength(1)
  expect((await send(world, path, withdrawal)).status).toBe(303)
  expect(await registration(6)).toHaveLength(1)
})

test('nobody withdraws after a score, or once the event has begun', async () => {
  await openRegistration(world, {})
  await world.rows(
    `insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at)
     select 1, 110, 'P', 6, array_fill(4, array[18])::smallint[], true, now() on conflict do nothing`,
  )
  const path = await personalPath(world, 6)
  expect(await send(world, path, { action: 'withdraw', key: '' })).toMatchObject({ status: 422 })
  await world.rows(`update event set state = 'in progress' where event_id = 110`)
  const page = await getPage(world, path)
  expect(page.text).not.toContain('Withdraw from')
  expect(await registration(6)).toHaveLength(1)
})

test.each([
  ['draft', {}, 'The event is not published yet'],
  ['cancelled', {}, 'The event is cancelled'],
  ['in progress', {}, 'The event has begun'],
  ['published', { opens: '2026-05-02T08:00' }, 'It opens on Saturday'],
  ['published', { closes: '2026-05-01T10:00' }, 'It closed on Friday'],
  ['published', { fieldLimit: 5, waitingList: false }, 'All places are taken'],
])('%s, %o: there is no form, and one that is sent is not taken', async (state, settings, says) => {
  await openRegistration(world, { closes: '2026-06-01T10:00' })
  const path = await personalPath(world, 10)
  const form = fieldsOf(await getPage(world, path))
  await openRegistration(world, settings)
  await world.rows('update event set state = $1 where event_id = 110', [state])
  const page = await getPage(world, path)
  expect(page.text).not.toContain('<form')
  expect(wordsOf(page)).toContain(says)
  expect((await send(world, path, form)).status).toBe(422)
  expect(await registration(10)).toEqual([])
})

test('who is registered already opens the mailed link, corrects the own details, and is the only one who changes them then', async () => {
  await openRegistration(world, { details: { phone: 'no', dob: 'no', handicap: 'no' } }, 'Members')
  await world.rows(`update event set state = 'in progress' where event_id = 110`)
  const path = await personalPath(world, 2)
  expect((await getPage(world, path)).text).not.toContain('Save your details')
  const mailed = `${path}${mailQuery(world.service, 2, 'bruno@example.com')}`
  const page = await getPage(world, mailed)
  const form = fieldsOf({ ...page, text: page.text.slice(page.text.indexOf('id="details"') - 100) })
  expect(form).toMatchObject({ firstName: 'Bruno', lastName: 'Costa', email: 'bruno@example.com' })
  for (const field of ['dob', 'phone', 'hcProviderId', 'hcId']) expect(form).toHaveProperty(field)
  expect(await send(world, path, { ...form, action: 'details' })).toMatchObject({ status: 422 })
  const wrong = await send(world, mailed, { ...form, email: 'no address', action: 'details' })
  expect(wrong).toMatchObject({ status: 422 })
  expect(wrong.text).toContain('id="f-email-error"')
  expect(await world.rows('select 1 from player where player_id = 2 and completed_at is not null')).toEqual([])
  const answer = await send(world, mailed, { ...form, dob: '1985-07-23', action: 'details' })
  expect(answer.status).toBe(303)
  expect(wordsOf(await getPage(world, answer.location))).toContain('Your details are saved.')
  const params = { playerId: 2 }
  const updates = [
    ['updatePlayerEmail', { email: 'new@example.com' }],
    ['updatePlayerName', { firstName: 'B', lastName: 'C' }],
    ['updatePlayerDob', { dob: '1985-07-24' }],
    ['updatePlayerPhone', { phoneCountryCd: 'PT', phone: '912345678' }],
    ['updatePlayerHandicapId', { hcProviderId: 20, hcId: 'PT-77' }],
  ] as const
  for (const [id, body] of updates)
    expect(await world.refusal(id, { params, body } as never), id).toBe('PROFILE_COMPLETED')
  const [player] = await world.call('searchPlayers', { criteria: { communityId: 1, playerIds: [2] } })
  expect(player).toMatchObject({ dob: '1985-07-23', updatesAllowed: false })
})

test('the link of a round is that of its whole event, and shows the tee times of all rounds', async () => {
  await world.rows(`update event set registration_type = 'Members' where event_id = 100`)
  const { url } = await world.call('getPlayerRegistrationLink', { params: { eventId: 'S-101', playerId: 7 } })
  const path = new URL(url).pathname
  expect(path).toContain('/M-100/registration/7/')
  const form = fieldsOf(await getPage(world, path))
  expect((await send(world, path, form)).status).toBe(303)
  for (const [eventId, teeTime] of [
    ['S-101', '2026-05-02T08:30:00+01:00'],
    ['S-102', '2026-05-03T09:10:00+01:00'],
  ] as const) {
    const courseId = eventId === 'S-101' ? 1 : 2
    await world.call('createTeePairings', {
      params: { eventId },
      body: [{ courseId, teeTime, hole: 1, playerIds: [7] }],
    })
  }
  const words = wordsOf(await getPage(world, path))
  expect(words).toContain('Saturday, 2 May 2026 at 08:30 , hole 1, Alvor Links · Cup, round 1')
  expect(words).toContain('Sunday, 3 May 2026 at 09:10 , hole 1, Alvor Park · Cup, round 2')
  expect(wordsOf(await getPage(world, `${path}?lang=de`))).toContain('Alvor Park · Cup, Runde 2')
  const [, calendar = ''] = /href="([^"]+calendar[^"]+)"/.exec((await getPage(world, path)).text) ?? []
  const sheet = calendar.replace(/\/calendar.*/, '#player-7')
  expect((await getPage(world, path)).text).toContain(`<a href="${sheet}" class="button">Tee sheet</a>`)
  const entries = (await world.app.inject({ url: calendar })).payload
  expect(entries.match(/DTSTART:.*/g)).toEqual(['DTSTART:20260502T073000Z', 'DTSTART:20260503T081000Z'])
})

test('regenerating a link ends the old one', async () => {
  await openRegistration(world, {})
  const path = await personalPath(world, 10)
  const form = fieldsOf(await getPage(world, path))
  expect((await tryCommand(world.url, ['link', 'regenerate', 'S-110', 'registration', '--player', '10'])).code).toBe(0)
  await vi.waitFor(async () => expect((await getPage(world, path)).status).toBe(404), { timeout: atMost(3000) })
  expect((await send(world, path, form)).status).toBe(404)
  expect(await registration(10)).toEqual([])
})

test('over https the token becomes a cookie and leaves the address', async () => {
  const secure = await startWorld({ TRUST_PROXY: '1', BASE_URL: 'https://test.local' })
  try {
    await openRegistration(secure, {})
    const path = await personalPath(secure, 10)
    const token = path.split('/').at(-1) ?? ''
    const https = { 'x-forwarded-proto': 'https' }
    const first = await getPage(secure, path, https)
    expect(first).toMatchObject({ status: 303, location: '/registration/S-110/10' })
    const cookie = String(first.headers['set-cookie'])
    expect(cookie).toMatch(
      /^__Host-registration-S-110-10=[\w-]{43}; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/,
    )
    const kept = { ...https, cookie: cookie.split(';')[0] ?? '' }
    const page = await getPage(secure, first.location, kept)
    expect(page.status).toBe(200)
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(await send(secure, first.location, fieldsOf(page), kept)).toMatchObject({
      status: 303,
      location: first.location,
    })
    expect(await secure.rows('select 1 from registration where event_id = 110 and player_id = 10')).toHaveLength(1)
    expect((await getPage(secure, first.location, https)).status).toBe(404)
    expect(
      (await getPage(secure, '/registration/S-110/7', { ...https, cookie: `__Host-registration-S-110-7=${token}` }))
        .status,
    ).toBe(404)
  } finally {
    await secure.close()
  }
})

test('a form that another site sends is refused', async () => {
  await openRegistration(world, {})
  const path = await personalPath(world, 10)
  const form = fieldsOf(await getPage(world, path))
  const wrong = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ]
  for (const headers of wrong) expect((await send(world, path, form, headers)).status).toBe(403)
  expect(await registration(10)).toEqual([])
  expect((await send(world, path, form, { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(303)
})
