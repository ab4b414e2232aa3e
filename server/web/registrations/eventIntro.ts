/** What stands above every registration form: the event, how many places it has, until when. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { RegistrationSettings } from '../../domain/events/registrationSettings.ts'
import type { EventHead } from '../../domain/registrations/eventHead.sql.ts'
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import type { Phase } from '../../domain/registrations/phaseOf.ts'
import type { RecordedDraw } from '../../domain/registrations/recordedDraws.sql.ts'
import { presentStates } from '../../domain/registrations/signUp.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { filledHtml } from '../pages/filledHtml.ts'
import { localMoment, untilInWords } from './localMoment.ts'

type Intro = {
  readonly event: VisibleEvent
  readonly head: EventHead
  readonly settings: RegistrationSettings
  readonly phase: Phase
  readonly person?: Participant | undefined
  readonly draws: readonly RecordedDraw[]
  readonly language: Language
}

/** The head of a registration page: the event, when registration is open, and how many places are left. */
export function eventIntro({ event, head, settings, phase, person, draws, language }: Intro): Html {
  const words = wordsIn(language).registrations
  const maySignUp = phase === 'open' && !presentStates.includes(person?.state ?? null)
  const closes =
    phase === 'open' &&
    html`<p class="quiet">${words.closes({ until: untilInWords(settings.closes, event, language) })}</p>`
  const info = (head.info ?? '').split(/\n+/).filter(text => text.trim() !== '')
  return html`<h2>${words.heading}</h2><p class="quiet">${places(head, settings, language).join(' · ')}</p>${info.map(text => html`<p>${text}</p>`)}${closes}${maySignUp && howPlacesGo({ head, settings, language })}${draws.map(draw => proofOf(draw, event, person, language))}`
}

/** How lots were drawn, so that anybody can draw them again: players stand there by their numbers alone. */
function proofOf(
  { at, seed, playerIds }: RecordedDraw,
  event: VisibleEvent,
  person: Participant | undefined,
  language: Language,
): Html {
  const { drawn, howDrawn, ownNumber, numbers } = wordsIn(language).registrations
  const own = person && playerIds.includes(person.playerId) && html` ${ownNumber({ number: person.playerId })}`
  const moment = localMoment(Temporal.Instant.from(at), event, language)
  const how = filledHtml(howDrawn, { seed: html`<strong>${seed}</strong>` })
  return html`<details class="card"><summary>${drawn({ moment })}</summary><p>${how}${own}</p><p>${numbers({ numbers: playerIds.join(', ') })}</p></details>`
}

/** Said where a form does not simply register. */
function howPlacesGo({
  head,
  settings,
  language,
}: Pick<Intro, 'head' | 'settings'> & { readonly language: Language }): Html | undefined {
  const { byLot, full } = wordsIn(language).registrations
  if (settings.mode === 'ballot') return html`<p>${byLot}</p>`
  const isFull = settings.fieldLimit !== undefined && head.taken >= settings.fieldLimit
  return isFull && settings.waitingList ? html`<p>${full}</p>` : undefined
}

function places(
  { taken, waiting, inBallot }: EventHead,
  { fieldLimit, mode }: RegistrationSettings,
  language: Language,
): readonly string[] {
  const { countRegistered, countTaken, countInBallot, countWaiting } = wordsIn(language).registrations
  return [
    fieldLimit === undefined ? countRegistered({ count: taken }) : countTaken({ taken, limit: fieldLimit }),
    ...(mode === 'ballot' && inBallot > 0 ? [countInBallot({ count: inBallot })] : []),
    ...(waiting > 0 ? [countWaiting({ count: waiting })] : []),
  ]
}

/** What pressing the button does; undefined when there is nothing to be had. */
export function submitLabel({
  head,
  settings,
  language,
}: {
  readonly head: Pick<EventHead, 'taken'>
  readonly settings: RegistrationSettings
  readonly language: Language
}): string | undefined {
  const { ballot, register, wait } = wordsIn(language).registrations.submit
  if (settings.mode === 'ballot') return ballot
  if (settings.fieldLimit === undefined || head.taken < settings.fieldLimit) return register
  return settings.waitingList ? wait : undefined
}

/** Why there is no form. */
export function phaseCard({ event, settings, phase, language }: Intro): Html {
  const { phases, phasesHow: how } = wordsIn(language).registrations
  const moment = (at: Temporal.Instant) => localMoment(at, event, language)
  const texts: Readonly<Record<Phase, readonly [string, string]>> = {
    open: [phases.full, how.full],
    'not published': [phases.notPublished, how.notPublished],
    'not by link': [phases.notByLink, how.notByLink],
    'not yet': [phases.notYet, settings.opens ? how.notYet({ moment: moment(settings.opens) }) : how.notYetUnknown],
    closed: [phases.closed, how.closed({ moment: moment(settings.closes) })],
    begun: [phases.begun, how.begun],
    cancelled: [phases.cancelled, how.cancelled],
  }
  const [title, text] = texts[phase]
  return html`<section class="card standing gone"><h2>${title}</h2><p>${text}</p></section>`
}
