/** What a person types on the line of a card. */

/** The texts of the holes, and of OUT and IN. */
export type Draft = { readonly texts: readonly string[]; readonly totals: readonly string[] }

/** A card on which nothing is typed. */
export function blank(holes: number): Draft {
  return { texts: Array.from({ length: holes }, () => ''), totals: ['', ''] }
}

/** Whether anything is typed that is not saved. */
export function isBegun({ texts, totals }: Draft): boolean {
  return [...texts, ...totals].some(text => text !== '')
}

/** The score that a text stands for: strokes, 0 for a ball picked up, null for nothing; undefined where it is none. */
export function scoreOf(text: string): number | null | undefined {
  if (text === '') return null
  if (/^[x0]$/i.test(text)) return 0
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined
}

/** Only digits and X can stand in a field. */
export function cleaned(text: string): string {
  return text
    .replaceAll(/[^\dx]/gi, '')
    .toUpperCase()
    .slice(0, 2)
}

/** Whether the next field comes at once: after a 1 a second digit may follow. */
export function isComplete(text: string): boolean {
  return /^(?:[2-9X0]|1\d)$/.test(text)
}

/** A score as it stands on a card. */
export function shownScore(score: number | null | undefined): string {
  return score === null || score === undefined ? '' : score === 0 ? 'X' : String(score)
}

/** The card when what is typed counts; what is not typed stays. Undefined where a text is no score. */
export function entered(
  strokes: readonly (number | null)[],
  texts: readonly string[],
): readonly (number | null | undefined)[] {
  return texts.map((text, at) => (text === '' ? (strokes[at] ?? null) : scoreOf(text)))
}

/** The strokes of these holes together; undefined while one has none. */
export function totalOf(scores: readonly (number | null | undefined)[]): number | undefined {
  return scores.length > 0 && scores.every(score => score)
    ? scores.reduce<number>((sum, one) => sum + (one ?? 0), 0)
    : undefined
}

/** What the nine holes come to where the paper says something else; undefined where it is right, or nothing is said. */
export function wrongTotal(text: string, nine: readonly (number | null | undefined)[]): number | undefined {
  const total = totalOf(nine)
  return text === '' || total === undefined || Number(text) === total ? undefined : total
}
