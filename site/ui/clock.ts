/** Times of day as people read them: by the clock of the club whose screen is open, in the language of the reader. */
import { type Clock, clockFormat, timeOfDay } from '../../contract/words/timeOfDay.ts'
import { language } from './words.ts'

let clock: Clock = 'h24'

/** Chosen before a screen of the club is drawn. Times of a clock of 12 hours are wider, which style sheets know by the class. */
export function setClock(given: Clock): void {
  clock = given
  document.documentElement.classList.toggle('h12', given === 'h12')
}

/** Writes moments with their time of day. */
export type TimeFormat = ReturnType<typeof clockFormat>

/** The format of moments with a time of day; without a `timeZone` in that of the reader. */
export function timeFormat(options: Intl.DateTimeFormatOptions): TimeFormat {
  return clockFormat(clock, language(), options)
}

/** A tee time: the server writes it with the clock of the event, so its digits are those of the wall. */
export function timeOf(teeTime: string): string {
  return timeOfDay(teeTime, clock, language())
}

/** The same as `08:10`: what is sorted, compared and saved in files. */
export function digitsOf(teeTime: string): string {
  return timeOfDay(teeTime, 'h24', language())
}

/** Words of the server in which a time of day stands as digits, such as the name of a group: `08:10 1A`. */
export function withTimeOf(words: string): string {
  return words.replace(/\b\d\d:\d\d\b/, timeOf)
}
