import { expect, test } from 'vitest'
import { staffCalls } from '../../test/staffCalls.ts'
import { startWorld } from '../../test/world.ts'

test('a maximum score without its last hole has its total on the page, as in the standings, once the round is over', async () => {
  const world = await startWorld()
  try {
    await world.rows(`
      delete from card where event_id = 110; delete from score_entry where event_id = 110;
      update event set state = 'completed' where event_id = 110;
      delete from flight_player where leaderboard_id = 1021; delete from flight where leaderboard_id = 1021;
      update leaderboard set format_id = 'maximumScore', settings = '{"format":{"score":"gross","limit":"doublePar"}}'
        where leaderboard_id = 1021;
      insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
      select 1, 110, 'P', 1, array_fill(4::smallint, array[17]) || array[null::smallint], 'SIGNED', true, 1, now()`)
    const params = { eventId: 'S-110', leaderboardId: 1021 }
    const { flights } = await staffCalls(world).call('getStandings', { params })
    const row = flights[0]?.rows.find(one => one.sideId === 1)
    expect(row?.value).toBe(78)
    const { url } = await world.call('getResultsLink', { params: { eventId: 'S-110' } })
    const page = (await world.app.inject({ url: new URL(url).pathname })).body
    expect(page.match(/<tr[^>]*data-id="1".*?<\/tr>/s)?.[0]).toMatch(/>78</)
  } finally {
    await world.close()
  }
})
