/** How the groups of the sample are under way: what a director of a real day meets, a slow group and silent phones among them. */

const minutesPerHole = 14
/** So many minutes after a group the next one can be done with a hole: nobody plays through. */
const leastGap = 6
/** One group in twelve takes half as long again for some holes. */
const slowEvery = 12
const slowGroup = 7
const slowHoles = { from: 5, before: 12 }
const slowFactor = 1.45
/** Groups that have no network for three holes, and after how many. */
const silentAfter = new Map([
  [2, 7],
  [4, 13],
  [9, 9],
  [11, 11],
  [13, 13],
  [16, 15],
  [18, 11],
])
const silentHoles = 3

/** For each group, by the minutes at which they start, the minutes at which it has its first hole, its second and so on. */
export function demoPace(starts: readonly number[], holes: number): readonly (readonly number[])[] {
  const done: number[][] = []
  for (const [group, start] of starts.entries()) {
    const ahead = done.at(-1)
    // Some groups are a little quicker than others.
    const factor = 0.97 + 0.02 * ((group * 3) % 4)
    const own: number[] = []
    for (let hole = 0; hole < holes; hole++) {
      const isSlow = group % slowEvery === slowGroup && hole >= slowHoles.from && hole < slowHoles.before
      const before = own.at(-1) ?? start
      const alone = before + minutesPerHole * (isSlow ? slowFactor : factor)
      own.push(Math.max(alone, (ahead?.[hole] ?? Number.NEGATIVE_INFINITY) + leastGap))
    }
    done.push(own)
  }
  return done
}

/** After how many holes the phones of a group are silent, and with how many they are heard again; undefined for most groups. */
export function demoSilence(group: number): { readonly after: number; readonly until: number } | undefined {
  const after = silentAfter.get(group)
  return after === undefined ? undefined : { after, until: after + silentHoles }
}
