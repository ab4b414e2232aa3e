import { language } from './words.ts'

const steps = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** How long ago a moment was, in the largest unit that fits: `2 min ago`, `3 hr. ago`, `yesterday`. */
export function ago(moment: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(moment)) / 1000))
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' })
  const [unit, size] = steps.find(([, long]) => seconds >= long) ?? ['second', 1]
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / size), unit)
}
