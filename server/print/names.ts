/** How documents name the people of an event: names become text here and nowhere else. */
import { fullName } from '../domain/roster/fullName.ts'

export type Named = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix?: string
}

export type Names = {
  /** `Anna Lopes Jr`, or whatever the event shows for a junior. */
  readonly player: (player: Named) => string
  /** `Lopes Jr, Anna`, for lists by name. */
  readonly lastNameFirst: (player: Named) => string
  /** Several players in one cell. */
  readonly players: (players: readonly Named[]) => string
  /** The name of a team, or of a player alone. A team whose name would give a junior away is called by its players. */
  readonly side: (side: { readonly name: string; readonly players: readonly Named[] }) => string
  /** Whether anything else that would give the player away, such as a nickname, must be left out. */
  readonly isMasked: (playerId: number) => boolean
}

/** Names of which some are masked: the map has, by player id, what is shown in place of the name. */
export function namesWith(masked: ReadonlyMap<number, string>): Names {
  const player = (named: Named) => masked.get(named.playerId) ?? fullName(named)
  return {
    player,
    lastNameFirst: named => masked.get(named.playerId) ?? lastNameFirst(named),
    players: players => players.map(one => isolated(player(one))).join(', '),
    side: ({ name, players }) => {
      const juniors = players.filter(({ playerId }) => masked.has(playerId))
      return juniors.some(junior => tells(name, junior)) ? players.map(player).join(' / ') : name
    },
    isMasked: playerId => masked.has(playerId),
  }
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}]/u

/** A name to be set in a line with others: one written from right to left is isolated, so that it does not reorder its neighbours (UAX #9). */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name.replaceAll(/[\u2066-\u2069]/g, '')}\u2069` : name
}

function lastNameFirst({ firstName, lastName, suffix }: Named): string {
  return `${[lastName, suffix].filter(Boolean).join(' ')}, ${firstName}`
}

/** Whether a text contains the first or last name, or a word of one that is long enough to give the player away. */
function tells(text: string, { firstName, lastName }: Named): boolean {
  const words = new Set(wordsOf(text))
  const plain = wordsOf(text).join(' ')
  return [firstName, lastName].some(name => {
    const own = wordsOf(name)
    return own.some(word =>
      /\p{Script=Latin}/u.test(word) ? words.has(word) && (word.length > 2 || own.length === 1) : plain.includes(word),
    )
  })
}

/** The words of a text, without accents and case. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
