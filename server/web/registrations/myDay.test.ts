/** The day behind a personal link: when and where, with whom, with which strokes, and how it ended. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PhoneRound } from '../../../contract/site/scorecard.ts'
import { languages } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { strokesOf } from '../../../rules/formats/card.ts'
import { getPage, openRegistration, personalPath, wordsOf } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await openRegistration(world, {})
  await world.rows(`insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id)
    values (1, 110, 3, 5021, 110)`)
  await world.rows(
    `insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at)
     select 1, 110, 'P', 1, array_fill(4, array[18])::smallint[], true, now()`,
  )
})
afterAll(() => world.close())

const setState = (state: string) => world.rows('update event set state = $1 where event_id = 110', [state])
const read = async (playerId: number, query = '') => getPage(world, `${await personalPath(world, playerId)}${query}`)

async function scoringLink(playerId: number): Promise<string> {
  const { url } = await world.call('getPlayerScoringLink', { params: { eventId: 'S-110', playerId } })
  return new URL(url).pathname
}

test('whoever has a tee time reads it first, then with whom, and what was there before', async () => {
  const words = wordsOf(await read(1))
  expect(words).toMatch(/^Ana, you start at 09:00 Wednesday,? 10 June, hole 1 /)
  for (const said of [
    'With you Carla',
    'Show this code at check-in',
    'You are registered',
    'Can’t come?',
    'As of 1 May 2026, 10:00.',
  ])
    expect(words).toContain(said)
  expect(words.indexOf('Withdraw from the event')).toBeLessThan(words.indexOf('5 registered'))
})

test('the strokes of each hole are those of the card on the phone', async () => {
  const link = await scoringLink(1)
  const headers = { 'scoring-link': `S-110/1/${link.split('/').at(-1)}` }
  const round: PhoneRound = (await world.app.inject({ url: '/scorecard/round', headers })).json()
  const card = round.cards.find(({ cardId }) => cardId === 'P-1')
  if (!card) throw new Error('The phone has no card.')
  const { holes, playingHandicap } = card
  expect(playingHandicap).toBeGreaterThan(0)
  const [, drawn = ''] = /<ol class="dotted">(.*?)<\/ol>/.exec((await read(1)).text) ?? []
  const dots = [...drawn.matchAll(/<i>(•*)<\/i>/g)].map(([, dot = '']) => dot.length)
  expect(dots).toEqual(strokesOf({ holes, scores: [], playingHandicap: playingHandicap ?? 0 }))
})

test('the own scoring link is there while the round is played, not before its day and not after', async () => {
  const shows = async () => (await read(1)).text.includes(`href="${await scoringLink(1)}"`)
  expect(await shows()).toBe(false)
  await setState('in progress')
  expect(await shows()).toBe(true)
  await setState('completed')
  expect(await shows()).toBe(false)
  await setState('published')
})

test('after the round the place comes first, and leads to the card that says why', async () => {
  await setState('completed')
  const page = await read(1)
  expect(wordsOf(page)).toMatch(/^Your result T?\d+ /)
  expect(wordsOf(page)).not.toContain('you start at')
  const [, card = ''] = /href="([^"]+\/cards\/[^"]+)"/.exec(page.text) ?? []
  expect((await getPage(world, card)).status).toBe(200)
  await setState('published')
})

test.each(languages)('in %s the day speaks one language', async language => {
  const page = await read(1, `?lang=${language}`)
  const { day, code } = wordsIn(language).registrations
  for (const said of [day.with, day.marker, day.calendar, code]) expect(wordsOf(page)).toContain(said)
})
