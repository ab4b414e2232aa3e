/** What an event shows to people, as data: one model for the page behind a link and for the printout. */

export type Tone = 'under' | 'even'

/** One cell. `tone` colours a score; the text says the same without colour. `order`: its place where the text does not sort. */
export type Cell = { readonly text: string; readonly tone?: Tone; readonly order?: number }

/**
 * `key` names the column in settings. `end`: a number, set at the end of its column. `tight`: never broken. `minor`: left
 * out where there is little room; what it says stands `under` the column of that key there.
 */
export type Column = {
  readonly key: string
  readonly name: string
  readonly end?: true
  readonly tight?: true
  readonly minor?: true
  readonly under?: string
}

/**
 * `id` names the row within its section, such as the player's id. Rows that follow each other with one `group` belong together.
 * `rule`: words at the line below it, such as "Prizes to here". `isOut`: no longer in the running.
 */
export type Row = {
  readonly id?: string
  readonly group?: string
  readonly rule?: string
  readonly isOut?: boolean
  readonly cells: readonly Cell[]
}

/** A table. `id` names it within the document; `count` stands beside its title in the list of sections. */
export type Section = {
  readonly id: string
  readonly title: string
  readonly count: number
  readonly columns: readonly Column[]
  /** The first cell of a row that is not a number or a time is its heading. */
  readonly heading: number
  readonly rows: readonly Row[]
  /** Of results: the leaderboard that it shows, or the part of it, such as a flight. `of`: the id of the standings that it belongs to. */
  readonly board?: {
    readonly id: number
    readonly name: string
    readonly part?: string | undefined
    readonly of: string
  }
  /** Before the first hole: when it begins. */
  readonly ahead?: string
  /** Rows that are larger teams made of sides: nobody has a card of their own. */
  readonly noCards?: true
  /** Of standings: when a score changed last. */
  readonly updatedAt?: string
  /** Said above the table: what a reader must know about it. */
  readonly note?: string
  /** Said in place of the table when it has no rows. */
  readonly empty: string
}

export type EventDocument = {
  readonly kind: string
  readonly eventName: string
  readonly communityName: string
  readonly dates: string
  /** State of the event in words, with the local time since when it is so. */
  readonly state: string
  /** Texts of the director above and below. */
  readonly header?: string
  readonly footer?: string
  readonly sections: readonly Section[]
}

/** A number with the sign for minus, which is as wide as plus. */
function withMinus(value: number): string {
  return String(value).replace('-', '−')
}

export function cell(text: string | number | null | undefined, tone?: Tone): Cell {
  const shown = text === null || text === undefined ? '' : typeof text === 'number' ? withMinus(text) : text
  return tone === undefined ? { text: shown } : { text: shown, tone }
}

/** Strokes to par: `−3`, `E`, `+2`. */
export function toParCell(toPar: number | null): Cell {
  if (toPar === null) return cell('')
  if (toPar === 0) return cell('E', 'even')
  return toPar < 0 ? cell(`−${-toPar}`, 'under') : cell(`+${toPar}`)
}
