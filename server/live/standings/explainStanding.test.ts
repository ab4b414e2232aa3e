import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards } from '../../../test/playedEvent.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { insertLeaderboard } from '../../domain/leaderboards/insertLeaderboard.ts'
import { refuse } from '../../kernel/refusal.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await recordCards(world, 'S-110', [{ playerId: 2, strokes: [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5] }])
})
afterAll(() => world.close())

type Headers = Readonly<Record<string, string>>
const ask = async (leaderboardId: number, language: string, headers: Headers) => {
  const url = `/v1/events/S-110/leaderboards/${leaderboardId}/standings/2/explanation?round=1`
  const { payload } = await world.app.inject({ url, headers: { 'accept-language': language, ...headers } })
  return JSON.parse(payload)
}
const explained = async (language: string, headers: Headers) => {
  const { standing, handicap } = await ask(1021, language, headers)
  return { round: standing[0], position: standing.at(-1).what, index: handicap[0], course: handicap[1] }
}

test('a person is told the steps in the language that was chosen, with its decimals', async () => {
  const said = await explained('de-DE,de;q=0.9,en;q=0.8', world.browser('director'))
  expect(said).toMatchObject({
    round: { what: 'Runde 1', formula: '18 Löcher' },
    position: 'Rang',
    index: { what: 'Handicap Index', result: expect.stringMatching(/^\d+(,\d)?$/) },
    course: { what: 'Course Handicap', formula: expect.stringMatching(/\d,\d/), rule: 'Handicap-Regeln 6.1' },
  })
})

test('a program is told them in English whatever it accepts, and so is who chose English', async () => {
  const program = await explained('de', { authorization: `Bearer ${world.token('club')}` })
  expect(program).toMatchObject({
    round: { what: 'round 1', formula: '18 holes' },
    position: 'position',
    course: { formula: expect.stringMatching(/\d\.\d/), rule: 'Rules of Handicapping 6.1' },
  })
  expect(await explained('en-GB', world.browser('director'))).toEqual(program)
})

test('a person is told who the others of a match are, a program their ids', async () => {
  const matches = await world.service.database.write([1], async tx => {
    const event = await visibleEvent(tx, 'S-110', [1])
    if (!event) throw new Error('No event S-110')
    return insertLeaderboard(refuse, tx, event, { name: 'Matches', format: 'wheel', settings: { wheel: [1] } })
  })
  const first = async (language: string, headers: Headers) =>
    (await ask(matches.leaderboardId, language, headers)).standing[0].what
  expect(await first('de', world.browser('director'))).toBe('Runde 1, gegen Ana Silva')
  expect(await first('de', { authorization: `Bearer ${world.token('club')}` })).toBe('round 1, against 1')
})
