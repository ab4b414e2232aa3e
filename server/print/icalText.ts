import type { ICalEventData } from 'ical-generator'

/** An entry of a calendar. `id` stays when the entry changes, and `sequence` rises, so that the changed one replaces the old. */
export type CalendarEntry = Pick<
  ICalEventData,
  'start' | 'end' | 'allDay' | 'summary' | 'location' | 'description' | 'url' | 'sequence' | 'stamp'
> & { readonly id: string; readonly isCancelled: boolean }

/** Entries as a calendar file (RFC 5545) that is read again every hour. The library is loaded on first use. */
export async function icalText(name: string, product: string, entries: readonly CalendarEntry[]): Promise<string> {
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator')
  const text = ical({
    name,
    prodId: { company: 'Caddiemaster', product },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
    events: entries.map(({ isCancelled, ...entry }) => ({
      ...entry,
      ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    })),
  }).toString()
  // The library does not end the last line; RFC 5545, 3.1, asks for it.
  return `${text}\r\n`
}
