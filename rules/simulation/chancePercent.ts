import { fraction, round } from '../exact.ts'

/** A chance in thousandths as whole percent, as people read it: '71', '< 1'. What hardly happens is not called impossible, nor the likely certain. */
export function chancePercent(thousandths: number): string {
  if (thousandths > 0 && thousandths < 10) return '< 1'
  const percent = round(fraction(thousandths, 10))
  return String(percent === 100 && thousandths < 1000 ? 99 : percent)
}
