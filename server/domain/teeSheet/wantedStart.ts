/** When tee pairings start, as programs say it: by the clock of the event, or as a timestamp. */
import { said } from '../../../contract/words/say.ts'
import { type FieldError, type Refuse, requireNone } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Entry } from '../operation/entriesOf.ts'
import { instantOf } from './teeTime.ts'

type Clock =
  | string
  | { readonly hour: number; readonly minute: number; readonly second?: number; readonly nano?: number }
type Given = Entry<{ readonly time?: Clock; readonly date?: string; readonly teeTime?: string }>

/** The tee time as a timestamp, and the field of the request that says on which day it is; nothing where the request says none. */
export type Start = { readonly teeTime?: string; readonly startField?: 'time' | 'date' | 'teeTime' }

/** Refuses with `VALIDATION` `time` or `date` beside `teeTime`, and a new tee pairing without `time` and `teeTime`. */
export function requireOneStart(refuse: Refuse<'VALIDATION'>, entries: readonly Given[], isNew: boolean): void {
  requireNone(
    refuse,
    entries.flatMap(({ pointer, time, date, teeTime }): FieldError[] => {
      const beside = said('fields.mustBeLeftOutBeside', { field: 'teeTime' })
      if (teeTime === undefined)
        return isNew && time === undefined ? [{ pointer: `${pointer}/time`, message: said('fields.isRequired') }] : []
      return [
        ...(time === undefined ? [] : [{ pointer: `${pointer}/time`, message: beside }]),
        ...(date === undefined ? [] : [{ pointer: `${pointer}/date`, message: beside }]),
      ]
    }),
  )
}

/**
 * When each entry wants to start. What it leaves out is as in `before`, the tee times of the entries as they are, or else the
 * first day of the round. Refuses with `VALIDATION` a time that the clock leaves out that day; of one that it shows twice it
 * is the earlier.
 */
export function wantedStarts(
  refuse: Refuse<'VALIDATION'>,
  event: VisibleEvent,
  entries: readonly Given[],
  before: readonly (string | undefined)[] = [],
): readonly Start[] {
  const errors: FieldError[] = []
  const starts = entries.map((entry, index) => {
    const start = wantedStart(event, entry, before[index])
    if (!('message' in start)) return start
    errors.push(start)
    return {}
  })
  requireNone(refuse, errors)
  return starts
}

function wantedStart(
  event: VisibleEvent,
  { pointer, ...given }: Given,
  before: string | undefined,
): Start | FieldError {
  const { time, date, teeTime } = given
  if (teeTime !== undefined) return { teeTime, startField: 'teeTime' }
  if (time === undefined && date === undefined) return {}
  const old = before === undefined ? undefined : instantOf(before).toZonedDateTimeISO(event.timeZone)
  const day =
    date === undefined
      ? (old?.toPlainDate() ?? Temporal.PlainDate.from(event.startDate))
      : Temporal.PlainDate.from(date)
  const wanted = day.toPlainDateTime(time === undefined ? old?.toPlainTime() : clockTime(time))
  const start = wanted.toZonedDateTime(event.timeZone, { disambiguation: 'earlier' })
  if (start.toPlainDateTime().equals(wanted))
    return { teeTime: start.toInstant().toString(), startField: date === undefined ? 'time' : 'date' }
  return {
    pointer: `${pointer}/${time === undefined ? 'date' : 'time'}`,
    message: said('fields.doesNotExistOnClock', { day: day.toString() }),
  }
}

function clockTime(time: Clock): Temporal.PlainTime {
  if (typeof time === 'string') return Temporal.PlainTime.from(time)
  const { hour, minute, second = 0, nano = 0 } = time
  return new Temporal.PlainTime(hour, minute, second, Math.floor(nano / 1_000_000))
}
