import type { Language } from '../../../contract/words/languages.ts'
import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { type RegistrationSettings, registrationSettings } from '../../domain/events/registrationSettings.ts'
import { phaseOf } from '../../domain/registrations/phaseOf.ts'
import type { Service } from '../../live/service.ts'
import { pathForAnyone } from '../links/link.ts'
import { submitLabel } from '../registrations/eventIntro.ts'
import { publicRegistrations, type RegistrationRow } from './registrations.sql.ts'

/** More than the page lists otherwise: an event that is missing here would look full there. */
const mostEvents = 200
/** From so many days before it opens on, a registration is announced. */
const soonDays = 30

/** An event that takes registrations now, or soon. */
export type ShownRegistration = Pick<
  RegistrationRow,
  'name' | 'startDate' | 'endDate' | 'timeZone' | 'clock' | 'taken' | 'waiting' | 'inBallot'
> & {
  readonly publicId: string
  readonly settings: RegistrationSettings
  /** The sub community whose event it is; undefined for the club itself. */
  readonly of: string | undefined
  readonly overview: string
  /** Where players sign up, and what the button there does; undefined until it opens. */
  readonly signUp: { readonly path: string; readonly label: string } | undefined
}

/**
 * The events of a club and its sub communities that anybody can sign up for, or soon can, by date; and the moment from which
 * on the same rows give others. Whose event it is need not be said of those of the club `clubId`; who has no public page shows nothing.
 */
export async function shownRegistrations(
  service: Pick<Service, 'database' | 'secrets' | 'clock'>,
  communityIds: readonly number[],
  { clubId, language }: { readonly clubId: number | undefined; readonly language: Language },
): Promise<{ readonly registrations: readonly ShownRegistration[]; readonly until: Temporal.Instant | undefined }> {
  const now = service.clock()
  // A day more than that of UTC: it may still be yesterday where the event is.
  const after = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 2 }).toString()
  const rows = await service.database.read(communityIds, tx => publicRegistrations(tx, communityIds, after, mostEvents))
  const events = rows.map(row => ({ row, settings: registrationSettings(row) }))
  const turns = events.flatMap(({ settings: { opens, closes, begins } }) => [
    ...(opens ? [announced(opens), opens] : []),
    closes,
    begins,
  ])
  return {
    registrations: events.flatMap(
      ({ row, settings }) => shownRegistration(service, row, { settings, now, clubId, language }) ?? [],
    ),
    until: turns.filter(turn => Temporal.Instant.compare(turn, now) > 0).toSorted(Temporal.Instant.compare)[0],
  }
}

function announced(opens: Temporal.Instant): Temporal.Instant {
  return opens.subtract({ hours: 24 * soonDays })
}

function shownRegistration(
  service: Pick<Service, 'secrets'>,
  row: RegistrationRow,
  {
    settings,
    now,
    clubId,
    language,
  }: {
    readonly settings: RegistrationSettings
    readonly now: Temporal.Instant
    readonly clubId: number | undefined
    readonly language: Language
  },
): ShownRegistration | undefined {
  const { name, startDate, endDate, timeZone, clock, taken, waiting, inBallot, generations } = row
  const phase = phaseOf(row, 'published', settings, now)
  const label = phase === 'open' ? submitLabel({ head: row, settings, language }) : undefined
  const isSoon = phase === 'not yet' && settings.opens && Temporal.Instant.compare(announced(settings.opens), now) <= 0
  if (label === undefined && !isSoon) return undefined
  const path = (purpose: 'overview' | 'registration') => pathForAnyone(service, row, purpose, generations[purpose])
  return {
    ...{ name, startDate, endDate, timeZone, clock, taken, waiting, inBallot, settings },
    publicId: publicEventId(row.kind, row.eventId),
    of: row.communityId === clubId ? undefined : row.communityName,
    overview: path('overview'),
    signUp: label === undefined ? undefined : { path: path('registration'), label },
  }
}
