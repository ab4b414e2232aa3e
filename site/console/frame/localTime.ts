/** Times on the clock of the event, as forms have them: `2026-12-03T18:00`. */
import { timeLabel } from '../../../rules/teeSheets/teeTime.ts'
import { timeFormat } from '../../ui/clock.ts'

/** A clock time of a day of the event as a timestamp with the offset that the place has then. */
export function timestampOf(date: string, minutes: number, timeZone: string): string {
  const clock = `${date}T${timeLabel(minutes)}:00.000`
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const offset = format.formatToParts(new Date(`${clock}Z`)).find(one => one.type === 'timeZoneName')?.value ?? 'GMT'
  return `${clock}${offset === 'GMT' ? '+00:00' : offset.replace('GMT', '')}`
}

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

/** The moment at which a day of this zone is over. */
export function endOfDay(date: string, timeZone: string): string {
  return momentOfLocal(`${dayAfter(date, 1)}T00:00`, timeZone)
}

/** So many days after a day; before it where they are fewer than none. */
export function dayAfter(date: string, days: number): string {
  const moment = new Date(`${date}T00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** Day and clock of a moment, as people read them. */
export function momentIn(moment: string, timeZone: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return timeFormat({ ...parts, timeZone }).format(new Date(moment))
}
