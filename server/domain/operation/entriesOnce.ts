/**
 * The entries that a device has sent, each once: of those with the same id the first. A device writes its ids as it likes, the
 * database in small letters.
 */
export function entriesOnce<E extends { readonly entryId: string }>(entries: readonly E[]): readonly E[] {
  const byId = new Map<string, E>()
  for (const entry of entries) {
    const entryId = entry.entryId.toLowerCase()
    if (!byId.has(entryId)) byId.set(entryId, { ...entry, entryId })
  }
  return [...byId.values()]
}
