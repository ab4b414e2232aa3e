/** What the service refuses with, in Portuguese. */
import type { RefusalCode } from '../errors.ts'
import { filled } from '../refusalWords.ts'
import { fieldWordsPt } from './fieldWords.ts'
import { refusalsPt } from './refusals.ts'

/** States of events and of registrations, and roles, where they stand in a detail. */
const ownWords: Readonly<Record<string, string>> = {
  draft: 'rascunho',
  published: 'publicada',
  'in progress': 'em jogo',
  suspended: 'suspensa',
  completed: 'não oficial',
  official: 'oficial',
  cancelled: 'cancelada',
  registered: 'inscrito',
  ballot: 'no sorteio',
  withdrawn: 'desistência',
  manager: 'Proprietário',
  director: 'Diretor',
  scorer: 'Marcador',
  starter: 'Starter',
  shop: 'Loja',
  viewer: 'Leitor',
  Player: 'O jogador',
  Team: 'A equipa',
}
const heldByWords = new Set(['state', 'from', 'to', 'role', 'side'])

/** The detail of one refusal. `values` fill its blanks, as in English. */
export function detailInPortuguese(
  code: RefusalCode,
  reason: string | undefined,
  values: Readonly<Record<string, unknown>>,
): string {
  const texts: string | Readonly<Record<string, string>> = refusalsPt[code]
  const text = typeof texts === 'string' ? texts : texts[reason ?? '']
  if (text === undefined) throw new Error(`${code} has no detail "${reason}" in Portuguese.`)
  return filled(
    text,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value !== 'string'
          ? value
          : heldByWords.has(name)
            ? (ownWords[value] ?? value)
            : fieldNames.has(name)
              ? inPortuguese(value)
              : value,
      ]),
    ),
  )
}
/** What is itself made of words of the service; everything else was written by people, or is a number. */
const fieldNames = new Set(['place', 'message', 'why'])

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
