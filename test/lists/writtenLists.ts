/** People at random, and lists of them as clubs write them: languages, orders, separators, quoting, titles and totals. */
import fc from 'fast-check'

export type Somebody = {
  readonly first: string
  readonly last: string
  /** Tenths; a plus handicap is negative. */
  readonly index?: number
  readonly gender: 'M' | 'F'
  readonly email?: string
  readonly hcId?: string
}

const firsts = [
  'Marta',
  'João',
  'Åsa',
  'Jürgen',
  'Zoë',
  'Mary Ann',
  'Jean-Luc',
  'Íñigo',
  'Łukasz',
  'Søren',
  'Aino',
  'Beatriz',
  'Tom',
  'Eva',
]
const lasts = [
  'Alvarez',
  'da Silva',
  'van der Berg',
  "O'Neill",
  'Müller',
  'Öberg',
  'García Ruiz',
  'Kjær',
  'Baker',
  'de la Cruz',
  'Virtanen',
  'Lefèvre',
  'Conceição',
  'Young-Smith',
]

const somebody: fc.Arbitrary<Somebody> = fc.record(
  {
    first: fc.constantFrom(...firsts),
    last: fc.constantFrom(...lasts),
    index: fc.integer({ min: -45, max: 540 }),
    gender: fc.constantFrom('M' as const, 'F' as const),
    email: fc.integer({ min: 1, max: 9999 }).map(number => `player${number}@example.org`),
    hcId: fc.integer({ min: 1_000_000, max: 9_999_999 }).map(String),
  },
  { requiredKeys: ['first', 'last', 'gender'] },
)

/** Up to thirty people, nobody twice. */
const people = fc.uniqueArray(somebody, {
  minLength: 2,
  maxLength: 30,
  selector: ({ first, last }) => `${first} ${last}`,
})

type Field =
  | 'first'
  | 'last'
  | 'name'
  | 'nameBack'
  | 'index'
  | 'gender'
  | 'email'
  | 'hcId'
  | 'age'
  | 'club'
  | 'fee'
  | 'note'
type Language = Readonly<Record<Field, string>> & { readonly M: string; readonly F: string; readonly total: string }

const languages: readonly Language[] = [
  [
    'First name',
    'Last name',
    'Name',
    'Handicap Index',
    'Gender',
    'E-mail',
    'GHIN',
    'Age',
    'Home Club',
    'Fee',
    'Note',
    'Male',
    'Female',
    'Total players',
  ],
  [
    'Nome próprio',
    'Apelido',
    'Jogador',
    'Hcp exato',
    'Sexo',
    'E-mail',
    'Nº de federado',
    'Idade',
    'Clube',
    'Preço',
    'Observações',
    'Masculino',
    'Feminino',
    'Total',
  ],
  [
    'Nombre',
    'Apellidos',
    'Jugador',
    'Hándicap exacto',
    'Sexo',
    'Correo electrónico',
    'Licencia',
    'Edad',
    'Club',
    'Precio',
    'Observaciones',
    'Hombre',
    'Mujer',
    'Total jugadores',
  ],
  [
    'Vorname',
    'Nachname',
    'Spieler',
    'Vorgabe',
    'Geschlecht',
    'E-Mail-Adresse',
    'DGV-Nummer',
    'Alter',
    'Heimatclub',
    'Nenngeld',
    'Bemerkung',
    'Herr',
    'Frau',
    'Gesamt',
  ],
  [
    'Prénom',
    'Nom de famille',
    'Joueur',
    'Index',
    'Sexe',
    'Courriel',
    'Licence',
    'Âge',
    'Club',
    'Prix',
    'Remarques',
    'Homme',
    'Femme',
    'Total',
  ],
  [
    'Nome',
    'Cognome',
    'Giocatore',
    'Hcp esatto',
    'Sesso',
    'Posta elettronica',
    'Tessera federale',
    'Età',
    'Circolo',
    'Quota',
    'Note',
    'Uomo',
    'Donna',
    'Totale',
  ],
  [
    'Voornaam',
    'Achternaam',
    'Speler',
    'Exact handicap',
    'Geslacht',
    'E-mailadres',
    'NGF-nummer',
    'Leeftijd',
    'Thuisclub',
    'Prijs',
    'Opmerking',
    'Man',
    'Vrouw',
    'Totaal',
  ],
  [
    'Förnamn',
    'Efternamn',
    'Namn',
    'Exakt hcp',
    'Kön',
    'E-post',
    'Golf-ID',
    'Ålder',
    'Hemmaklubb',
    'Avgift',
    'Anmärkning',
    'Herr',
    'Dam',
    'Summa',
  ],
  [
    'Fornavn',
    'Efternavn',
    'Navn',
    'Hcp-index',
    'Køn',
    'E-post',
    'DGU-nr.',
    'Alder',
    'Hjemmeklub',
    'Gebyr',
    'Bemærkning',
    'Mand',
    'Kvinde',
    'I alt',
  ],
  [
    'Fornavn',
    'Etternavn',
    'Navn',
    'Hcp-indeks',
    'Kjønn',
    'E-post',
    'Golf-ID',
    'Alder',
    'Hjemmeklubb',
    'Avgift',
    'Merknad',
    'Mann',
    'Kvinne',
    'Sum',
  ],
  [
    'Etunimi',
    'Sukunimi',
    'Nimi',
    'Tasoitus',
    'Sukupuoli',
    'Sähköposti',
    'Lisenssi',
    'Ikä',
    'Kotiseura',
    'Maksu',
    'Huomautus',
    'Mies',
    'Nainen',
    'Yhteensä',
  ],
].map(
  ([
    first = '',
    last = '',
    name = '',
    index = '',
    gender = '',
    email = '',
    hcId = '',
    age = '',
    club = '',
    fee = '',
    note = '',
    M = '',
    F = '',
    total = '',
  ]) => ({
    ...{ first, last, name, nameBack: name, index, gender, email, hcId, age, club, fee, note, M, F, total },
  }),
)

const layouts: fc.Arbitrary<readonly Field[]> = fc
  .tuple(
    fc.constantFrom<readonly Field[]>(['first', 'last'], ['last', 'first'], ['name'], ['nameBack']),
    fc.subarray<Field>(['index', 'gender', 'email', 'hcId', 'age', 'club', 'fee', 'note']),
  )
  .chain(([names, others]) =>
    fc
      .shuffledSubarray([...others, 'names' as const], { minLength: others.length + 1 })
      .map(fields => fields.flatMap(field => (field === 'names' ? names : [field]))),
  )

/** How a list is written; each is told apart from what it says. */
const manners = fc.record({
  language: fc.constantFrom(...languages),
  fields: layouts,
  separator: fc.constantFrom(',', ';', '\t', '|'),
  quoted: fc.boolean(),
  comma: fc.boolean(),
  plus: fc.constantFrom('front', 'behind', 'minus'),
  title: fc.constantFrom('', 'Club Championship 2026', 'Club Championship 2026\n\nPrinted 28.11.2026'),
  isTotal: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  letters: fc.boolean(),
  isSep: fc.boolean(),
})

export type WrittenList = {
  readonly text: string
  readonly people: readonly Somebody[]
  readonly fields: readonly Field[]
}

/** A list with a heading, and who is on it. */
export const writtenList: fc.Arbitrary<WrittenList> = fc.tuple(people, manners).map(([everybody, manner]) => {
  const { language, fields, separator, lineEnd, title, isTotal, isSep } = manner
  const cell = (text: string) => (manner.quoted || /[",;|\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = [
    ...(isSep ? [`sep=${separator}`] : []),
    ...(title === '' ? [] : title.split('\n')),
    fields.map(field => cell(language[field])).join(separator),
    ...everybody.map((person, at) => fields.map(field => cell(textOfField(person, field, manner, at))).join(separator)),
    ...(isTotal ? [`${language.total}: ${everybody.length}`] : []),
  ]
  return { text: lines.join(lineEnd), people: everybody, fields }
})

type Manner = typeof manners extends fc.Arbitrary<infer One> ? One : never

function textOfField(person: Somebody, field: Field, manner: Manner, at: number): string {
  const { language, comma, letters } = manner
  if (field === 'name') return `${person.first} ${person.last}`
  if (field === 'nameBack') return `${person.last}, ${person.first}`
  if (field === 'index') return person.index === undefined ? '' : indexText(person.index, manner)
  if (field === 'gender') return letters ? { M: 'M', F: 'F' }[person.gender] : language[person.gender]
  if (field === 'age') return String(18 + ((at * 7) % 60))
  if (field === 'club') return ['Golf Club Alvor', 'Royal Dunes', 'Oak Hills'][at % 3] ?? ''
  if (field === 'fee') return comma ? '45,00' : '45.00'
  if (field === 'note') return ['', 'needs a buggy, please', 'plays with "Tom"\nand Eva'][at % 3] ?? ''
  return person[field] ?? ''
}

/** `12.4`, `12,4`, `+1.2`, `1.2+`. */
export function indexText(tenths: number, { comma, plus }: { readonly comma: boolean; readonly plus: string }): string {
  const size = (Math.abs(tenths) / 10).toFixed(1).replace('.', comma ? ',' : '.')
  if (tenths >= 0) return size
  return plus === 'behind' ? `${size}+` : plus === 'minus' ? `-${size}` : `+${size}`
}

/** Lines as people write them, without a heading: the names and indexes of people whose names have two words. */
export const writtenLines: fc.Arbitrary<WrittenList> = fc
  .tuple(
    people.map(all =>
      all.filter(({ first, last }) => !/\s/.test(first + last)).map(one => ({ ...one, index: one.index ?? 180 })),
    ),
    fc.constantFrom('', '1. ', '1) ', '- ', '• ', '1 - '),
    fc.constantFrom<(name: string, index: string) => string>(
      (name, index) => `${name} ${index}`,
      (name, index) => `${name} (${index})`,
      (name, index) => `${name} - ${index}`,
      (name, index) => `${name}, hcp ${index}`,
      (name, index) => `${name}: ${index}`,
    ),
    fc.record({ comma: fc.boolean(), plus: fc.constantFrom('front', 'behind') }),
    fc.boolean(),
  )
  .filter(([all]) => all.length > 1)
  .map(([everybody, mark, shape, manner, isBack]) => ({
    text: everybody
      .map((one, at) => {
        const name = isBack ? `${one.last}, ${one.first}` : `${one.first} ${one.last}`
        return mark.replace('1', String(at + 1)) + shape(name, indexText(one.index, manner))
      })
      .join('\n'),
    people: everybody,
    fields: ['name', 'index'] as const,
  }))
