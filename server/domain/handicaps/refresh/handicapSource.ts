/** Where new handicap indexes come from. */
import type { RefreshProblem } from '../../../../contract/handicapRefreshes/refreshProblems.ts'

/**
 * An index that a source reports. Any of player id, provider with handicap id, e-mail address or name says whose it is;
 * `provider` is the id, code or name of the world handicap provider.
 */
export type ReportedIndex = {
  /** Its line in the source, from 1. */
  readonly line: number
  readonly playerId?: number
  readonly provider?: string
  readonly hcId?: string
  /** A number that may be a handicap id, or one of a club. */
  readonly number?: string
  readonly email?: string
  readonly name?: { readonly firstName: string; readonly lastName: string }
  /** Tenths; a plus handicap is negative. */
  readonly indexTenths: number
  readonly revisionDate: string | null
  readonly source: 'PROVIDER' | 'MANUAL'
}

/** A row that names no index or no player, and why. */
export type RowProblem = { readonly line: number; readonly problem: RefreshProblem }

export type SourceRow = ReportedIndex | RowProblem
