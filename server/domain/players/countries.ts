/** The countries for phone numbers, sorted by their English names. */
export function countries(): readonly (readonly [code: string, name: string])[] {
  kept ??= namedRegions()
  return kept
}

/** Whether the code names a country of {@link countries}. */
export function isCountry(code: string): boolean {
  keptCodes ??= new Set(countries().map(([one]) => one))
  return keptCodes.has(code)
}

let keptCodes: ReadonlySet<string> | undefined
let kept: ReturnType<typeof namedRegions> | undefined

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that are not countries with phone numbers of their own: unions, islands of other countries, and placeholders. */
const noCountries = new Set('AC AQ BV CP CQ DG EA EU EZ HM IC QO TA TF UM UN XA XB ZZ'.split(' '))

function namedRegions() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return letters
    .flatMap(first => letters.map(second => first + second))
    .filter(code => !noCountries.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .flatMap((code): [string, string][] => {
      const name = names.of(code)
      return name === undefined ? [] : [[code, name]]
    })
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
}
