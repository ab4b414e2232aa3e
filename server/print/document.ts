/** The documents of an event as data: one model for the page behind a link and for the printout. */
import type { Language } from '../../contract/words/languages.ts'
import { decimal } from './decimal.ts'

export type Tone = 'under' | 'even'

/**
 * One cell. `tone` colours a score; the text says the same without colour. `order`: what to sort by where the text does not sort.
 * `said`: on pages, for those who listen, in place of a text that is a figure.
 */
export type Cell = { readonly text: string; readonly tone?: Tone; readonly order?: number; readonly said?: string }

/**
 * `key` is the name of the column in settings. `end`: aligned to the end, for numbers. `tight`: never broken over lines.
 * `minor`: left out where there is little room; its text then moves `under` the column with that key.
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
 * `id` names the row within its section, such as the player's id. Consecutive rows with the same `group` belong together.
 * `rule`: the words on a line below the row, such as "Prizes to here". `isOut`: no longer in the running.
 */
export type Row = {
  readonly id?: string
  readonly group?: string
  readonly rule?: string
  readonly isOut?: boolean
  /** `id` is that of a team, not of a player. */
  readonly isTeam?: boolean
  readonly cells: readonly Cell[]
}

/** A table. `id` names it within the document; `count` is shown beside its title in the list of sections. */
export type Section = {
  readonly id: string
  readonly title: string
  readonly count: number
  readonly columns: readonly Column[]
  /** The index of the column whose cell is the heading of each row. */
  readonly heading: number
  readonly rows: readonly Row[]
  /** For results: the leaderboard, and the part of it such as a flight. `of`: the id of the section with the standings that this one belongs to. */
  readonly board?: {
    readonly id: number
    readonly name: string
    readonly part?: string | undefined
    readonly of: string
  }
  /** Before the first hole: when it begins. */
  readonly ahead?: string
  /** Rows are teams made of several sides, which have no card of their own. */
  readonly noCards?: true
  /** Of a tee sheet: rows of one group say who plays together, and a page shows them so. */
  readonly byGroup?: true
  /** For standings: when a score last changed. */
  readonly updatedAt?: string
  /** Shown above the table: what a reader must know about it. */
  readonly note?: string
  /** Shown in place of a table without rows. */
  readonly empty: string
}

export type EventDocument = {
  readonly kind: string
  readonly eventName: string
  readonly communityName: string
  readonly dates: string
  /** The state of the event in words, with the local time at which it began. */
  readonly state: string
  /** The director's texts above and below. */
  readonly header?: string
  readonly footer?: string
  readonly sections: readonly Section[]
}

/** A cell with this text; a whole number gets a true minus sign, and null or undefined leave it empty. */
export function cell(text: string | number | null | undefined, tone?: Tone): Cell {
  const shown = typeof text === 'number' ? withMinus(String(text)) : (text ?? '')
  return tone === undefined ? { text: shown } : { text: shown, tone }
}

/** A cell with a number that may have decimals, as the language writes it; empty without one. */
export function numberCell(value: number | null | undefined, language: Language): Cell {
  return cell(value === null || value === undefined ? '' : withMinus(decimal(value, language)))
}

/** A number with a true minus sign, which is as wide as a plus. */
function withMinus(number: string): string {
  return number.replace('-', '−')
}

/** Strokes to par: `−3`, `E`, `+2`. */
export function toParCell(toPar: number | null): Cell {
  if (toPar === null) return cell('')
  if (toPar === 0) return cell('E', 'even')
  return toPar < 0 ? cell(`−${-toPar}`, 'under') : cell(`+${toPar}`)
}
