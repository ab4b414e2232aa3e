import type { Shortening } from '../../contract/settings/shortening.ts'
import type { Language } from '../../contract/words/languages.ts'
import type { WallClock } from '../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { holeRanges } from '../../rules/formats/holeRanges.ts'
import { momentInWords } from './dayInWords.ts'
import type { DocumentHead } from './documentHead.sql.ts'

/** What is said of each round that was shortened. */
export function shortenedRounds(
  { shortenings }: Pick<DocumentHead, 'shortenings'>,
  language: Language = 'en',
): readonly string[] {
  return shortenings.map(({ round, counts }) => shortenedInWords(counts, round, language))
}

function shortenedInWords(counts: Shortening, number: number | null, language: Language): string {
  const words = wordsIn(language).states
  const round = number === null ? words.round : words.roundOf({ number })
  if (counts === 'nothing') return words.annulled({ round })
  if (counts === 'completed') return words.shortenedToCompleted({ round })
  const holes = holeRanges(counts)
  return counts.length === 1
    ? words.shortenedToOne({ round, holes })
    : words.shortenedTo({ round, count: counts.length, holes })
}

/** The state of an event as people read it, with the local time at which it began: `Live since 2 May 2026, 08:10`. */
export function stateInWords(
  {
    state,
    stateAt,
    stateReason: reason,
    revisedAt,
    isRehearsal,
    publishedAt,
  }: Pick<DocumentHead, 'state' | 'stateAt' | 'stateReason' | 'revisedAt' | 'isRehearsal' | 'publishedAt'>,
  wall: WallClock,
  language: Language = 'en',
): string {
  const words = wordsIn(language).states
  const momentOf = (instant: string) => momentInWords(Temporal.Instant.from(instant), wall, language)
  const moment = momentOf(stateAt)
  if (isRehearsal) return words.rehearsal({ moment })
  if (publishedAt !== null) return words.underCorrectionSince({ moment })
  if (state === 'official' && revisedAt !== null) return words.revised({ moment: momentOf(revisedAt) })
  const name = stateWord(state, language)
  return reason === null ? words.since({ state: name, moment }) : words.sinceFor({ state: name, reason, moment })
}

/** The state of an event in a word: `Live`, `Official`. */
export function stateWord(state: string, language: Language = 'en'): string {
  const names: Readonly<Record<string, string>> = wordsIn(language).states.names
  return names[state] ?? state
}

/** The same of what its pages show: `Under correction` while official results are being corrected. */
export function shownStateWord(
  { state, publishedAt }: Pick<DocumentHead, 'state' | 'publishedAt'>,
  language: Language = 'en',
): string {
  return publishedAt === null ? stateWord(state, language) : wordsIn(language).states.underCorrection
}
