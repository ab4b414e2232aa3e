/** Which of the server's own backups are kept, by their names. */

const pattern = /^caddiemaster-(production|testing)-(\d{4}-\d{2}-\d{2})\.gz$/

export type Environment = 'production' | 'testing'

/** The name of the backup of a day. */
export function nameOfBackup(environment: Environment, day: Temporal.PlainDate): string {
  return `caddiemaster-${environment}-${day}.gz`
}

/**
 * Those of these files that go: all but the newest `daily`, and of the `weekly` weeks before them the first of each week. Files
 * with other names, and those of another environment, are nobody's business.
 */
export function goingBackups(
  names: readonly string[],
  {
    environment,
    daily,
    weekly,
  }: { readonly environment: Environment; readonly daily: number; readonly weekly: number },
): readonly string[] {
  const own = names
    .flatMap(name => {
      const [, of, day] = pattern.exec(name) ?? []
      return of === environment && day !== undefined ? [{ name, day: Temporal.PlainDate.from(day) }] : []
    })
    .sort((a, b) => Temporal.PlainDate.compare(b.day, a.day))
  const older = own.slice(daily)
  const weeks = [...Map.groupBy(older, ({ day }) => day.subtract({ days: day.dayOfWeek - 1 }).toString())]
  const kept = new Set(weeks.slice(0, weekly).map(([, ofWeek]) => ofWeek.at(-1)?.name))
  return older.filter(({ name }) => !kept.has(name)).map(({ name }) => name)
}
