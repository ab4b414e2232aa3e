/** How often a randomised test runs: less in `npm test`, all in `npm run prove`. */
export function runs(reduced: number, full: number): number {
  return process.env.FULL === '1' ? full : reduced
}
