import { fraction } from '../../../rules/exact.ts'
import { shuffled } from '../../../rules/shuffled.ts'
import { freeShotgun, freeTeeTimes, type Start } from '../../../rules/teeSheets/freeStarts.ts'
import { groupsByScore } from '../../../rules/teeSheets/groupsByScore.ts'
import { groupUnits } from '../../../rules/teeSheets/groupUnits.ts'
import { makeGroups } from '../../../rules/teeSheets/makeGroups.ts'
import type { ShotgunHole } from '../../../rules/teeSheets/shotgun.ts'
import type { TeeTime } from '../../../rules/teeSheets/teeTime.ts'
import { fulfilUnitWishes, fulfilWishes, type Wishes } from '../../../rules/teeSheets/wishes.ts'

export type StartKind = 'tee times' | 'two tees' | 'shotgun'
/** What groups are made by; `crossover`: those of the round before. */
export const groupsBy = ['handicap', 'mixed', 'class', 'lot', 'score', 'crossover'] as const
export type GroupsBy = (typeof groupsBy)[number]
/** Who stays together: `flights` keeps teams whole as well. */
export const togethers = ['nobody', 'teams', 'flights'] as const
export type Together = (typeof togethers)[number]

/** How a tee sheet is to be filled. Times are minutes since midnight at the place. */
export type Plan = {
  readonly kind: StartKind
  readonly firstMinutes: number
  readonly intervalMinutes: number
  readonly groupsOf: number
  readonly by: GroupsBy
  readonly seed: number
  readonly together: Together
  /** The tee of `tee times`, the first one of `two tees`. */
  readonly firstHole: number
  readonly secondHole: number
  /** Holes on which no group of a shotgun starts. */
  readonly withoutHoles: readonly number[]
}

/** A plan that makes groups anew. */
export type MakingPlan = Plan & { readonly by: Exclude<GroupsBy, 'crossover'> }

export type FieldPlayer = {
  readonly id: number
  /** Whole strokes; who has none counts as the highest. */
  readonly handicap: number | undefined
  readonly teamId: number | undefined
  readonly flightId: number | undefined
}

/** Strokes of somebody without a handicap, where an order needs some. */
const withoutHandicap = 54

/**
 * The whole field in groups with their starts. `ranked`: best first, for `score`; who is not in it goes first. `wishes` are
 * tried, but where the order of scores decides; where teams stay whole, they are wishes of the teams. No group starts where
 * one that stays has its start: `taken`.
 */
export function propose(
  plan: MakingPlan,
  field: readonly FieldPlayer[],
  holes: readonly ShotgunHole[],
  ranked: readonly number[],
  wishes: Wishes = {},
  taken: readonly Start[] = [],
): readonly TeeTime[] {
  if (plan.by === 'score' && plan.kind === 'two tees')
    return onTwoTees(plan, groupsByScore(inRank(field, ranked), plan.groupsOf, 2), taken)
  const groups = groupsOf(plan, field, ranked, wishes)
  if (plan.kind === 'shotgun')
    return freeShotgun(
      groups,
      holes.filter(one => !plan.withoutHoles.includes(one.number)),
      plan.firstMinutes,
      taken,
    )
  if (plan.kind === 'two tees') {
    const half = Math.ceil(groups.length / 2)
    return onTwoTees(plan, [groups.slice(0, half), groups.slice(half)], taken)
  }
  return freeTeeTimes(groups, plan.firstHole, plan, taken)
}

/** The groups of the first tee and those of the second, by time and then by hole. */
function onTwoTees(
  plan: MakingPlan,
  [first = [], second = []]: readonly (readonly (readonly number[])[])[],
  taken: readonly Start[],
): readonly TeeTime[] {
  const starts = [
    ...freeTeeTimes(first, plan.firstHole, plan, taken),
    ...freeTeeTimes(second, plan.secondHole, plan, taken),
  ]
  return plan.by === 'score' ? starts : starts.sort((a, b) => a.minutes - b.minutes || a.startHole - b.startHole)
}

function groupsOf(
  plan: MakingPlan,
  field: readonly FieldPlayer[],
  ranked: readonly number[],
  wishes: Wishes,
): readonly (readonly number[])[] {
  if (plan.together === 'teams') {
    const teams = units(plan, field, ranked)
    const groups = groupUnits(teams, plan.groupsOf)
    return plan.by === 'score' ? groups : fulfilUnitWishes(groups, teams, wishes)
  }
  if (plan.together === 'flights') {
    const flights = [...Map.groupBy(field, one => one.flightId ?? Number.POSITIVE_INFINITY)].sort(([a], [b]) => a - b)
    return flights.flatMap(([, members]) => {
      const together = members.some(one => one.teamId !== undefined) ? 'teams' : 'nobody'
      return groupsOf({ ...plan, together }, members, ranked, wishes)
    })
  }
  const groups = ungrouped(plan, field, ranked)
  return plan.by === 'score' ? groups : fulfilWishes(groups, wishes)
}

function ungrouped(
  plan: MakingPlan,
  field: readonly FieldPlayer[],
  ranked: readonly number[],
): readonly (readonly number[])[] {
  if (plan.by === 'score') return groupsByScore(inRank(field, ranked), plan.groupsOf, 1)[0] ?? []
  const candidates = field.map(({ id, handicap = withoutHandicap }) => ({ id, handicap: fraction(handicap) }))
  const method = plan.by === 'lot' || plan.by === 'class' ? { by: plan.by, seed: plan.seed } : { by: plan.by }
  return makeGroups(candidates, plan.groupsOf, method)
}

/** Teams as they are kept whole, in the order of the plan; players without a team are units of their own. */
function units(
  plan: MakingPlan,
  field: readonly FieldPlayer[],
  ranked: readonly number[],
): readonly (readonly number[])[] {
  const teams = [...Map.groupBy(field, one => one.teamId ?? -one.id).values()]
  const strokes = (team: readonly FieldPlayer[]) =>
    team.reduce((sum, { handicap = withoutHandicap }) => sum + handicap, 0)
  const place = (team: readonly FieldPlayer[]) => Math.min(...team.map(({ id }) => rankOf(id, ranked)))
  const ids = (list: readonly (readonly FieldPlayer[])[]) => list.map(team => team.map(({ id }) => id))
  if (plan.by === 'lot' || plan.by === 'class') return ids(shuffled(teams, plan.seed))
  if (plan.by === 'score') return ids([...teams].sort((a, b) => place(b) - place(a)))
  return ids([...teams].sort((a, b) => strokes(a) - strokes(b)))
}

function inRank(field: readonly FieldPlayer[], ranked: readonly number[]): readonly number[] {
  return field.map(({ id }) => id).sort((a, b) => rankOf(a, ranked) - rankOf(b, ranked))
}

function rankOf(id: number, ranked: readonly number[]): number {
  const at = ranked.indexOf(id)
  return at < 0 ? ranked.length : at
}
