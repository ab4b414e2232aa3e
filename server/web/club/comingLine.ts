import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { registrationSettings } from '../../domain/events/registrationSettings.ts'
import { phaseOf } from '../../domain/registrations/phaseOf.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { daysInWords } from '../../print/dayInWords.ts'
import { stateWord } from '../../print/stateInWords.ts'
import { stateMark } from '../frame/masthead.ts'
import { dateMark } from './dateMark.ts'
import { fillPicture } from './fillPicture.ts'
import type { ShownEvent } from './shownEvents.ts'

/** An event to come that takes no registrations now: where, how many rounds, how full it is. */
export function comingLine(
  event: ShownEvent,
  of: string | undefined,
  { now, language }: { readonly now: Temporal.Instant; readonly language: Language },
): Html {
  const words = wordsIn(language).clubPage
  const { name, startDate, endDate, state, course, players, rounds } = event
  const facts = [of, course, rounds > 1 && words.rounds({ count: rounds })].filter(
    fact => fact !== undefined && fact !== null && fact !== false,
  )
  const what = facts.length > 0 ? facts.join(' · ') : daysInWords({ startDate, endDate }, language)
  const settings = registrationSettings(event)
  // Where something is to be had, it stands among the registrations.
  const isFull = event.registrationType === 'Online Questionnaire' && phaseOf(event, state, settings, now) === 'open'
  const how =
    state === 'cancelled'
      ? stateMark(state, stateWord(state, language))
      : isFull && html`<span class="tag">${words.allTaken}</span>`
  const fill = state !== 'cancelled' && fillPicture(players, settings.fieldLimit)
  return html`<li>${dateMark(startDate, language)}<div><h3><a href="${event.path('overview')}"><bdi>${name}</bdi></a></h3><p class="what">${what}</p></div><div class="how">${how}<span class="quiet">${words.players({ count: players })}</span>${fill}</div></li>`
}
