import { plain } from '../../ui/grid.ts'

export type Named = { readonly playerId: number; readonly firstName: string; readonly lastName: string }

/** What a typed phrase asks for; people are those whom the words may mean. */
export type Phrase =
  | { readonly verb: 'swap'; readonly a: readonly Named[]; readonly b: readonly Named[] }
  | { readonly verb: 'index'; readonly who: readonly Named[]; readonly index: number }

const swap = /^(?:swap|trocar)\s+(.+?)\s+(?:with|and|com|e)\s+(.+)$/i
const index = /^(?:index|índice|indice)\s+(.+?)\s+([+-]?\d{1,2}(?:[.,]\d)?)$/i

/** Reads `swap costa with dias` and `index costa 12.4`; undefined for everything else. A plus handicap is below zero. */
export function phraseOf(text: string, players: readonly Named[]): Phrase | undefined {
  const [, a, b] = swap.exec(text.trim()) ?? []
  if (a !== undefined && b !== undefined) return { verb: 'swap', a: meant(a, players), b: meant(b, players) }
  const [, who, value] = index.exec(text.trim()) ?? []
  if (who === undefined || value === undefined) return undefined
  const number = Number(value.replace(',', '.').replace(/^[+-]/, ''))
  return { verb: 'index', who: meant(who, players), index: /^[+-]/.test(value) ? -number : number }
}

/** Those whose first or last names begin with the words. */
function meant(words: string, players: readonly Named[]): readonly Named[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return players.filter(one => {
    const names = plain(`${one.firstName} ${one.lastName}`).split(/\s+/)
    return wanted.every(word => names.some(name => name.startsWith(word)))
  })
}
