import { afterAll, beforeEach, expect, test } from 'vitest'
import { getPage, joinAs, openRegistration, publicPath, wordsOf } from '../../../test/testForms.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  await world?.close()
  world = await startWorld()
  await showPage(1)
})
afterAll(() => world.close())

const showPage = (communityId: number) =>
  tryCommand(world.url, ['community', 'identity', String(communityId), '--home', 'public'])

/** The words of what can be signed up for, or soon, on the page of the club: of the coming events those with a button or a date for it. */
async function signUp(): Promise<string> {
  const page = await getPage(world, '/c/1')
  const [, part = ''] = /<h2>Coming up<\/h2>([\s\S]*?)<\/section>/.exec(page.text) ?? []
  const lines = part.split('<li>').filter(line => line.includes('class="button') || line.includes('Opens soon'))
  return wordsOf({ ...page, text: `<main>${lines.join(' ')}</main>` })
}

/** Ladies Day, of a sub community, takes registrations; its page is told as by a change of the event. */
async function openLadiesDay(settings = '{}'): Promise<void> {
  await world.rows(`update event set registration_type = 'Online Questionnaire', settings = $1 where event_id = 200`, [
    settings,
  ])
  await world.rows(
    `insert into change (community_id, event_id, at, kind, subject) values (2, 200, now(), 'event.changed', '{}')`,
  )
  world.service.changes.touched([{ communityId: 2, eventId: 200, kind: 'event.changed' }])
}

test('an event that anybody can sign up for says how many places are left, until when, and leads to its form', async () => {
  await openRegistration(world, { fieldLimit: 7, closes: '2026-06-08T18:00' })
  expect(await signUp()).toBe('10 Jun Wed Medal 2 of 7 places left Closes on Monday, 8 June 2026 at 18:00 Register')
  expect((await getPage(world, '/c/1')).text).toContain(`href="${await publicPath(world)}"`)
  await joinAs(world, 1)
  expect(await signUp()).toContain('1 of 7 places left')
  await joinAs(world, 2)
  await joinAs(world, 3)
  expect(await signUp()).toContain('All places taken, 1 waiting')
  expect(await signUp()).toContain('Join the waiting list')
})

test('it stands there once, and not any more when there is nothing to be had', async () => {
  await openRegistration(world, { fieldLimit: 5, waitingList: false })
  const words = wordsOf(await getPage(world, '/c/1'))
  expect(words).not.toContain('Register')
  expect(words).toMatch(/Coming up .*Medal.*All places taken/)
  await openRegistration(world, { fieldLimit: 6, waitingList: false })
  const again = await shownAnew()
  expect(again.match(/Medal/g)).toHaveLength(1)
})

/** The page as a server shows it that has not shown it before. */
async function shownAnew(): Promise<string> {
  const app = await world.anotherServer()
  const { payload: text } = await app.inject({ url: '/c/1' })
  return wordsOf({ status: 200, location: '', headers: {}, text })
}

test('a ballot says for how many places lots are drawn', async () => {
  await openRegistration(world, { fieldLimit: 60, mode: 'ballot', closes: '2026-06-01T12:00' })
  expect(await signUp()).toContain('60 places by lot, 0 in the ballot')
  expect(await signUp()).toContain('Enter the ballot')
})

test('a registration is announced a month before, opens, and closes by the clock alone', async () => {
  await openRegistration(world, { opens: '2026-06-02T09:00', closes: '2026-06-08T18:00' })
  expect(await signUp()).toBe('')
  world.setClock('2026-05-03T08:00:00Z')
  expect(await signUp()).toContain('Medal Opens on Tuesday, 2 June 2026 at 09:00 Opens soon')
  world.setClock('2026-06-02T08:00:00Z')
  expect(await signUp()).toContain('5 registered Closes on Monday, 8 June 2026 at 18:00 Register')
  world.setClock('2026-06-08T17:00:00Z')
  expect(await signUp()).toBe('')
  expect(wordsOf(await getPage(world, '/c/1'))).toContain('Medal')
})

test('events of a sub community stand there with its name as long as it has a public page itself', async () => {
  await openLadiesDay()
  expect(await signUp()).not.toContain('Ladies Day')
  await showPage(2)
  await expect.poll(signUp).toContain('Ladies Day Alvor Ladies · 1 registered')
  await openLadiesDay('{"registration":{"fieldLimit":3}}')
  expect(await signUp()).toContain('2 of 3 places left')
  const serra = (await getPage(world, '/c/1')).text
  expect(serra).not.toContain('Serra')
})

test('drafts, rehearsals, and events that players cannot register for themselves are not among them', async () => {
  await openRegistration(world, {})
  expect(await signUp()).toContain('Medal')
  for (const change of [
    `state = 'draft'`,
    `state = 'published', registration_type = 'Members'`,
    `registration_type = 'Closed'`,
    `registration_type = 'Online Questionnaire', settings = '{"rehearsal":true}'`,
  ]) {
    await world.rows(`update event set ${change} where event_id = 110`)
    expect(await shownAnew(), change).not.toContain('Register')
  }
})
