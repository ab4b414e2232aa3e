import Type from 'typebox'

/** A currency as ISO 4217 writes it. */
export const currency = Type.String({
  pattern: '^[A-Z]{3}$',
  description: 'Currency of the prizes, as ISO 4217 writes it: `EUR`, `GBP`. If left out, the community’s.',
})

/** Whether a code names a currency that exists. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}
