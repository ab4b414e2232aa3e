import { expect, test } from 'vitest'
import { type FieldPlayer, type MakingPlan, propose } from './propose.ts'

const holes = Array.from({ length: 18 }, (_, at) => ({ number: at + 1, par: at % 4 === 1 ? 3 : at % 4 === 3 ? 5 : 4 }))
const field: readonly FieldPlayer[] = Array.from({ length: 30 }, (_, at) => ({
  id: at + 1,
  handicap: at === 29 ? undefined : at,
  teamId: 100 + Math.floor(at / 2),
  flightId: at < 15 ? 1 : 2,
}))
const plan: MakingPlan = {
  kind: 'tee times',
  firstMinutes: 480,
  intervalMinutes: 10,
  groupsOf: 4,
  by: 'handicap',
  seed: 7,
  together: 'nobody',
  firstHole: 1,
  secondHole: 10,
  withoutHoles: [],
}
const everybody = field.map(one => one.id)
const placed = (change: Partial<MakingPlan>, ranked: readonly number[] = []) =>
  propose({ ...plan, ...change }, field, holes, ranked)
const ids = (groups: ReturnType<typeof placed>) => groups.flatMap(one => one.playerIds).sort((a, b) => a - b)

test('everybody starts once, whatever is chosen', () => {
  for (const kind of ['tee times', 'two tees', 'shotgun'] as const)
    for (const by of ['handicap', 'mixed', 'class', 'lot', 'score'] as const)
      for (const together of ['nobody', 'teams', 'flights'] as const)
        expect(ids(placed({ kind, by, together }, [...everybody].reverse())), `${kind} ${by} ${together}`).toEqual(
          everybody,
        )
})

test('teams stay together, and flights do not mix', () => {
  for (const group of placed({ together: 'teams' })) {
    const teams = new Set(group.playerIds.map(id => field[id - 1]?.teamId))
    expect(group.playerIds.length).toBe(teams.size * 2)
  }
  for (const group of placed({ together: 'flights' }))
    expect(new Set(group.playerIds.map(id => field[id - 1]?.flightId)).size).toBe(1)
})

test('who keeps flights together keeps the teams in them whole', () => {
  // A team is in one flight here, as it is where a leaderboard ranks teams.
  const inTeams = field.map(one => ({ ...one, flightId: one.id <= 16 ? 1 : 2 }))
  for (const by of ['handicap', 'lot'] as const)
    for (const group of propose({ ...plan, by, together: 'flights' }, inTeams, holes, [])) {
      const members = group.playerIds.flatMap(id => inTeams[id - 1] ?? [])
      expect(new Set(members.map(one => one.flightId)).size).toBe(1)
      expect(members.length).toBe(2 * new Set(members.map(one => one.teamId)).size)
    }
})

test('a shotgun leaves out the holes that it should', () => {
  const starts = placed({ kind: 'shotgun', withoutHoles: [3, 12] })
  expect(starts.every(one => one.startHole !== 3 && one.startHole !== 12 && one.minutes === 480)).toBe(true)
})

test('by score the leaders go last from one tee, and from two the better half starts on the first', () => {
  const oneTee = placed({ by: 'score' }, everybody)
  expect(oneTee.at(-1)?.playerIds).toEqual([1, 2, 3, 4])
  const two = placed({ by: 'score', kind: 'two tees' }, everybody)
  expect(two.filter(one => one.startHole === 1).at(-1)?.playerIds).toEqual([1, 2, 3, 4])
})

test('the same draw number draws the same groups, another one others', () => {
  const drawn = (seed: number) => placed({ by: 'lot', seed }).map(one => one.playerIds)
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7)).not.toEqual(drawn(8))
})

test('wishes are tried where neither scores nor teams decide', () => {
  const wishes = { together: [[1, 30]], apart: [[2, 3]] }
  const groupOf = (id: number, change: Partial<MakingPlan> = {}) =>
    propose({ ...plan, ...change }, field, holes, [], wishes).find(one => one.playerIds.includes(id))?.playerIds
  expect(placed({}).find(one => one.playerIds.includes(2))?.playerIds).toContain(3)
  expect(groupOf(1)).toContain(30)
  expect(groupOf(2)).not.toContain(3)
  expect(groupOf(1, { by: 'score' })).not.toContain(30)
  expect(groupOf(1, { together: 'teams' })).toContain(2)
})

test('who played together before does not meet again where there is a way', () => {
  const before = placed({}).map(one => one.playerIds)
  const pairs = (groups: readonly (readonly number[])[]) =>
    groups.flatMap(group => group.flatMap((a, at) => group.slice(at + 1).map(b => [a, b].sort().join())))
  const met = new Set(pairs(before))
  const again = propose(plan, field, holes, [], { earlier: before }).map(one => one.playerIds)
  expect(pairs(again).filter(pair => met.has(pair))).toEqual([])
})

test('no group starts where a locked one does, and everybody else still starts', () => {
  const taken = [
    { startHole: 1, minutes: 480, letter: 'A' },
    { startHole: 1, minutes: 500, letter: 'A' },
    { startHole: 5, minutes: 480, letter: 'A' },
    { startHole: 10, minutes: 480, letter: 'A' },
  ]
  const place = ({
    startHole,
    minutes,
    letter = 'A',
  }: (typeof taken)[number] | { letter?: string; startHole: number; minutes: number }) =>
    `${minutes} ${startHole}${letter}`
  for (const kind of ['tee times', 'two tees', 'shotgun'] as const)
    for (const by of ['handicap', 'score'] as const)
      for (const together of ['nobody', 'teams'] as const) {
        const groups = propose({ ...plan, kind, by, together }, field, holes, everybody, {}, taken)
        const starts = [...groups, ...taken].map(place)
        expect(new Set(starts).size, `${kind} ${by} ${together}`).toBe(starts.length)
        expect(ids(groups)).toEqual(everybody)
      }
  expect(propose({ ...plan, kind: 'shotgun' }, field, holes, [], {}, taken).map(one => one.startHole)).not.toContain(5)
})

test('a wish between members of two teams is tried with teams kept together, and the teams stay whole', () => {
  const wishes = { together: [[1, 30]], apart: [[3, 5]] }
  const groups = propose({ ...plan, together: 'teams' }, field, holes, [], wishes)
  const groupOf = (id: number) => groups.find(one => one.playerIds.includes(id))?.playerIds ?? []
  expect(groupOf(1)).toEqual(expect.arrayContaining([1, 2, 29, 30]))
  expect(groupOf(3)).not.toContain(5)
  for (const { playerIds } of groups)
    expect(playerIds.length).toBe(2 * new Set(playerIds.map(id => field[id - 1]?.teamId)).size)
  expect(ids(groups)).toEqual(everybody)
})
