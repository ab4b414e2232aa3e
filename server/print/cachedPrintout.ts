const mostKept = 30

const kept = new Map<string, Promise<Buffer>>()

/**
 * The bytes kept under `name`, made once however many ask: a crowd that prints the same list within a minute costs one
 * printout. `name` must hold everything that the bytes depend on. A failed printout is not kept.
 */
export function cachedPrintout(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(name)
  if (known) return known
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  const made = make().catch(error => {
    kept.delete(name)
    throw error
  })
  kept.set(name, made)
  return made
}
