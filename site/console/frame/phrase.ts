import { plain } from '../../ui/grid.ts'

export type Named = { readonly playerId: number; readonly firstName: string; readonly lastName: string }

/** What a typed phrase asks for. People are those whom the words may mean; a group is what was typed: `7B`, or `8:10`. */
export type Phrase =
  | { readonly verb: 'swap'; readonly who: readonly Named[]; readonly other: readonly Named[] }
  | { readonly verb: 'index'; readonly who: readonly Named[]; readonly index: number }
  | { readonly verb: 'withdraw'; readonly who: readonly Named[]; readonly reason: string }
  | { readonly verb: 'move'; readonly who: readonly Named[]; readonly group: string }
  | { readonly verb: 'out'; readonly who: readonly Named[] }
  | { readonly verb: 'shift'; readonly group: string; readonly minutes: number }
  | { readonly verb: 'lock' | 'unlock'; readonly group: string }
  | { readonly verb: 'note'; readonly group: string; readonly note: string }
  | { readonly verb: 'suspend'; readonly reason: string }
  | { readonly verb: 'resume' }

type Read = (found: RegExpExecArray, players: readonly Named[]) => Phrase

const group = String.raw`(\d{1,2}[a-z]?|\d{1,2}[:.h]\d{2})`

/** The grammar, in English and Portuguese: what a phrase looks like, and what it asks for. */
const grammar: readonly (readonly [RegExp, Read])[] = [
  [
    /^(?:swap|trocar|troca)\s+(.+?)\s+(?:with|and|com|e)\s+(.+)$/i,
    ([, a = '', b = ''], players) => ({ verb: 'swap', who: meant(a, players), other: meant(b, players) }),
  ],
  [
    /^(?:index|índice|indice)\s+(.+?)\s+([+-]?\d{1,2}(?:[.,]\d)?)$/i,
    ([, who = '', value = ''], players) => ({ verb: 'index', who: meant(who, players), index: indexOf(value) }),
  ],
  [
    /^(?:wd|withdraw|desistiu|retirar)\s+(.+)$/i,
    ([, words = ''], players) => ({ verb: 'withdraw', ...nameAndRest(words, players) }),
  ],
  [
    new RegExp(String.raw`^(?:move|mover|put|pôr|por)\s+(.+?)\s+(?:to|in|into|para|em|no)\s+${group}$`, 'i'),
    ([, who = '', place = ''], players) => ({ verb: 'move', who: meant(who, players), group: placeOf(place) }),
  ],
  [/^(?:out|tirar|fora)\s+(.+)$/i, ([, who = ''], players) => ({ verb: 'out', who: meant(who, players) })],
  [
    new RegExp(String.raw`^(?:tee|shift|adiar|hora)\s+${group}\s+([+-]\s*\d{1,3})$`, 'i'),
    ([, place = '', minutes = '']) => ({
      verb: 'shift',
      group: placeOf(place),
      minutes: Number(minutes.replace(/\s/g, '')),
    }),
  ],
  [
    new RegExp(String.raw`^(?:lock|fixar|fechar)\s+${group}$`, 'i'),
    ([, place = '']) => ({ verb: 'lock', group: placeOf(place) }),
  ],
  [
    new RegExp(String.raw`^(?:unlock|soltar|abrir)\s+${group}$`, 'i'),
    ([, place = '']) => ({ verb: 'unlock', group: placeOf(place) }),
  ],
  [
    new RegExp(String.raw`^(?:note|nota)\s+${group}\s+(.{1,200})$`, 'i'),
    ([, place = '', note = '']) => ({ verb: 'note', group: placeOf(place), note: note.trim() }),
  ],
  [/^(?:suspend|suspender)(?:\s+(.{1,200}))?$/i, ([, reason = '']) => ({ verb: 'suspend', reason: reason.trim() })],
  [/^(?:resume|retomar)$/i, () => ({ verb: 'resume' })],
]

/**
 * Reads a phrase such as `swap costa with dias`, `index costa 12.4`, `wd costa injured`, `move costa to 7B`, `out costa`,
 * `tee 8:10 +8`, `lock 7B`, `note 7B late`, `suspend lightning` (or `suspend` alone, without a reason) or `resume`; undefined for everything else. A plus handicap
 * is below zero.
 */
export function phraseOf(text: string, players: readonly Named[]): Phrase | undefined {
  for (const [pattern, read] of grammar) {
    const found = pattern.exec(text.trim())
    if (found) return read(found, players)
  }
  return undefined
}

function indexOf(value: string): number {
  const number = Number(value.replace(',', '.').replace(/^[+-]/, ''))
  return /^[+-]/.test(value) ? -number : number
}

/** `7b` is `7B`, `8.10` and `8h10` are `08:10`. */
function placeOf(text: string): string {
  const [, hours, minutes] = /^(\d{1,2})[:.h](\d{2})$/i.exec(text) ?? []
  return hours === undefined ? text.toUpperCase() : `${hours.padStart(2, '0')}:${minutes}`
}

/** As many words as name somebody, and what stands behind them. */
function nameAndRest(
  text: string,
  players: readonly Named[],
): { readonly who: readonly Named[]; readonly reason: string } {
  const words = text.trim().split(/\s+/)
  for (let length = words.length; length > 0; length--) {
    const who = meant(words.slice(0, length).join(' '), players)
    if (who.length > 0) return { who, reason: words.slice(length).join(' ') }
  }
  return { who: [], reason: '' }
}

/** Those whose first or last names begin with the words. */
function meant(words: string, players: readonly Named[]): readonly Named[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return players.filter(one => {
    const names = plain(`${one.firstName} ${one.lastName}`).split(/\s+/)
    return wanted.every(word => names.some(name => name.startsWith(word)))
  })
}
