import { type Language, languageFacts } from '../../../contract/words/languages.ts'

/** The countries for phone numbers, sorted by their names in the language. */
export function countries(language: Language = 'en'): readonly (readonly [code: string, name: string])[] {
  const known = kept.get(language) ?? namedRegions(language)
  kept.set(language, known)
  return known
}

/** Whether the code names a country of {@link countries}. */
export function isCountry(code: string): boolean {
  keptCodes ??= new Set(countries().map(([one]) => one))
  return keptCodes.has(code)
}

let keptCodes: ReadonlySet<string> | undefined
const kept = new Map<Language, ReturnType<typeof namedRegions>>()

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that are not countries with phone numbers of their own: unions, islands of other countries, and placeholders. */
const noCountries = new Set('AC AQ BV CP CQ DG EA EU EZ HM IC QO TA TF UM UN XA XB ZZ'.split(' '))

function namedRegions(language: Language) {
  // English as of the whole world: British English calls some countries otherwise.
  const locale = language === 'en' ? 'en' : languageFacts[language].locale
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return letters
    .flatMap(first => letters.map(second => first + second))
    .filter(code => !noCountries.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .flatMap((code): [string, string][] => {
      const name = names.of(code)
      return name === undefined ? [] : [[code, name]]
    })
    .sort(([, one], [, other]) => one.localeCompare(other, locale))
}
