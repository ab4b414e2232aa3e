/** Every operation that the service answers: the public interface, and what only its own console calls. */
import { consoleOperations } from './console/index.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'

export const allOperations = { ...operations, ...consoleOperations } as const satisfies Record<string, Operation>

export type AnyOperationId = keyof typeof allOperations
