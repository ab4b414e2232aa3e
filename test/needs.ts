/** Whether tests can run here. Where they cannot, the output says what is skipped and why, and how to have it run. */
export function needs(isThere: boolean, skipped: string, toRun: string): boolean {
  if (!isThere) console.log(`Skipped here: ${skipped}. To have it run: ${toRun}.`)
  return isThere
}
