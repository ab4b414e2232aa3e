import { fraction, round } from '../exact.ts'

/** A chance in thousandths as people read it: '71 %'. What hardly happens is not called impossible, nor the likely certain. */
export function chanceLabel(thousandths: number): string {
  if (thousandths > 0 && thousandths < 10) return '< 1 %'
  const percent = round(fraction(thousandths, 10))
  return `${percent === 100 && thousandths < 1000 ? 99 : percent} %`
}
