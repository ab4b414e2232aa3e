/** What the console calls, beside the published operations and their extensions. No public document has these. */
import type { Operation } from '../operation.ts'
import { readCourseTable } from './courses.ts'
import { listEventLog, undo } from './log.ts'
import { getSession, logInWithPassword, logOut } from './session.ts'

export const consoleOperations = {
  logInWithPassword,
  getSession,
  logOut,
  listEventLog,
  undo,
  readCourseTable,
} as const satisfies Record<string, Operation>

export type ConsoleOperationId = keyof typeof consoleOperations
