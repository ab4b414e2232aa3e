/** Times on the clock of the event, as forms have them: `2026-12-03T18:00`. */
import { language } from '../../ui/words.ts'
import { timestampOf } from '../teeSheet/sheet.ts'

/** What the clock of this zone says, to the minute. */
export function localTime(timeZone: string, moment = new Date()): string {
  const parts = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
  return parts.replace(' ', 'T')
}

/** The moment at which the clock of this zone says so. */
export function momentOfLocal(local: string, timeZone: string): string {
  const [date = '', clock = ''] = local.split('T')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return timestampOf(date, hours * 60 + minutes, timeZone)
}

/** Day and clock of a moment, as people read them. */
export function momentIn(moment: string, timeZone: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(language(), { ...parts, hour12: false, timeZone }).format(new Date(moment))
}
