/** What stands above every registration form: the event, how many places it has, until when. */

import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { RegistrationSettings } from '../../domain/events/registrationSettings.ts'
import type { EventHead } from '../../domain/registrations/eventHead.sql.ts'
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import type { Phase } from '../../domain/registrations/phaseOf.ts'
import type { RecordedDraw } from '../../domain/registrations/recordedDraws.sql.ts'
import { presentStates } from '../../domain/registrations/signUp.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { localMoment, untilInWords } from './localMoment.ts'

type Intro = {
  readonly event: VisibleEvent
  readonly head: EventHead
  readonly settings: RegistrationSettings
  readonly phase: Phase
  readonly person?: Participant | undefined
  readonly draws: readonly RecordedDraw[]
}

/** The head of a registration page: the event, when registration is open, and how many places are left. */
export function eventIntro({ event, head, settings, phase, person, draws }: Intro): Html {
  const maySignUp = phase === 'open' && !presentStates.includes(person?.state ?? null)
  const closes =
    phase === 'open' && html`<p class="quiet">Registration closes ${untilInWords(settings.closes, event.timeZone)}.</p>`
  const info = (head.info ?? '').split(/\n+/).filter(text => text.trim() !== '')
  return html`<h2>Registration</h2><p class="quiet">${places(head, settings).join(' · ')}</p>${info.map(text => html`<p>${text}</p>`)}${closes}${maySignUp && howPlacesGo({ head, settings })}${draws.map(draw => proofOf(draw, event, person))}`
}

/** How lots were drawn, so that anybody can draw them again: players stand there by their numbers alone. */
function proofOf(
  { at, seed, playerIds }: RecordedDraw,
  { timeZone }: VisibleEvent,
  person: Participant | undefined,
): Html {
  const own = person && playerIds.includes(person.playerId) && html` Your number is ${person.playerId}.`
  return html`<details class="card"><summary>Lots were drawn on ${localMoment(Temporal.Instant.from(at), timeZone)}</summary><p>The seed was <strong>${seed}</strong>. Each player has a number, and a lot: the SHA-256 of the seed, a colon and the number, in hexadecimal digits. The lowest lot comes first.${own}</p><p>The numbers in the order of their lots: ${playerIds.join(', ')}</p></details>`
}

/** Said where a form does not simply register. */
function howPlacesGo({ head, settings }: Pick<Intro, 'head' | 'settings'>): Html | undefined {
  if (settings.mode === 'ballot')
    return html`<p>Lots are drawn for the places after registration has closed: when you enter makes no difference.</p>`
  const isFull = settings.fieldLimit !== undefined && head.taken >= settings.fieldLimit
  if (!isFull || !settings.waitingList) return undefined
  return html`<p>All places are taken. On the waiting list you are offered a place, in turn, when one becomes free.</p>`
}

function places(
  { taken, waiting, inBallot }: EventHead,
  { fieldLimit, mode }: RegistrationSettings,
): readonly string[] {
  const most = fieldLimit === undefined ? `${taken} registered` : `${taken} of ${fieldLimit} places taken`
  return [
    most,
    ...(mode === 'ballot' && inBallot > 0 ? [`${inBallot} in the ballot`] : []),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
  ]
}

/** What pressing the button does; undefined when there is nothing to be had. */
export function submitLabel({
  head,
  settings,
}: {
  readonly head: Pick<EventHead, 'taken'>
  readonly settings: RegistrationSettings
}): string | undefined {
  if (settings.mode === 'ballot') return 'Enter the ballot'
  if (settings.fieldLimit === undefined || head.taken < settings.fieldLimit) return 'Register'
  return settings.waitingList ? 'Join the waiting list' : undefined
}

/** Why there is no form. */
export function phaseCard({ event, settings, phase }: Intro): Html {
  const moment = (at: Temporal.Instant) => localMoment(at, event.timeZone)
  const texts: Readonly<Record<Phase, readonly [string, string]>> = {
    open: ['All places are taken', 'There is no waiting list. Ask the organiser whether a place becomes free.'],
    'not published': ['The event is not published yet', 'Come back when the organiser has published it.'],
    'not by link': ['Players do not register themselves for this event', 'Please ask the organiser.'],
    'not yet': [
      'Registration is not open yet',
      `It opens on ${settings.opens ? moment(settings.opens) : 'a day that is not known yet'}.`,
    ],
    closed: ['Registration is closed', `It closed on ${moment(settings.closes)}. Please ask the organiser.`],
    begun: ['The event has begun', 'Please ask the committee on the spot.'],
    cancelled: ['The event is cancelled', 'There is nothing that you have to do.'],
  }
  const [title, text] = texts[phase]
  return html`<section class="card standing gone"><h2>${title}</h2><p>${text}</p></section>`
}
