import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export type Phone = { readonly phoneCountryCd: string; readonly phone: string }

/**
 * A phone number as people write it: `+351 912 345 678`, `00351…`, or without its country code where it is of `country` (two
 * letters). Undefined where it is none, or nobody can say of which country.
 */
export function readPhone(text: string, country?: string): Phone | undefined {
  const number = parsePhoneNumberFromString(
    text.replace(/^\s{0,9}00/, '+'),
    country !== undefined && isSupportedCountry(country) ? country : undefined,
  )
  const [of] = number?.isPossible() ? number.getPossibleCountries() : []
  const phoneCountryCd = number?.country ?? of
  return number && phoneCountryCd && number.isPossible() ? { phoneCountryCd, phone: number.nationalNumber } : undefined
}
