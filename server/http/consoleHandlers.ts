/** Which handler does which operation of the console. The compiler asks for every one. */
import type { ConsoleOperationId } from '../../contract/console/index.ts'
import { getSession } from '../domain/accounts/getSession.ts'
import { logInWithPassword } from '../domain/accounts/logInWithPassword.ts'
import { logOut } from '../domain/accounts/logOut.ts'
import { readCourseTable } from '../domain/courses/readCourseTable.ts'
import { arrangeFlights } from '../domain/flights/arrangeFlights.ts'
import { getFlights } from '../domain/flights/getFlights.ts'
import { listEventLog } from '../domain/log/listEventLog.ts'
import type { Handler } from '../domain/operation/handler.ts'
import { arrangeTeams } from '../domain/teams/arrangeTeams.ts'
import { arrangeTeeSheet } from '../domain/teePairings/arrangeTeeSheet.ts'
import { getTeeSheet } from '../domain/teePairings/getTeeSheet.ts'
import { undo } from '../domain/undo/undo.ts'
import type { Service } from '../live/service.ts'

export const consoleHandlers: { readonly [K in ConsoleOperationId]: Handler<K, Service> } = {
  logInWithPassword,
  getSession,
  logOut,
  listEventLog,
  undo,
  getTeeSheet,
  arrangeTeeSheet,
  arrangeTeams,
  getFlights,
  arrangeFlights,
  readCourseTable,
}
