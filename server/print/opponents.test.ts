import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFile, numberedPlayer } from '../../test/playedEvent.ts'
import { canRead, printed, textOfPdf } from '../../test/testPrintouts.ts'
import { startWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const days = { startDate: '2026-06-20', endDate: '2026-06-20', timeZone: 'Europe/Lisbon' }

async function dayOf(leaderboards: readonly object[]) {
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Match Day',
    ...days,
    courseIds: [1],
    players: [1, 2, 3, 4, 5].map(numberedPlayer),
    teams: [
      { key: 'kites', name: 'Kites', players: ['p1', 'p2'] },
      { key: 'gulls', name: 'Gulls', players: ['p3', 'p4'] },
    ],
    leaderboards,
    teePairings: [{ teeTime: '2026-06-20T09:00:00+01:00', players: ['p1', 'p2', 'p3', 'p4'] }],
  })
  return eventId
}

async function teeSheetOf(eventId: string) {
  const { url } = await world.call('getTeeSheetLink', { params: { eventId } })
  return (await world.app.inject({ url: new URL(url).pathname })).payload
}

const ofPlayers = [
  { name: 'Singles', format: 'matchPlay', sides: 'players', matches: [{ a: 'p1', b: 'p3' }] },
  { name: 'Four-ball', format: 'matchPlay', sides: 'players', matches: [{ a: ['p1', 'p2'], b: ['p3', 'p4'] }] },
]
const ofTeams = [{ name: 'Match', format: 'matchPlay', matches: [{ a: 'kites', b: 'gulls' }] }]
const noMatches = [{ name: 'Medal', format: 'strokePlay' }]

test('the tee sheet names the opponents of all matches of a player, and nobody where there are none', async () => {
  for (const boards of [ofPlayers, ofTeams]) {
    const page = await teeSheetOf(await dayOf(boards))
    expect(page).toContain('>Against<')
    expect(page.match(/>Player 00003, Player 00004</g)?.length).toBeGreaterThanOrEqual(2)
    expect(page.match(/>Player 00001, Player 00002</g)?.length).toBeGreaterThanOrEqual(2)
  }
  expect(await teeSheetOf(await dayOf(noMatches))).not.toContain('>Against<')
})

test.runIf(canRead).each(['scorecards', 'playerScorecards'])('%s name the opponents', async form => {
  for (const boards of [ofPlayers, ofTeams]) {
    const text = textOfPdf(await printed(world, await dayOf(boards), form))
    expect(text).toContain('vPlayer00003,Player00004')
    expect(text).toContain('vPlayer00001,Player00002')
  }
  expect(textOfPdf(await printed(world, await dayOf(noMatches), form))).not.toContain('vPlayer')
})
