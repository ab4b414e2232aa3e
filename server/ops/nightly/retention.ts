/** Which of the server's own backups are kept, by their names. */
import type { StoredFile } from '../backup/bucket.ts'

const pattern = /^caddiemaster-(production|testing)-(?:([0-9a-f]{12})-)?(\d{4}-\d{2}-\d{2})(?:-(\d+))?\.gz$/

export type Environment = 'production' | 'testing'

/** A new name for the backup of a day: whatever has a name already is never replaced. */
export function nameOfBackup(
  { environment, installation }: { readonly environment: Environment; readonly installation: string },
  day: Temporal.PlainDate,
  there: readonly StoredFile[],
): string {
  const name = `caddiemaster-${environment}-${installation}-${day}`
  const isFree = (one: string) => !there.some(file => file.name === `${one}.gz`)
  let number = 2
  if (isFree(name)) return `${name}.gz`
  while (!isFree(`${name}-${number}`)) number += 1
  return `${name}-${number}.gz`
}

export type Retention = {
  readonly environment: Environment
  readonly installation: string
  /** Names and sizes of the backups that this database remembers to have made. */
  readonly remembered: ReadonlyMap<string, number>
  readonly daily: number
  readonly weekly: number
}

/**
 * Those of these files that go: all but the newest `daily`, and of the `weekly` weeks before them the first of each week. Files
 * with other names, those of another environment and those of another installation are nobody's business. A name of an earlier
 * version says no installation: the file counts when this database remembers its name and its size.
 */
export function goingBackups(
  files: readonly StoredFile[],
  { environment, installation, remembered, daily, weekly }: Retention,
): readonly string[] {
  const own = files
    .flatMap(({ name, bytes }) => {
      const [, of, by, day, number = '1'] = pattern.exec(name) ?? []
      const isOwn = of === environment && (by === undefined ? remembered.get(name) === bytes : by === installation)
      return isOwn && day !== undefined ? [{ name, day: Temporal.PlainDate.from(day), number: Number(number) }] : []
    })
    .sort((a, b) => Temporal.PlainDate.compare(b.day, a.day) || b.number - a.number)
  const older = own.slice(daily)
  const weeks = [...Map.groupBy(older, ({ day }) => day.subtract({ days: day.dayOfWeek - 1 }).toString())]
  const kept = new Set(weeks.slice(0, weekly).map(([, ofWeek]) => ofWeek.at(-1)?.name))
  return older.filter(({ name }) => !kept.has(name)).map(({ name }) => name)
}
