import type { EventFile } from '../../../contract/files/eventFile.ts'
import type { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import { cutText } from '../../../contract/site/cutText.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { givenRoundName, numberOfRound } from '../../domain/events/roundInWords.ts'
import { handle } from '../../domain/operation/handler.ts'
import { eventPlan, type PlannedPart } from './eventPlan.ts'
import { insertPlannedEvent } from './insertPlannedEvent.ts'
import { later } from './plannedFile.ts'

export const cloneEvent = handle('cloneEvent', async ({ event, body, tx, now, language, record, refuse }) => {
  const { name, startDate, keep } = body
  const keeps = (what: NonNullable<typeof keep>[number]) => keep === undefined || keep.includes(what)
  const plan = await eventPlan(tx, event, {
    courses: keeps('courses'),
    settings: keeps('settings'),
    registration: keeps('registration'),
    leaderboards: keeps('leaderboards'),
    flights: keeps('flights'),
  })
  const days = Temporal.PlainDate.from(plan.event.startDate).until(startDate).days
  const moved = (part: PlannedPart) => ({
    ...part,
    startDate: later(part.startDate, days),
    endDate: later(part.endDate, days),
    ...(part.settings && { settings: movedSettings(part.settings, days) }),
  })
  const { timeZone, registrationType, flightsEnabled } = plan
  const { communityId } = event
  const whole = { communityId, timeZone, registrationType, players: [], ...moved(plan.event), name }
  const rounds = plan.rounds.map(round => ({
    ...moved(round),
    name: nameOfRound(round.name, plan.event.name, name, language),
  }))
  const file: EventFile = rounds.length > 0 ? { ...whole, rounds } : { ...whole, flightsEnabled }
  return insertPlannedEvent(refuse, tx, file, now, record)
})

/** A round that is called after its event is called after the new one, in at most 120 characters; one that nobody named is named anew. */
function nameOfRound(round: string, before: string, event: string, language: Language): string {
  const number = numberOfRound(round, before)
  if (number !== undefined) return givenRoundName(event, number, language)
  if (!round.startsWith(before)) return round
  const rest = round.slice(before.length)
  return `${cutText(event, 120 - rest.length)}${rest}`
}

/** The dates of registration keep their distance to the event; wishes are those of its players, who stay behind. */
function movedSettings({ wishes: _, ...settings }: GivenEventSettings, days: number): GivenEventSettings {
  const { registration } = settings
  if (!registration) return settings
  const moved = (local: string | undefined) =>
    local === undefined
      ? undefined
      : Temporal.PlainDateTime.from(local).add({ days }).toString({ smallestUnit: 'minute' })
  const { opens, closes, ...rest } = registration
  return {
    ...settings,
    registration: {
      ...rest,
      ...(opens !== undefined && { opens: moved(opens) }),
      ...(closes !== undefined && { closes: moved(closes) }),
    } as NonNullable<GivenEventSettings['registration']>,
  }
}
