/** What the console calls, beside the published operations and their extensions. No public document has these. */
import type { Operation } from '../operation.ts'
import { readCourseTable } from './courses.ts'
import { arrangeFlights, getFlights } from './flights.ts'
import { listEventLog, undo } from './log.ts'
import { getSession, logInWithPassword, logOut } from './session.ts'
import { arrangeTeams } from './teams.ts'
import { arrangeTeeSheet, getTeeSheet } from './teeSheet.ts'

export const consoleOperations = {
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
} as const satisfies Record<string, Operation>

export type ConsoleOperationId = keyof typeof consoleOperations
