/** Every operation of the interface by its id: the published ones, then what the service adds to them. */
import { extensions } from './extensions/index.ts'
import type { Operation } from './operation.ts'
import { v1 } from './v1/index.ts'

export const operations = { ...v1, ...extensions } as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations
