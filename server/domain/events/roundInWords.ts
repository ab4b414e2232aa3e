/** What rounds are called that nobody has named, and what readers call a round. */
import { cutText } from '../../../contract/site/cutText.ts'
import { type Language, languages } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'

/** The name of a new round that nobody has named; at most 120 characters. */
export function givenRoundName(event: string, number: number, language: Language): string {
  return wordsIn(language).recipes.round({ event: cutText(event, 108), number })
}

/** Which round it is, where its name is the one that new rounds are given, in whatever language; undefined where somebody named it. */
export function numberOfRound(name: string, event: string): number | undefined {
  const [digits] = /\d{1,3}$/.exec(name) ?? []
  if (digits === undefined) return undefined
  const number = Number(digits)
  return languages.some(language => givenRoundName(event, number, language) === name) ? number : undefined
}

/**
 * The name of a round of an event. Where it is the one that new rounds are given, in whatever language (`Cup, Runde 1`), it is
 * said in that of the reader; any other name is somebody's own, and stays.
 */
export function roundInWords(name: string, event: string, language: Language): string {
  const number = numberOfRound(name, event)
  return number === undefined ? name : wordsIn(language).recipes.round({ event, number })
}

/** The same without the name of the event: `Round 1`. */
export function roundName(name: string, event: string, language: Language): string {
  const full = roundInWords(name, event, language)
  const rest = full.startsWith(event) ? full.slice(event.length).replace(/^[\s,:–-]+/, '') : ''
  return rest === '' ? full : rest[0]?.toUpperCase() + rest.slice(1)
}
