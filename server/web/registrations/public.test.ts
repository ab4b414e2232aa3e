import { afterEach, beforeEach, expect, test } from 'vitest'
import { fieldsOf, getPage, openRegistration, publicPath, send, stranger, wordsOf } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let path: string
beforeEach(async () => {
  world = await startWorld()
  await openRegistration(world, {})
  path = await publicPath(world)
})
afterEach(() => world.close())

const names = async () =>
  (
    await world.rows(
      `select p.last_name as name from registration r join player p using (player_id) where r.event_id = 110 order by r.registered_at, p.player_id`,
    )
  ).map(({ name }) => name)
const mails = () =>
  world.rows(
    `select data ->> 'about' as about, (data ->> 'playerId')::int as player from jobs.job where name = 'mail' order by created_on`,
  )

test('somebody from outside fills in everything, is registered by name, and comes to a page of the own', async () => {
  const profiles = await world.rows('select count(*) from player where not by_name')
  const page = await getPage(world, path)
  expect(fieldsOf(page)).toMatchObject({ firstName: '', email: '', phone: '' })
  const more = {
    phone: '+49 (0)171 / 5555 123',
    dob: '1971-01-02',
    hcProviderId: '20',
    hcId: ' X9 ',
    hcIndex: '+1.2',
  }
  const answer = await send(world, path, stranger(1, { ...fieldsOf(page), ...stranger(1, more) }))
  expect(answer).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/p\/S-110\/registration\/\d+\/[\w-]{43}$/),
  })
  expect(wordsOf(await getPage(world, answer.location))).toContain('Registration for Otto Guest 1 You are registered')
  const [row] = await world.rows(
    `select p.by_name, p.email, r.by_profile, h.hc_index_tenths as index, h.source, s.details
     from sign_up s join player p using (player_id) join registration r using (community_id, event_id, player_id)
     join player_handicap h using (community_id, event_id, player_id)`,
  )
  expect(row).toMatchObject({ by_name: true, email: null, by_profile: false, index: -12, source: 'MANUAL' })
  expect(row?.details).toEqual({
    email: 'guest1@example.org',
    emailKey: 'guest1@example.org',
    language: 'en',
    phone: '1715555123',
    phoneCountryCd: 'DE',
    dob: '1971-01-02',
    hcProviderId: 20,
    hcId: 'X9',
    hcIndex: -1.2,
  })
  expect(await world.rows('select count(*) from player where not by_name')).toEqual(profiles)
  const listed = await world.call('listEventPlayers', { params: { eventId: 'S-110' } })
  expect(listed.find(({ lastName }) => lastName === 'Guest 1')).toMatchObject({ hasProfile: false, member: false })
})

test('a player who withdraws on his or her page is out, also for the interface, and may come back', async () => {
  const { location } = await send(world, path, stranger(1))
  const page = await getPage(world, location)
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(page.text) ?? []
  expect((await send(world, location, { key, action: 'withdraw' })).status).toBe(303)
  expect(await names()).not.toContain('Guest 1')
  const again = await getPage(world, location)
  expect(wordsOf(again)).toContain('You have withdrawn')
  expect((await send(world, location, fieldsOf(again))).status).toBe(303)
  expect(await names()).toContain('Guest 1')
})

test('without the registration type of the public the page says so and takes nothing', async () => {
  const form = fieldsOf(await getPage(world, path))
  await openRegistration(world, {}, 'Members')
  expect(await getPage(world, path)).toMatchObject({
    status: 403,
    text: expect.stringContaining('does not take public registrations'),
  })
  expect((await send(world, path, { ...stranger(1), key: form.key ?? '' })).status).toBe(403)
  expect(await names()).not.toContain('Guest 1')
})

test('what is missing or wrong is said beside each field, and everything typed is kept', async () => {
  const typed = {
    firstName: '<script>alert(1)</script>',
    lastName: '',
    email: 'nobody',
    phone: '12',
    dob: '2031-01-01',
    hcId: '7',
    hcIndex: '99',
    gender: '',
  }
  const answer = await send(world, path, stranger(1, typed))
  expect(answer.status).toBe(422)
  for (const name of ['lastName', 'email', 'phone', 'dob', 'hcProviderId', 'hcIndex', 'gender'])
    expect(answer.text).toContain(`id="f-${name}-error"`)
  expect(fieldsOf(answer)).toMatchObject({
    firstName: typed.firstName,
    email: 'nobody',
    phone: '12',
    dob: '2031-01-01',
    hcIndex: '99',
  })
  expect(answer.text).not.toContain('<script>alert')
})

test('details are asked as the organiser wants them: required, or not at all', async () => {
  await openRegistration(world, { details: { phone: 'required', dob: 'required', handicap: 'required' } })
  const missing = await send(world, path, stranger(1))
  expect(missing.status).toBe(422)
  for (const name of ['phone', 'dob', 'hcIndex']) expect(missing.text).toContain(`id="f-${name}-error"`)
  const full = { phone: '912 000 111', dob: '1980-01-01', hcProviderId: '20', hcId: 'A1' }
  expect((await send(world, path, stranger(1, full))).status).toBe(303)
  await openRegistration(world, { details: { phone: 'no', dob: 'no', handicap: 'no' } })
  const page = await getPage(world, path)
  for (const name of ['phone', 'dob', 'hcId', 'hcIndex']) expect(page.text).not.toContain(`id="f-${name}"`)
  const smuggled = { ...full, phone: '912000222', hcId: 'A2', hcIndex: '3.0' }
  expect((await send(world, path, stranger(2, smuggled))).status).toBe(303)
  const [row] = await world.rows(`select details from sign_up where details ->> 'email' = 'guest2@example.org'`)
  expect(row?.details).toEqual({ email: 'guest2@example.org', emailKey: 'guest2@example.org', language: 'en' })
})

test('a form sent again and again, also at the same moment, is one registration and leads to the same page', async () => {
  const form = stranger(1)
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(world, path, form)))
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  expect((await names()).filter(name => name === 'Guest 1')).toHaveLength(1)
  expect(await world.rows('select 1 from sign_up')).toHaveLength(1)
})

test.each([
  ['the e-mail address of a profile', { email: 'BRUNO@example.com' }, [{ about: 'link', player: 2 }]],
  ['the handicap id of a profile', { hcProviderId: '20', hcId: 'PT2' }, []],
  ['name and gender', { firstName: 'Bruno ', lastName: 'cósta', gender: 'M' }, []],
  ['name and gender of somebody by name', { firstName: 'Walter', lastName: 'In' }, []],
])(
  '%s of somebody who is registered: the answer is the same and tells nothing of the other',
  async (_, more, mailed) => {
    const before = await names()
    const answer = await send(world, path, stranger(1, more))
    expect(answer.status).toBe(422)
    expect(wordsOf(answer)).toContain(
      'Somebody with these details is already registered for this event or is waiting for a place.',
    )
    for (const word of ['912345678', 'bruno@example.com', 'PT2'])
      if (!JSON.stringify(more).includes(word)) expect(answer.text).not.toContain(word)
    expect(await names()).toEqual(before)
    expect(await mails()).toEqual(mailed)
  },
)

test('the same name and another gender, or a profile that is not in the event, are other persons', async () => {
  const [one, other] = [
    await send(world, path, stranger(1, { firstName: 'Bruno', lastName: 'Costa', gender: 'F' })),
    await send(world, path, stranger(2, { firstName: 'Gil', lastName: 'Nunes', email: 'gil@example.com' })),
  ]
  expect([one.status, other.status]).toEqual([303, 303])
  expect(await world.rows('select completed_at, email from player where player_id = 7')).toEqual([
    { completed_at: null, email: 'gil@example.com' },
  ])
})

test('who is known by the address gets the link once an hour, however often somebody types it', async () => {
  for (let n = 1; n <= 5; n += 1) await send(world, path, stranger(n, { email: 'ana@example.com' }))
  await send(world, path, stranger(6))
  await send(world, path, stranger(7, { email: 'guest6@example.org' }))
  expect((await mails()).map(({ about }) => about)).toEqual(['link', 'registered', 'link'])
})

test('who sends many forms must wait, and keeps what was typed', async () => {
  const answers: number[] = []
  for (let n = 1; n <= 61; n += 1) answers.push((await send(world, path, stranger(n, { email: '' }))).status)
  expect(new Set(answers.slice(0, 60))).toEqual(new Set([422]))
  const refused = await send(world, path, stranger(40))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(fieldsOf(refused).lastName).toBe('Guest 40')
})

test('too much text, a form of another kind and one without its key change nothing', async () => {
  expect((await send(world, path, stranger(1, { q_x: 'x'.repeat(300_000) }))).status).toBe(413)
  expect((await send(world, path, stranger(1, { key: 'x' }))).status).toBe(422)
  const json = await world.app.inject({ method: 'POST', url: path, payload: { ...stranger(1) } })
  expect(json.statusCode).toBe(422)
  expect(await names()).not.toContain('Guest 1')
})

test('markup in any text is shown as text', async () => {
  const evil = '"><img src=x onerror=alert(1)>'
  await openRegistration(world, {
    consent: evil,
    questions: [
      { id: 'a', text: evil, kind: 'text' },
      { id: 'b', text: evil, kind: 'choice', choices: [evil, 'B'] },
    ],
  })
  await world.rows(`update event set info = $1, name = $1 where event_id = 110`, [evil])
  const form = stranger(1, { firstName: evil, lastName: evil, q_a: evil, q_b: evil, consent: 'yes' })
  const { location } = await send(world, path, form)
  for (const page of [
    await getPage(world, path),
    await getPage(world, location),
    await send(world, path, { ...form, email: evil }),
  ])
    expect(page.text).not.toContain('<img')
})
