/** What the service refuses with, in Portuguese. */
import type { RefusalCode } from '../errors.ts'
import { filled } from '../refusalWords.ts'
import { fieldWordsPt } from './fieldWordsPt.ts'
import { refusalsPt } from './refusalsPt.ts'
import { rolesPt, statesPt } from './wordsPt.ts'

/** What states of events and registrations, roles and sides are called where they stand in a detail. */
const ownWords: Readonly<Record<string, string>> = {
  ...statesPt,
  ...rolesPt,
  registered: 'inscrito',
  ballot: 'no sorteio',
  withdrawn: 'desistência',
  Player: 'O jogador',
  Team: 'A equipa',
}
/** The blanks that are filled with such words, and those that are filled with a text of the service; all others are numbers, or what people wrote. */
const filledByWord = new Set(['state', 'from', 'to', 'role', 'side'])
const filledByText = new Set(['place', 'message', 'why'])

/** The detail of one refusal. `values` fill its blanks, as in English. */
export function detailInPortuguese(
  code: RefusalCode,
  reason: string | undefined,
  values: Readonly<Record<string, unknown>>,
): string {
  const texts: string | Readonly<Record<string, string>> = refusalsPt[code]
  const text = typeof texts === 'string' ? texts : texts[reason ?? '']
  if (text === undefined) throw new Error(`${code} has no detail "${reason}" in Portuguese.`)
  return filled(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filling(name, value)])))
}

function filling(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (filledByWord.has(name)) return ownWords[value] ?? value
  return filledByText.has(name) ? inPortuguese(value) : value
}

const patterns = fieldWordsPt.map(([english, portuguese]) => ({
  expression: new RegExp(
    `^${english.replace(/[$()*+.?[\\\]^|]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`,
    's',
  ),
  portuguese,
}))

/** What is said beside a field, or of a place. What has no Portuguese words is answered as it is. */
export function inPortuguese(english: string): string {
  for (const { expression, portuguese } of patterns) {
    const found = expression.exec(english)
    if (!found) continue
    const values = Object.entries(found.groups ?? {}).map(([name, words]) => [
      name,
      words.split(' or ').map(inPortuguese).join(' ou '),
    ])
    return filled(portuguese, Object.fromEntries(values))
  }
  return english
}
