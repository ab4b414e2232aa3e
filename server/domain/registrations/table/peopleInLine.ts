/** Lines as people write them: numbers, names and indexes of one to four people, without columns. Pure. */
import { isEmail } from '../../../../contract/formats.ts'
import { genderOfWord } from './genders.ts'
import { indexWritten } from './indexWritten.ts'

export const mostPeople = 4

/** Somebody of a line, each part as it is written. */
export type Written = { readonly name: string; readonly index: string; readonly gender: string; readonly email: string }
export type LineWritten = { readonly number: string; readonly people: readonly Written[] }

const number = String.raw`[+\-\u2212]?\d{1,2}(?:[.,]\d{1,2})?\+?[MRLNJTEC]?`
const label = String.raw`(?:h\.?i\.?|hcp\.?|hdcp\.?|handicap(?: index)?|hándicap|index|indice|índice|whs|vorgabe|tasoitus)`
/** An index in brackets, behind a dash or its name, or alone between spaces. */
const indexes = new RegExp(
  String.raw`(?:^|\s|,)(?:[([]\s*(?:${label}\s*[:.=]?\s*)?(${number}|NH|WD)\s*[)\]]|(?:[\-\u2013\u2014:=,;/|]+\s*)?(?:${label}\s*[:.=]?\s*)(${number}|NH|WD)|(?:[\-\u2013\u2014:=]+\s+)?(${number}|NH|WD))(?=$|[\s,;/&|])`,
  'giu',
)
const numbering =
  /^\s*(?:(\d{1,3})\s+(?=\p{L})|(?:#|nº|n°|nr\.?|no\.)?\s*(\d{1,3})\s*(?:[.):\]]|[-\u2013\u2014](?=\s))\s*(?=\D)|[([](\d{1,3})[)\]]\s+|#\s*(\d{1,3})\s+|[-\u2013\u2014•·*▪►>]+\s+)/iu

/** Whether commas in these lines part people: they do not where one parts a last from a first name, or where quotes hold both together. */
export function hasPartedPeople(lines: readonly string[]): boolean {
  return !lines.some(line => {
    const [last = '', first, more] = line.replace(numbering, '').replaceAll(indexes, ' ').split(',')
    const isWord = (part: string) => /^\s*\p{L}[^\s,]*\s*$/u.test(part)
    return (
      /^\s*".*,.*"/.test(line) || (first !== undefined && (more ?? '').trim() === '' && (isWord(last) || isWord(first)))
    )
  })
}

/** What a line says: its number, and who stands on it. `isParted`: commas part people. */
export function peopleInLine(line: string, isParted: boolean): LineWritten {
  const [mark = '', ...groups] = numbering.exec(line) ?? []
  const parts = line
    .slice(mark.length)
    .replaceAll(/^\s*"|"\s*$/g, '')
    .replaceAll(/\.{3,}|_{3,}|…+/g, '  ')
    .replaceAll(/[<(]?([^\s<>(),;]+@[^\s<>(),;]+)[>)]?/g, ' $1 ')
  return {
    number: groups.find(group => group !== undefined) ?? '',
    people: together(pieces(parts, isParted)).slice(0, mostPeople),
  }
}

type Piece = { readonly is: 'name' | 'index' | 'gender' | 'email'; readonly text: string }

/** The names, indexes and addresses of a line in their order. */
function pieces(text: string, isParted: boolean): readonly Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of text.matchAll(indexes)) {
    const [whole, ...groups] = match
    const index = groups.find(group => group !== undefined) ?? ''
    if (indexWritten(index) === undefined) continue
    found.push(...named(text.slice(from, match.index), isParted), { is: 'index', text: index })
    from = match.index + whole.length
  }
  return [...found, ...named(text.slice(from), isParted)]
}

/** Names with what stands between them: strokes, plus signs and semicolons part people, and so do commas between whole names. */
function named(text: string, isParted: boolean): readonly Piece[] {
  return text
    .split(/\s*[;|]\s*|\s+[/&+]\s+|\s{2,}|\s+(?=\S+@\S)|(?<=\S@\S+)\s+|(?<=\p{L}{2})\/(?=\p{L}{2})/u)
    .flatMap(part => (isParted && isPeople(part) ? part.split(',') : [part]))
    .flatMap(twoNames)
    .flatMap((part): readonly Piece[] => {
      const clean = part.replaceAll(/^[\s,:\-\u2013\u2014=]+|[\s,:\-\u2013\u2014=(]+$/gu, '').trim()
      if (clean === '') return []
      if (isEmail(clean)) return [{ is: 'email', text: clean }]
      const [, before = clean, gender = ''] = /^(.*?)[\s,]*[([]?\b(\p{L}{1,10})[)\]]?$/u.exec(clean) ?? []
      const isGender =
        gender.length === 1 ? /^[MFWHD]$/i.test(gender) : genderOfWord(gender) !== undefined && /[([]/.test(clean)
      if (!isGender) return [{ is: 'name', text: clean }]
      return [...(before === '' ? [] : [{ is: 'name' as const, text: before.trim() }]), { is: 'gender', text: gender }]
    })
}

/** `Marta Alvarez and Tom Baker`: between two whole names; Costa e Silva is one. */
function twoNames(text: string): readonly string[] {
  const parts = text.split(/\s+(?:and|und|et|och|og|ja|met|mit|with|com|con|e|y)\s+/i)
  return parts.every(part => /^\p{L}\S*\s+\S*\p{L}/u.test(part.trim())) ? parts : [text]
}

/** Whether commas part whole names rather than a last name from a first. */
function isPeople(text: string): boolean {
  const parts = text.split(',').map(part => part.trim())
  return parts.length > 1 && parts.every(part => /^\p{L}\S*\s+\S*\p{L}/u.test(part))
}

/** What belongs to one person: a name begins the next, and so does a second index. */
function together(found: readonly Piece[]): readonly Written[] {
  const people: { name: string; index: string; gender: string; email: string }[] = []
  const fresh = () => ({ name: '', index: '', gender: '', email: '' })
  for (const { is, text } of found) {
    const last = people.at(-1)
    if (last === undefined || (is === 'name' ? last.name !== '' : last[is] !== ''))
      people.push({ ...fresh(), [is]: text })
    else last[is] = text
  }
  return people
}
