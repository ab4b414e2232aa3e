import type { SourceRow } from './handicapSource.ts'

/** The rows of a source as they were on a day (YYYY-MM-DD): a later revision is of no use, and one without a date is of that day. */
export function rowsAsOf(rows: readonly SourceRow[], asOf: string): readonly SourceRow[] {
  return rows.map(row => {
    if ('problem' in row) return row
    const { line, revisionDate } = row
    if (revisionDate !== null && revisionDate > asOf)
      return { line, problem: { code: 'tooLate', values: { value: revisionDate, asOf } } }
    return { ...row, revisionDate: revisionDate ?? asOf }
  })
}
