/**
 * An amount as British English writes it in a currency (ISO 4217): `€120.00`, `US$80.50`, `JP¥1,200`. Hundredths that the
 * currency does not have are shown all the same, so that shares add up. Without a currency it is a plain number.
 */
export function moneyInWords(cents: number, currency: string | undefined): string {
  if (currency === undefined) return (cents / 100).toFixed(2)
  const written = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...options })
  const digits = written({}).resolvedOptions().maximumFractionDigits ?? 2
  return written(digits < 2 && cents % 100 !== 0 ? { minimumFractionDigits: 2 } : {}).format(cents / 100)
}
