import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number as people read and dial it anywhere: `+351 912 345 678`. What is no number of its country stays as it was given: `912 (PT)`. */
export function phoneInWords(country: string, phone: string): string {
  const number = isSupportedCountry(country) ? parsePhoneNumberFromString(phone, country) : undefined
  return number?.isPossible() ? number.formatInternational() : `${phone} (${country})`
}
