import { type LogEntry, outranks } from './scoreLog.ts'

/**
 * The ids of entries that can never count again, whatever is added to the log: another entry in the same register outranks
 * them, and nothing that looks back (a signature, a ruling) arrived between the two. `log` is in the order of arrival.
 */
export function outdone(log: readonly LogEntry[]): readonly string[] {
  const standing = new Map<string, LogEntry>()
  const found: string[] = []
  for (const entry of log) {
    if (entry.hole === null) {
      standing.clear()
      continue
    }
    const register = `${entry.hole} ${entry.scorer}`
    const other = standing.get(register)
    const stands = other === undefined || outranks(entry, other)
    if (stands) standing.set(register, entry)
    if (other !== undefined) found.push((stands ? other : entry).entryId)
  }
  return found
}
