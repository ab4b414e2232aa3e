/** The words of course tables in five languages, and what a label says by them. */
import { withoutEnds } from '../../../kernel/withoutEnds.ts'

const words = {
  hole: 'hole holes # no nr buraco buracos hoyo hoyos loch bahn trou trous',
  par: 'par pars',
  si: 'si s.i. s.i hcp hcp. hdcp handicap hc stroke index strokeindex indice vorgabe vg vorg',
  rating: 'cr c.r. rating course courserating sss cdr valor campo valeur',
  slope: 'slope slr sr sl',
  yards: 'yards yard yds yd jardas yardas',
  metres: 'metres meters metre meter metros metro mts mt',
  out: 'out front f9 ida aller hin 1-9 first primeira primera',
  in: 'in back b9 volta vuelta retour ruck rueck 10-18 second segunda inn',
  total: 'total tot totals gesamt sum summe totais totales',
  M: 'men mens man gents gentlemen male m herren herr hommes homme messieurs homens senhores cavalheiros caballeros hombres masculino',
  F: 'women womens woman ladies lady ladys female f w l damen dame dames femmes femme senhoras senhora mulheres damas mujeres feminino femenino',
  /** Says nothing about which tee it is. */
  filler:
    'tee tees tees: from de do da von des du the length lengths distance distances rating: the and saidas salidas abschlag depart departs',
} as const

export type Word = keyof typeof words

const meanings: ReadonlyMap<string, ReadonlySet<Word>> = (() => {
  const found = new Map<string, Set<Word>>()
  for (const [meaning, list] of Object.entries(words) as [Word, string][])
    for (const word of list.split(' ')) found.set(word, (found.get(word) ?? new Set()).add(meaning))
  return found
})()

/** A word as it is looked up: without accents, case and signs at its ends. */
function plain(word: string): string {
  const base = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]s?$/g, '')
  return withoutEnds(base, `([{"'’:*`, `)]}"'’:*,`)
}

export type Label = {
  readonly says: ReadonlySet<Word>
  /** What is left when the known words are taken out: the name of the tee, if it is one. */
  readonly name: string
}

/** What a label says, and the name that is left of it. */
export function readLabel(label: string): Label {
  const says = new Set<Word>()
  const rest: string[] = []
  for (const word of label.split(/[\s/|–-]+/).flatMap(part => part.split(/(?<=\))|(?=\()/))) {
    const known = meanings.get(plain(word))
    if (known) for (const meaning of known) says.add(meaning)
    else if (plain(word) !== '') rest.push(withoutEnds(word, '([{"', ')]}":;,'))
  }
  return { says, name: withoutEnds(rest.join(' '), ' \t:;,.()', ' \t:;,(') }
}

/** The gender that a label names; undefined when it names none, or both. */
export function genderOf({ says }: Label): 'M' | 'F' | undefined {
  if (says.has('M') === says.has('F')) return undefined
  return says.has('M') ? 'M' : 'F'
}

/** Whether a text has words of a language that counts in metres, and no other unit. */
export function unitIn(text: string): 'yards' | 'metres' | undefined {
  const { says } = readLabel(text)
  if (says.has('yards') === says.has('metres')) return undefined
  return says.has('yards') ? 'yards' : 'metres'
}
