import type { Check } from '../kind.ts'

/** Every kind of case that can be counted. Adding one: its check in a file of this folder, its record in this list. */
export const kinds: Readonly<Record<string, Check>> = {}
