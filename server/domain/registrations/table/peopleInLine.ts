/** Lines as people write them: numbers, names and indexes of one to four people, without columns. Pure. */
import { isEmail } from '../../../../contract/formats.ts'
import { withoutEnds } from '../../../kernel/withoutEnds.ts'
import { genderOfWord } from './genders.ts'
import { indexWritten } from './indexWritten.ts'

export const mostPeople = 4

/** Somebody of a line, each part as it is written. */
export type Written = { readonly name: string; readonly index: string; readonly gender: string; readonly email: string }
export type LineWritten = { readonly number: string; readonly people: readonly Written[] }

/** What stands before an index. */
const labels =
  /(?<!\p{L})(?:h\.?i\.?|hcp\.?|hdcp\.?|handicap|hándicap|index|indice|índice|whs|vorgabe|tasoitus)(?: index)? ?[:.=]? ?(?=[+\-\u2212]?\d|nh\b|wd\b)/giu
/** An index: alone between spaces, commas or brackets. */
const indexes = /(?<![^\s,([])(?:[+\-\u2212]?\d{1,2}(?:[.,]\d{1,2})?\+?[MRLNJTEC]?|NH|WD)(?=$|[\s,;/&|)\]])/giu
const [before, behind] = [' ,:-\u2013\u2014=)]', ' ,:-\u2013\u2014=([']

/** Whether commas in these lines part people: they do not where one parts a last from a first name, or where quotes hold both together. */
export function hasPartedPeople(lines: readonly string[]): boolean {
  return !lines.some(line => {
    const { rest } = numbered(line)
    const isQuoted = rest.startsWith('"') && rest.lastIndexOf('"') > rest.indexOf(',') && rest.includes(',')
    const [last = '', first, more = ''] = rest.replaceAll(labels, ' ').replaceAll(indexes, ' ').split(',')
    const isWord = (part: string) => /^\p{L}[^\s,]*$/u.test(part.trim())
    return isQuoted || (first !== undefined && more.trim() === '' && (isWord(last) || isWord(first)))
  })
}

/** What a line says: its number, and who stands on it. `isParted`: commas part people. */
export function peopleInLine(line: string, isParted: boolean): LineWritten {
  const { number, rest } = numbered(line)
  const text = withoutEnds(rest, ' "')
    .replaceAll(/[<>]/g, ' ')
    .replaceAll(/\.{3}\.*|_{3}_*|…/g, '  ')
    .split(/([\s,;()])/)
    .map(word => (word.includes('@') ? `  ${word}  ` : word))
    .join('')
    .replaceAll(labels, ' ')
  return { number, people: together(pieces(text, isParted)).slice(0, mostPeople) }
}

/** The number or the mark with which a line begins, and what is behind it: `1. `, `(2) `, `#3 `, `4 - `, `• `. */
export function numbered(line: string): { readonly number: string; readonly rest: string } {
  const text = line.trim()
  if (/^[-\u2013\u2014•·*▪►>]\s/.test(text)) return { number: '', rest: text.slice(1).trim() }
  const [inBrackets, bracketed = ''] = /^[([](\d{1,3})[)\]]\s/.exec(text) ?? []
  if (inBrackets !== undefined) return { number: bracketed, rest: text.slice(inBrackets.length).trim() }
  const [whole, mark, digits = ''] = /^(#|nº|n°|nr\.?|no\.)? ?(\d{1,3})/iu.exec(text) ?? []
  if (whole === undefined) return { number: '', rest: text }
  const behindIt = text.slice(whole.length)
  const [sign, next] = [behindIt.trim().charAt(0), behindIt.trim().slice(1)]
  const isMarked = '.):]'.includes(sign) || (/[-\u2013\u2014]/.test(sign) && next.startsWith(' '))
  if (sign !== '' && isMarked && !/^\d/.test(next.trim())) return { number: digits, rest: next.trim() }
  const isApart = (behindIt.startsWith(' ') || mark !== undefined) && /^\p{L}/u.test(behindIt.trim())
  return isApart ? { number: digits, rest: behindIt.trim() } : { number: '', rest: text }
}

type Piece = { readonly is: 'name' | 'index' | 'gender' | 'email'; readonly text: string }

/** The names, indexes and addresses of a line in their order. */
function pieces(text: string, isParted: boolean): readonly Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const { 0: index, index: at } of text.matchAll(indexes)) {
    if (indexWritten(index) === undefined) continue
    found.push(...namesIn(text.slice(from, at), isParted), { is: 'index', text: index })
    from = at + index.length
  }
  return [...found, ...namesIn(text.slice(from), isParted)]
}

/** Names with what stands between them: strokes, plus signs and semicolons part people, and so do commas between whole names. */
function namesIn(text: string, isParted: boolean): readonly Piece[] {
  return text
    .split(/[;|]| [/&+] |\s\s|(?<=\p{L}\p{L})\/(?=\p{L}\p{L})/u)
    .flatMap(part => (isParted && isPeople(part) ? part.split(',') : [part]))
    .flatMap(twoNames)
    .flatMap((part): readonly Piece[] => {
      const clean = withoutEnds(part, before, behind)
      if (clean === '') return []
      if (isEmail(clean)) return [{ is: 'email', text: clean }]
      const at = clean.lastIndexOf(' ') + 1
      const gender = withoutEnds(clean.slice(at), '([', ')]')
      const isLetter = /^[MFWHD]$/i.test(gender)
      const isGender = isLetter || (/[([]/.test(clean.slice(at)) && genderOfWord(gender) !== undefined)
      if (!isGender) return [{ is: 'name', text: clean }]
      const name = withoutEnds(clean.slice(0, at), before, behind)
      return [...(name === '' ? [] : [{ is: 'name' as const, text: name }]), { is: 'gender', text: gender }]
    })
}

/** `Marta Alvarez and Tom Baker`: between two whole names; Costa e Silva is one. */
function twoNames(text: string): readonly string[] {
  const parts = text.split(/ (?:and|und|et|och|og|ja|met|mit|with|com|con|e|y) /i)
  return parts.every(isWhole) ? parts : [text]
}

/** Whether commas part whole names rather than a last name from a first. */
function isPeople(text: string): boolean {
  const parts = text.split(',')
  return parts.length > 1 && parts.every(isWhole)
}

/** A first and a last name. */
function isWhole(part: string): boolean {
  const [first = '', second = ''] = part.trim().split(' ')
  return /^\p{L}/u.test(first) && /\p{L}/u.test(second)
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
