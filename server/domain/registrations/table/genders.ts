/** Genders as lists write them, by whole words in the languages of clubs and by letters, where the letters of a column agree. Pure. */
import { nameKey } from '../../../kernel/keys/nameKey.ts'

export type Gender = 'M' | 'F'

const words: Readonly<Record<Gender, string>> = {
  M: `male man men mens gentleman gentlemen gent gents mr boy boys masculine
    masculino homem homens senhor senhores sr cavalheiro cavalheiros rapaz masc
    hombre hombres varon varones caballero caballeros senor senores chico nino
    mann manner maennlich mannlich herr herren junge jungen knabe
    homme hommes monsieur messieurs masculin mister garcon
    uomo uomini maschio maschi maschile sig ragazzo
    heer heren mannen mannelijk dhr meneer jongen
    herrar manlig pojke pojkar
    mand maend mænd mandlig herre herrer dreng hr
    menn mannlig gutt
    mies miehet miespuolinen poika`,
  F: `female woman women womens lady ladies mrs ms miss girl girls feminine
    feminino mulher mulheres senhora senhoras sra dama damas rapariga menina fem
    mujer mujeres femenino femenina senorita srta chica nina
    frau frauen weiblich dame damen madchen maedchen weibl
    femme femmes madame mesdames mme mmes mlle mademoiselle dames feminin fille
    donna donne femmina femmine femminile signora ragazza
    vrouw vrouwen vrouwelijk mevrouw mevr mw meisje
    kvinna kvinnor kvinnlig dam damer flicka flickor fru froken
    kvinde kvinder kvindelig pige
    kvinne kvinner kvinnelig jente
    nainen naiset naispuolinen tytto`,
}

const genders: ReadonlyMap<string, Gender> = new Map(
  (['F', 'M'] as const).flatMap(gender => words[gender].split(/\s+/).map((word): [string, Gender] => [word, gender])),
)

/** The gender that a word names, or several that agree, as in `Male (M)`; undefined for anything else, and for letters. */
export function genderOfWord(text: string): Gender | undefined {
  const whole = genders.get(nameKey(text).replaceAll(/[^\p{L}]/gu, ''))
  if (whole) return whole
  const words = nameKey(text).match(/\p{L}{2,}/gu) ?? []
  const found = new Set(words.map(word => genders.get(word)))
  return found.size === 1 ? [...found][0] : undefined
}

/** Which letters stand for whom: pairs that a column has together. A letter alone is read where it means one thing only. */
const pairs: readonly (readonly [letters: string, men: string])[] = [
  ['MF', 'M'],
  ['MW', 'M'],
  ['HM', 'H'],
  ['HF', 'H'],
  ['HD', 'H'],
  ['MV', 'M'],
  ['HV', 'H'],
  ['KM', 'M'],
  ['MN', 'M'],
  ['DU', 'U'],
  ['DH', 'H'],
  ['GL', 'G'],
  ['LM', 'M'],
  ['BG', 'B'],
]

/** How the genders of a column are read, by all of its cells. Undefined for a cell means that somebody has to say. */
export function readerOfGenders(
  cells: readonly string[],
  {
    language,
    said = {},
  }: { readonly language?: string | undefined; readonly said?: Readonly<Record<string, Gender>> | undefined },
): (cell: string) => Gender | undefined {
  const letters = new Set(cells.map(letterOf))
  const found = pairs.filter(([both]) => [...both].every(letter => letters.has(letter)))
  const alone = found.length === 0 ? singles(language) : {}
  const [pair] = found
  const paired = pair && found.length === 1 ? { [pair[0].replace(pair[1], '')]: 'F', [pair[1]]: 'M' } : alone
  return cell => {
    const letter = letterOf(cell)
    return letter === undefined
      ? genderOfWord(cell)
      : (said[letter] ?? (paired as Readonly<Record<string, Gender>>)[letter])
  }
}

/** Letters that mean one thing where no other stands beside them. In Spanish M may be mujer. */
function singles(language: string | undefined): Readonly<Record<string, Gender>> {
  const letters = { F: 'F', W: 'F', K: 'F', H: 'M', U: 'M' } as const
  return language === 'spanish' ? letters : { ...letters, M: 'M' }
}

/** The letter of a cell that has one and nothing else. */
export function letterOf(cell: string): string | undefined {
  const letter = cell.replace('.', '').trim()
  return /^\p{L}$/u.test(letter) ? letter.toUpperCase() : undefined
}
