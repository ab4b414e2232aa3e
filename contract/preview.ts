/** Writes that can be tried: with `?preview=true` the change is made, told and taken back. */
import type { Static } from 'typebox'
import Type from 'typebox'
import type { ReadinessRule } from './readiness/console.ts'
import { strictObject } from './shapes.ts'

/** Query of an entry with `previews: true`. */
export const previewQuery = strictObject({
  preview: Type.Optional(
    Type.Boolean({ description: '`true`: do it, say what it changes, and roll it back. Nothing is kept.' }),
  ),
})

/** What a change does beside itself. */
export type PreviewedChange = {
  readonly kind: string
  readonly subject: Readonly<Record<string, unknown>>
  readonly before?: unknown
  readonly after?: unknown
}

/** Where a side stands on a leaderboard. */
export type Standing = {
  readonly flight: string | null
  /** As boards write it: `T3`, `WD`; empty before the first hole. */
  readonly label: string
  readonly value: number | null
  readonly payoutCents: number | null
}

/** A side that stands elsewhere, is new (`from` null) or goes (`to` null). */
export type MovedSide = {
  readonly sideId: number
  readonly name: string
  readonly from: Standing | null
  readonly to: Standing | null
}

export type MovedBoard = {
  readonly leaderboardId: number
  readonly eventId: string
  readonly name: string
  /** How many sides move, of which `sides` has the first; those of which only the money changes come last. */
  readonly count: number
  readonly sides: readonly MovedSide[]
}

type Rule = Static<typeof ReadinessRule>

/** A finding of a readiness rule. */
export type RuleFinding = { readonly rule: Rule['rule']; readonly level: Rule['level']; readonly text: string }

/** Pages of a document that is printed, by what they are called. */
export type StalePages = {
  readonly eventId: string
  readonly document: string
  readonly name: string
  readonly pages: readonly string[]
}

/** What a change makes different beside the rows that it writes. */
export type Consequences = {
  readonly standings: readonly MovedBoard[]
  readonly readiness: { readonly appear: readonly RuleFinding[]; readonly go: readonly RuleFinding[] }
  /** Paper that was right and is not any more. */
  readonly documents: readonly StalePages[]
}

/** The answer to a preview: what the request would have answered, each change as the log would have it, and what follows. */
export type Preview<Reply> = Consequences & {
  readonly reply: Reply
  readonly changes: readonly PreviewedChange[]
}
