/**
 * Reads the page anew if the service answers; false when it does not. For files that did not come: some browsers keep that failure
 * for as long as the page is open, and after an update the files have other names.
 */
export async function beginAnew(): Promise<boolean> {
  const answer = await fetch('/health/live', { cache: 'no-store' }).catch(() => undefined)
  if (answer) location.reload()
  return answer !== undefined
}
