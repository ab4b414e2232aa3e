/** The percentage of `found` among `tried`, and what the whole may be with 95 % certainty (Wilson's interval), in whole percent. */
export function spreadOf(found: number, tried: number) {
  if (tried === 0) return { percent: 0, from: 0, to: 100 }
  const z = 1.96
  const part = found / tried
  const middle = part + z ** 2 / (2 * tried)
  const half = z * Math.sqrt((part * (1 - part)) / tried + z ** 2 / (4 * tried ** 2))
  const percent = (value: number) => Math.round((100 * value) / (1 + z ** 2 / tried))
  return { percent: Math.round(100 * part), from: percent(middle - half), to: percent(middle + half) }
}
