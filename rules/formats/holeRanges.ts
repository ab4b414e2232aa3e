/** Numbers of holes as people write them, runs of three and more together: '1–9', '1, 2, 7–18'. */
export function holeRanges(numbers: readonly number[]): string {
  const runs: number[][] = []
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.at(-1) === number - 1) last.push(number)
    else runs.push([number])
  }
  return runs.map(run => (run.length < 3 ? run.join(', ') : `${run[0]}–${run.at(-1)}`)).join(', ')
}
