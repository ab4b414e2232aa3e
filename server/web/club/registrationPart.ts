/** What players can sign up for, on the page of a club. */
import { type Html, html } from '../../kernel/http/html.ts'
import { daysInWords } from '../../print/dayInWords.ts'
import { localMoment, untilInWords } from '../registrations/localMoment.ts'
import { dateMark } from './dateMark.ts'
import type { ShownRegistration } from './shownRegistrations.ts'

/** The events that take registrations now or soon; nothing where there is none. */
export function registrationPart(registrations: readonly ShownRegistration[]): Html | undefined {
  if (registrations.length === 0) return undefined
  return html`<section><h2>Sign up</h2><ol class="panel calendar">${registrations.map(line)}</ol></section>`
}

function line(event: ShownRegistration): Html {
  const { name, startDate, endDate, timeZone, of, overview, signUp, settings } = event
  const days = endDate === startDate ? undefined : daysInWords({ startDate, endDate })
  const facts = [of, days, signUp && places(event)].filter(fact => fact !== undefined)
  const what = facts.map((fact, index) => html`${index > 0 && ' · '}<bdi>${fact}</bdi>`)
  const { opens, closes } = settings
  const until = signUp
    ? html`<p class="what">Closes ${untilInWords(closes, timeZone)}</p>`
    : opens && html`<p class="what">Opens on ${localMoment(opens, timeZone)}</p>`
  const how = signUp
    ? html`<a class="button lead across" href="${signUp.path}" aria-label="${signUp.label}: ${name}">${signUp.label}</a>`
    : html`<span class="tag">Opens soon</span>`
  return html`<li>${dateMark(startDate)}<div><h3><a href="${overview}"><bdi>${name}</bdi></a></h3>${what.length > 0 && html`<p class="what">${what}</p>`}${until}</div><div class="how">${how}</div></li>`
}

/** `12 of 60 places left`; `All places taken, 4 waiting`; `60 places by lot, 71 in the ballot`. */
function places({ settings, taken, waiting, inBallot }: ShownRegistration): string {
  const { fieldLimit, mode } = settings
  if (fieldLimit === undefined) return `${taken} registered`
  const most = `${fieldLimit} ${fieldLimit === 1 ? 'place' : 'places'}`
  if (mode === 'ballot') return `${most} by lot, ${inBallot} in the ballot`
  if (taken >= fieldLimit) return waiting === 0 ? 'All places taken' : `All places taken, ${waiting} waiting`
  return `${fieldLimit - taken} of ${most} left`
}
