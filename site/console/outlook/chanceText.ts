import type { en } from './en.ts'

/** A chance in thousandths as people read it. What hardly happens is not called impossible, nor the likely certain. */
export function chanceText(thousandths: number, words: Pick<typeof en, 'never' | 'hardly'>): string {
  if (thousandths === 0) return words.never
  if (thousandths < 10) return words.hardly
  const percent = Math.round(thousandths / 10)
  return `${percent === 100 && thousandths < 1000 ? 99 : percent} %`
}
