/** What players can sign up for, on the page of a club. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { daysInWords } from '../../print/dayInWords.ts'
import { localMoment, untilInWords } from '../registrations/localMoment.ts'
import { dateMark } from './dateMark.ts'
import { fillPicture } from './fillPicture.ts'
import type { ShownRegistration } from './shownRegistrations.ts'

/** An event that takes registrations, now or soon: how full it is, until when, and the way to its form. */
export function registrationLine(event: ShownRegistration, language: Language): Html {
  const words = wordsIn(language).clubPage
  const { name, startDate, endDate, of, overview, signUp, settings, taken } = event
  const days = endDate === startDate ? undefined : daysInWords({ startDate, endDate }, language)
  const facts = [of, days, signUp && places(event, language)].filter(fact => fact !== undefined)
  const what = facts.map((fact, index) => html`${index > 0 && ' · '}<bdi>${fact}</bdi>`)
  const { opens, closes, mode, fieldLimit } = settings
  const until = signUp
    ? html`<p class="what">${words.closes({ until: untilInWords(closes, event, language) })}</p>`
    : opens && html`<p class="what">${words.opensOn({ moment: localMoment(opens, event, language) })}</p>`
  const how = signUp
    ? html`<a class="button lead across" href="${signUp.path}" aria-label="${words.signUpFor({ label: signUp.label, event: name })}">${signUp.label}</a>`
    : html`<span class="tag">${words.opensSoon}</span>`
  // Where lots are drawn nobody has a place yet.
  const fill = signUp && mode !== 'ballot' && fillPicture(taken, fieldLimit)
  return html`<li>${dateMark(startDate, language)}<div><h3><a href="${overview}"><bdi>${name}</bdi></a></h3>${what.length > 0 && html`<p class="what">${what}</p>`}${fill}${until}</div><div class="how">${how}</div></li>`
}

/** `12 of 60 places left`; `All places taken, 4 waiting`; `60 places by lot, 71 in the ballot`. */
function places({ settings, taken, waiting, inBallot }: ShownRegistration, language: Language): string {
  const words = wordsIn(language).clubPage
  const { fieldLimit, mode } = settings
  if (fieldLimit === undefined) return words.registered({ count: taken })
  const most = words.places({ count: fieldLimit })
  if (mode === 'ballot') return words.byLot({ places: most, inBallot })
  if (taken >= fieldLimit) return waiting === 0 ? words.allTaken : words.allTakenWaiting({ waiting })
  return words.placesLeft({ left: fieldLimit - taken, places: most })
}
