import type { ColumnSet } from './columnSet.ts'
import { ghin } from './ghin.ts'
import { golfLink } from './golfLink.ts'
import { ours } from './ours.ts'
import { whsGbi } from './whsGbi.ts'

/** The files that can be saved. A club adds its own: one file, and its line here and in the words. */
export const columnSets = { ours, ghin, whsGbi, golfLink } as const satisfies Readonly<Record<string, ColumnSet>>
export type ColumnSetName = keyof typeof columnSets
