/** Which handler does which operation. The compiler asks for every operation that is not in `notYet`. */
import type { OperationId } from '../contract/operations.ts'
import { login } from './access/login.ts'
import { revokeToken } from './access/revokeToken.ts'
import { searchCommunities } from './community/searchCommunities.ts'
import { getCourseTee } from './events/getCourseTee.ts'
import { listCourses } from './events/listCourses.ts'
import { listCourseTees } from './events/listCourseTees.ts'
import { listRounds } from './events/listRounds.ts'
import { searchEvents } from './events/searchEvents.ts'
import type { Handler } from './handler.ts'
import { getWadl } from './util/getWadl.ts'
import { getWadlGrammar } from './util/getWadlGrammar.ts'
import { listHandicapProviders } from './util/listHandicapProviders.ts'
import { listLeaderboardTypes } from './util/listLeaderboardTypes.ts'

/** Operations that are described and not built yet, each with what it waits for. */
export const notYet = {} as const satisfies Partial<Record<OperationId, string>>

export const handlers: { readonly [K in Exclude<OperationId, keyof typeof notYet>]: Handler<K> } = {
  login,
  revokeToken,
  searchCommunities,
  searchEvents,
  listRounds,
  listCourses,
  listCourseTees,
  getCourseTee,
  listHandicapProviders,
  listLeaderboardTypes,
  getWadl,
  getWadlGrammar,
}
