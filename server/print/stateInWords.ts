import { shortenedInWords } from '../../contract/site/shortenedInWords.ts'
import { momentInWords } from './dayInWords.ts'
import type { DocumentHead } from './documentHead.sql.ts'

const words: Readonly<Record<string, string>> = {
  draft: 'Draft',
  published: 'Published',
  'in progress': 'Live',
  suspended: 'Suspended',
  completed: 'Unofficial',
  official: 'Official',
  cancelled: 'Cancelled',
}

/** What is said of each round that was shortened. */
export function shortenedRounds({ shortenings }: Pick<DocumentHead, 'shortenings'>): readonly string[] {
  return shortenings.map(({ round, counts }) => shortenedInWords(counts, round === null ? undefined : `Round ${round}`))
}

/** The state of an event as people read it, with the local time at which it began: `Live since 2 May 2026, 08:10`. */
export function stateInWords(
  {
    state,
    stateAt,
    stateReason,
    revisedAt,
    isRehearsal,
    publishedAt,
  }: Pick<DocumentHead, 'state' | 'stateAt' | 'stateReason' | 'revisedAt' | 'isRehearsal' | 'publishedAt'>,
  timeZone: string,
): string {
  const at = (instant: string) => momentInWords(Temporal.Instant.from(instant), timeZone)
  if (isRehearsal) return `Rehearsal, nothing counts: ${at(stateAt)}`
  if (publishedAt !== null) return `Under correction since ${at(stateAt)}`
  if (state === 'official' && revisedAt !== null) return `Official, revised ${at(revisedAt)}`
  return `${stateWord(state)}${stateReason === null ? '' : `: ${stateReason},`} since ${at(stateAt)}`
}

/** The state of an event in a word: `Live`, `Official`. */
export function stateWord(state: string): string {
  return words[state] ?? state
}

/** The same of what its pages show: `Under correction` while official results are being corrected. */
export function shownStateWord({ state, publishedAt }: Pick<DocumentHead, 'state' | 'publishedAt'>): string {
  return publishedAt === null ? stateWord(state) : 'Under correction'
}
