import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls

/** The medal of four players in two flights, two teams and two groups: ready to start. */
const ready = [
  'delete from registration where event_id = 110 and player_id = 9',
  `update event set settings = '{"allocPct": 95, "teamSpread": 30}' where event_id = 110`,
  `update leaderboard set settings = '{"format": {"score": "net"}}' where leaderboard_id = 1021`,
  `update leaderboard set settings = '{"format": {"score": "gross"}}' where leaderboard_id = 1022`,
  'update player_handicap set tee_id = 13 where event_id in (100, 110) and player_id in (1, 3, 5)',
  "update player_handicap set hc_revision_date = '2026-06-01' where event_id = 110",
  "update player_handicap set hc_revision_date = '2026-05-01' where event_id = 100",
  'insert into flight_player values (1, 1021, 3, 2022, 110), (1, 1021, 6, 2022, 110)',
  'insert into team_player values (1, 110, 2, 3011, 110), (1, 110, 3, 3012, 110), (1, 110, 6, 3012, 110)',
  'insert into flight_team values (1, 1022, 3012, 2024)',
  'delete from tee_pairing_player where event_id = 110',
  'insert into tee_pairing_player values (1, 110, 1, 5021, 110), (1, 110, 2, 5021, 110), (1, 110, 3, 5022, 110), (1, 110, 6, 5022, 110)',
]

beforeAll(async () => {
  world = await startWorld({
    BASE_URL: 'https://golf.example.com',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'club@example.com',
  })
  staff = staffCalls(world)
  for (const statement of ready) await world.rows(statement)
})
afterAll(() => world.close())

const check = (eventId = 'S-110') => staff.call('checkReadiness', { params: { eventId } })

async function findings(rule: string, eventId?: string): Promise<readonly string[]> {
  const { rules } = await check(eventId)
  const found = rules.find(one => one.rule === rule)
  if (!found) throw new Error(`There is no rule ${rule}.`)
  return found.findings.map(({ text }) => text)
}

test('a round in which everything is settled passes every rule', async () => {
  const { pass, warn, stop, rules } = await check()
  expect(rules.filter(rule => rule.findings.length > 0)).toEqual([])
  expect([pass, warn, stop]).toEqual([rules.length, 0, 0])
})

test('the rules that no reason overrides are those about tee times, groups, the course and settings', async () => {
  const { rules } = await check()
  const always = rules.filter(({ level, overridable }) => level === 'stop' && !overridable).map(({ number }) => number)
  expect(always).toEqual([2, 3, 6, 9])
})

type Broken = {
  readonly rule: string
  readonly breaks: string
  readonly finds: RegExp
  readonly mends: string
}

const all: readonly Broken[] = [
  {
    rule: 'everybodyInAFlight',
    breaks: 'delete from flight_player where leaderboard_id = 1021 and player_id = 6',
    finds: /^1 player is not in a flight of Medal Net: Filipe Melo\.$/,
    mends: 'insert into flight_player values (1, 1021, 6, 2022, 110)',
  },
  {
    rule: 'everybodyInAFlight',
    breaks: 'delete from flight_team where team_id = 3012',
    finds: /^1 team is not in a flight of Medal Pairs: Storks\.$/,
    mends: 'insert into flight_team values (1, 1022, 3012, 2024)',
  },
  {
    rule: 'oneTeeTimeEach',
    breaks: 'delete from tee_pairing_player where event_id = 110 and player_id = 3',
    finds: /^1 player has no tee time: Carla Dias\.$/,
    mends: 'insert into tee_pairing_player values (1, 110, 3, 5022, 110)',
  },
  {
    rule: 'groupsApart',
    breaks: "update tee_pairing set tee_time = '2026-06-10T08:00:00Z' where tee_pairing_id = 5022",
    finds: /^2 groups start at 1A\. Give them another letter, hole or time\.$/,
    mends: "update tee_pairing set tee_time = '2026-06-10T08:10:00Z' where tee_pairing_id = 5022",
  },
  {
    rule: 'startHoles',
    breaks: `update course_tee set hole_pars = hole_pars[1:9], stroke_indexes = '{1,2,3,4,5,6,7,8,9}', yards = null where course_id = 1;
      update tee_pairing set tee_hole = 10 where tee_pairing_id = 5022`,
    finds: /^A group starts from hole 10, but the course has 9\.$/,
    mends: `update tee_pairing set tee_hole = 1 where tee_pairing_id = 5022;
      update course_tee t set hole_pars = w.hole_pars, stroke_indexes = w.stroke_indexes, yards = w.yards from course_tee w where w.tee_id = 21 and t.course_id = 1`,
  },
  {
    rule: 'tees',
    breaks: 'update player_handicap set tee_id = 11 where event_id = 110 and player_id = 3',
    finds: /^1 player has a tee that is not rated for their gender: Carla Dias\.$/,
    mends: 'update player_handicap set tee_id = 13 where event_id = 110 and player_id = 3',
  },
  {
    rule: 'tees',
    breaks: 'update player_handicap set tee_id = 23, course_id = 2 where event_id = 110 and player_id = 3',
    finds: /^1 player has no tee on the course: Carla Dias\.$/,
    mends: 'update player_handicap set tee_id = 13, course_id = 1 where event_id = 110 and player_id = 3',
  },
  {
    rule: 'courseComplete',
    breaks: 'update course_tee set stroke_indexes[1] = 3 where tee_id = 12',
    finds: /^Alvor Links is not complete: pars or stroke indexes of Yellow are wrong\./,
    mends: 'update course_tee set stroke_indexes[1] = 7 where tee_id = 12',
  },
  {
    rule: 'teamsComplete',
    breaks: 'delete from team_player where event_id = 110 and player_id = 6',
    finds: /^1 player is not in a team, but Medal Pairs ranks teams: Filipe Melo\.$/,
    mends: 'insert into team_player values (1, 110, 6, 3012, 110)',
  },
  {
    rule: 'teamsComplete',
    breaks:
      "update leaderboard set format_id = 'fourBall' where leaderboard_id = 1022; update team_player set team_id = 3011 where event_id = 110 and player_id = 6",
    finds: /^Medal Pairs needs teams of 2: Eagles has 3 and Storks has 1\.$/,
    mends:
      "update leaderboard set format_id = 'bestBall' where leaderboard_id = 1022; update team_player set team_id = 3012 where event_id = 110 and player_id = 6",
  },
  {
    rule: 'ballsTogether',
    breaks: `update leaderboard set format_id = 'scramble' where leaderboard_id = 1022;
      update tee_pairing_player set tee_pairing_id = 5021 where event_id = 110 and player_id = 3`,
    finds: /^Storks plays one ball, but its players are in 2 groups\.$/,
    mends: `update leaderboard set format_id = 'bestBall' where leaderboard_id = 1022;
      update tee_pairing_player set tee_pairing_id = 5022 where event_id = 110 and player_id = 3`,
  },
  {
    rule: 'settingsFit',
    breaks: `update leaderboard set settings = '{"best": 3}' where leaderboard_id = 1022`,
    finds: /^Medal Pairs: best is more than the number of rounds that count, 1\.$/,
    mends: `update leaderboard set settings = '{"format": {"score": "gross"}}' where leaderboard_id = 1022`,
  },
  {
    rule: 'opponents',
    breaks: `update leaderboard set format_id = 'matchPlay' where leaderboard_id = 1022;
      update flight_team set flight_id = 2023 where leaderboard_id = 1022`,
    finds: /^2 sides have no match on Medal Pairs: Eagles and Storks\.$/,
    mends: `update leaderboard set settings = '{"format": {"score": "gross"}, "matches": [{"a": 3011, "b": 3012}]}' where leaderboard_id = 1022`,
  },
  {
    rule: 'opponents',
    breaks: `update leaderboard set format_id = 'matchPlay', settings = '{"sides": "players", "matches": [{"a": [1, 3], "b": 2}]}' where leaderboard_id = 1021`,
    finds: /^1 side has no match on Medal Net: Filipe Melo\.$/,
    mends: `update leaderboard set format_id = 'strokePlay', settings = '{"format": {"score": "net"}}' where leaderboard_id = 1021`,
  },
  {
    rule: 'noRehearsal',
    breaks: `update event set settings = settings || '{"rehearsal": true}' where event_id = 110`,
    finds: /^The event is a rehearsal/,
    mends: "update event set settings = settings - 'rehearsal' where event_id = 110",
  },
  {
    rule: 'handicaps',
    breaks:
      'update player_handicap set hc_index_tenths = null, hc_course = null, hc_playing = null where event_id = 110 and player_id = 2',
    finds: /^1 player has no handicap and counts as 0 on Medal Net: Bruno Costa\.$/,
    mends:
      'update player_handicap set hc_index_tenths = 58, hc_course = 6, hc_playing = 6 where event_id = 110 and player_id = 2',
  },
  {
    rule: 'handicapReasons',
    breaks: 'update player_handicap set by_hand = true where event_id = 110 and player_id = 2',
    finds: /^1 handicap was set by hand without a reason: Bruno Costa\.$/,
    mends: "update player_handicap set reason = 'agreed with his club' where event_id = 110 and player_id = 2",
  },
  {
    rule: 'indexRevision',
    breaks: "update player_handicap set hc_revision_date = '2026-05-09' where event_id = 110 and player_id = 6",
    finds: /^1 handicap index will be more than a month old on the day of play: Filipe Melo\./,
    mends: "update player_handicap set hc_revision_date = '2026-05-10' where event_id = 110 and player_id = 6",
  },
  {
    rule: 'allowance',
    breaks: `update event set settings = settings || '{"allocPct": 90}' where event_id = 110`,
    finds: /^Medal Net is played with an allowance of 90%\. Recommended for Stroke play: 95%\.$/,
    mends: `update event set settings = settings || '{"allocPct": 95}' where event_id = 110`,
  },
  {
    rule: 'allowance',
    breaks: `update leaderboard set settings = settings || '{"allowance": 85}' where leaderboard_id = 1021`,
    finds: /^Medal Net is played with an allowance of 85%\. Recommended for Stroke play: 95%\.$/,
    mends: `update leaderboard set settings = settings || '{"allowance": "individualStroke"}' where leaderboard_id = 1021`,
  },
  {
    rule: 'teamsApart',
    breaks: `update event set settings = settings || '{"teamSpread": 20}' where event_id = 110`,
    finds: /^Handicaps within a team may differ by at most 20: Storks is 21 apart\.$/,
    mends: "update event set settings = settings - 'teamSpread' where event_id = 110",
  },
  {
    rule: 'groupSizes',
    breaks: 'update tee_pairing_player set tee_pairing_id = 5021 where event_id = 110 and player_id = 3',
    finds: /^Filipe Melo plays alone in the group at 09:10 from 1, without a marker\.$/,
    mends: 'update tee_pairing_player set tee_pairing_id = 5022 where event_id = 110 and player_id = 3',
  },
  {
    rule: 'wishesKept',
    breaks: `update event set settings = settings || '{"wishes": {"apart": [[1, 2, 99]]}}' where event_id = 110`,
    finds: /^Ana Silva and Bruno Costa asked to be apart, but are in 09:00 from 1\.$/,
    mends: "update event set settings = settings - 'wishes' where event_id = 110",
  },
  {
    rule: 'wishesKept',
    breaks: `update event set settings = settings || '{"wishes": {"together": [[1, 2], [1, 6, 5]]}}' where event_id = 110`,
    finds: /^Ana Silva and Filipe Melo asked to be together, but are in 09:00 from 1 and 09:10 from 1\.$/,
    mends: "update event set settings = settings - 'wishes' where event_id = 110",
  },
  {
    rule: 'teeTimesPlausible',
    breaks: "update tee_pairing set tee_time = '2026-06-10T20:30:00Z' where tee_pairing_id = 5022",
    finds: /^A group starts at 21:30, when it may be dark\.$/,
    mends: "update tee_pairing set tee_time = '2026-06-10T08:10:00Z' where tee_pairing_id = 5022",
  },
  {
    rule: 'teeTimesPlausible',
    breaks: "update tee_pairing set tee_time = '2026-06-10T23:30:00Z' where tee_pairing_id = 5022",
    finds: /^A group starts on 11 June 2026, which is not a day of the round\.$/,
    mends: "update tee_pairing set tee_time = '2026-06-10T08:10:00Z' where tee_pairing_id = 5022",
  },
  {
    rule: 'prizes',
    breaks: `update leaderboard set settings = settings || '{"payouts": {"minimumField": 3, "feeCents": 1000}}' where leaderboard_id = 1021`,
    finds: /^Low of Medal Net has 2, but prizes need 3\.$/,
    mends: "update leaderboard set settings = settings - 'payouts' where leaderboard_id = 1021",
  },
  {
    rule: 'prizes',
    breaks: `update leaderboard set settings = settings || '{"payouts": {"feeCents": 100, "table": {"cents": [90000]}}}' where leaderboard_id = 1021`,
    finds: /^Medal Net: The prize table/,
    mends: "update leaderboard set settings = settings - 'payouts' where leaderboard_id = 1021",
  },
]

describe.each(all)('$rule: $finds', ({ rule, breaks, finds, mends }) => {
  test('is found when it is broken, and gone when it is mended', async () => {
    expect(await findings(rule)).toEqual([])
    await world.rows(breaks)
    expect((await findings(rule))[0]).toMatch(finds)
    await world.rows(mends)
    expect(await findings(rule)).toEqual([])
  })
})

test('the round before must be completed', async () => {
  expect(await findings('roundBefore', 'S-102')).toEqual(['Cup, round 1 is not completed. Its state: Published.'])
  await world.rows("update event set state = 'completed' where event_id = 101")
  expect(await findings('roundBefore', 'S-102')).toEqual([])
})

test('a multi-round event is checked in all rounds that have not begun, each by its name', async () => {
  const { rules } = await check('M-100')
  const texts = rules.find(({ rule }) => rule === 'oneTeeTimeEach')?.findings.map(({ text }) => text) ?? []
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('4 players have no tee time: ')
})

test('after a withdrawal nobody asks for a tee time in the next round, nor after a cut', async () => {
  const missing = async () => (await findings('oneTeeTimeEach', 'S-102'))[0] ?? ''
  expect(await missing()).toContain('4 players have no tee time: ')
  await world.rows(`insert into card (community_id, event_id, side, side_id, strokes, status, has_score, updated_at)
    values (1, 101, 'P', 5, array_fill(null::smallint, array[18]), 'WD', false, now())`)
  expect(await missing()).not.toContain('Elsa Reis')
  await world.rows(
    `update leaderboard set settings = '{"cuts": [{"afterRound": 1, "low": 2}]}' where leaderboard_id = 1001`,
  )
  expect(await missing()).toBe('')
})

test('links that nobody outside reaches, and mail that cannot be sent, are said', async () => {
  const other = await startWorld({ BASE_URL: 'http://192.168.1.20:8080' })
  try {
    const { rules } = await staffCalls(other).call('checkReadiness', { params: { eventId: 'S-110' } })
    expect(rules.find(({ rule }) => rule === 'links')?.findings.map(({ text }) => text.split(',')[0])).toEqual([
      'Links begin with http://192.168.1.20:8080',
      'No mail can be sent: the operator has not set SMTP_URL. Print the links',
    ])
  } finally {
    await other.close()
  }
})
