/** Where new handicap indexes come from. */

/**
 * An index that a source reports. Any of player id, provider with handicap id, or e-mail address says whose it is;
 * `provider` is the id, code or name of the world handicap provider.
 */
export type ReportedIndex = {
  /** Its line in the source, from 1. */
  readonly line: number
  readonly playerId?: number
  readonly provider?: string
  readonly hcId?: string
  readonly email?: string
  /** Tenths; a plus handicap is negative. */
  readonly indexTenths: number
  readonly revisionDate: string | null
  readonly source: 'PROVIDER' | 'MANUAL'
}

/** A row that names no index or no player, and why. */
export type RowProblem = { readonly line: number; readonly problem: string }

export type SourceRow = ReportedIndex | RowProblem

export type HandicapSource = {
  readonly name: string
  /** All rows of the source, as they are now. */
  readonly read: () => Promise<readonly SourceRow[]>
}

/** A source of indexes that a person enters one by one. */
export function manualSource(indexes: readonly Omit<ReportedIndex, 'line' | 'source'>[]): HandicapSource {
  return {
    name: 'manual',
    read: async () => indexes.map((index, at) => ({ ...index, line: at + 1, source: 'MANUAL' })),
  }
}
