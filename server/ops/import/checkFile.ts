import {
  type EventFile,
  type EventFilePlayer,
  MultiRoundEventFile,
  SingleRoundEventFile,
} from '../../../contract/files/eventFile.ts'
import { publishedProvider } from '../../../contract/files/formerIds.ts'
import { said } from '../../../contract/words/say.ts'
import { resultErrors } from '../../domain/leaderboards/contradictions.ts'
import { nineErrors } from '../../domain/setup/nineErrors.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { validationErrors } from '../../kernel/http/validationErrors.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { checkEvent } from './checkEvent.ts'
import { existingCourses, homeCommunities, type TeeOfCourse, teesOfCourses } from './event.sql.ts'
import { findPlayers, type ImportScope } from './eventPlayers.ts'
import { type FilePart, fileParts } from './fileParts.ts'
import { ImportProblem } from './importProblem.ts'
import { unknown, type ValueAt } from './valueAt.ts'

/** A value as the file of an event; of this community, where one is given. Throws {@link ImportProblem}. */
export function checkedFile(value: unknown, communityId?: number): EventFile {
  const isMultiRound = typeof value === 'object' && value !== null && 'rounds' in value
  const errors = validationErrors(isMultiRound ? MultiRoundEventFile : SingleRoundEventFile, value)
  if (errors.length > 0) throw new ImportProblem(errors)
  const file = value as EventFile
  if (communityId !== undefined && file.communityId !== communityId)
    throw new ImportProblem([
      { pointer: '/communityId', message: said('fields.mustBeCommunityIsBrought', { community: communityId }) },
    ])
  return file.formatVersion === 2 ? file : { ...file, players: file.players.map(withPublishedProvider) }
}

function withPublishedProvider(player: EventFilePlayer): EventFilePlayer {
  if (!('hcProviderId' in player) || player.hcProviderId === undefined) return player
  return { ...player, hcProviderId: publishedProvider(player.hcProviderId) }
}

/** Looks up what a file names. Throws {@link ImportProblem} with everything that contradicts itself or is not there. */
export async function checkFile(tx: Transaction, file: EventFile, now: Temporal.Instant, scope: ImportScope) {
  const problems = checkEvent(file)
  if (problems.length > 0) throw new ImportProblem(problems)
  const parts = fileParts(file)
  const homes = await homeCommunities(tx, file.communityId)
  const courseIds = parts.flatMap(part => part.courseIds)
  const [courses, tees] = await Promise.all([existingCourses(tx, courseIds), teesOfCourses(tx, courseIds)])
  const { found, problems: ofPlayers } = await findPlayers(tx, file.players, homes, now, scope)
  const all = [
    ...(homes.includes(file.communityId) ? [] : [{ pointer: '/communityId', message: said('fields.isNoCommunity') }]),
    ...parts.flatMap(part => checkCourses(part, courses, tees)),
    ...checkTees(
      file.players.map((player, index) => [player.teeId, `/players/${index}/teeId`]),
      tees,
    ),
    ...ofPlayers,
    ...(await Promise.all(parts.map(part => settingsErrors(tx, part, file)))).flat(),
  ]
  if (all.length > 0) throw new ImportProblem(all)
  return { parts, tees, found }
}

/** What does not fit in the settings of a part: a leaderboard, whose id a file cannot know, and a nine that is not rated. */
async function settingsErrors(
  tx: Transaction,
  { fields, courseIds, kind, pointer }: FilePart,
  file: EventFile,
): Promise<readonly FieldError[]> {
  const { dotsOf, nine = kind === 'R' ? file.settings?.nine : undefined } = fields.settings ?? {}
  const dots = { pointer: `${pointer}/settings/dotsOf`, message: said('fields.isNotLeaderboardEvent') }
  const nines = kind === 'M' ? [] : await nineErrors(tx, courseIds, nine, `${pointer}/settings/nine`)
  return [...(dotsOf === undefined ? [] : [dots]), ...nines]
}

/** Courses that do not exist, tees and holes that are not on them. */
function checkCourses(
  part: FilePart,
  courses: ReadonlySet<number>,
  tees: readonly TeeOfCourse[],
): readonly FieldError[] {
  const { fields, pointer } = part
  const here = tees.filter(tee => part.courseIds.includes(tee.courseId))
  const defaults = fields.settings?.defaultTees
  const used: readonly ValueAt<number>[] = [
    [defaults?.M, '/settings/defaultTees/M'],
    [defaults?.F, '/settings/defaultTees/F'],
    ...(fields.handicaps ?? []).map(({ teeId }, index): ValueAt<number> => [teeId, `/handicaps/${index}/teeId`]),
    ...(fields.teamHandicaps ?? []).map(
      ({ teeId }, index): ValueAt<number> => [teeId, `/teamHandicaps/${index}/teeId`],
    ),
  ]
  const holes = (fields.teePairings ?? []).flatMap(({ courseId = part.courseIds[0], teeHole = 1 }, index) => {
    const most = Math.max(0, ...here.filter(tee => tee.courseId === courseId).map(tee => tee.holes))
    return most > 0 && teeHole > most
      ? [{ pointer: `/teePairings/${index}/teeHole`, message: said('fields.isNotOnCourseWhich', { n: most }) }]
      : []
  })
  const longest = Math.max(0, ...here.map(tee => tee.holes))
  const beyond = (fields.scores ?? []).flatMap(({ strokes }, index) =>
    longest > 0 && strokes.slice(longest).some(score => score !== null)
      ? [{ pointer: `/scores/${index}/strokes/${longest}`, message: said('fields.isBeyondHolesRound', { n: longest }) }]
      : [],
  )
  const results = (fields.leaderboards ?? []).flatMap((board, index) =>
    longest > 0
      ? resultErrors(board, longest).map(error => ({ ...error, pointer: `/leaderboards/${index}${error.pointer}` }))
      : [],
  )
  const given = (fields.courseIds ?? []).map((courseId, index): ValueAt<number> => [courseId, `/courseIds/${index}`])
  return [
    ...unknown(given, courses, said('fields.isNotCourseSeeImport')),
    ...checkTees(used, here),
    ...holes,
    ...beyond,
    ...results,
  ].map(problem => ({
    ...problem,
    pointer: `${pointer}${problem.pointer}`,
  }))
}

function checkTees(places: readonly ValueAt<number>[], tees: readonly TeeOfCourse[]): readonly FieldError[] {
  return unknown(places, new Set(tees.map(tee => tee.teeId)), said('fields.isNotTeeCourses'))
}
