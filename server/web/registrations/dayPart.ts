/** The day of a player on the own page: the time large, then everything for the first tee; after the round the place. */
import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import type { WallClock } from '../../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { capital } from '../../print/capital.ts'
import { momentInWords, timeAt } from '../../print/dayInWords.ts'
import { playedInWords, scoreCell } from '../../print/leadersOf.ts'
import { signed } from '../../print/playerList.ts'
import type { OwnTeeTimes } from '../links/ownTeeTimes.ts'
import { checkInPicture } from './checkInPicture.ts'
import type { OwnDay, OwnHole } from './ownDay.ts'
import type { OwnPlace } from './ownPlaces.ts'
import { strokesInWords } from './strokesInWords.ts'

export type Day = {
  readonly day: OwnDay
  readonly places: readonly OwnPlace[]
  readonly person: Pick<Participant, 'firstName' | 'playerId'>
  readonly ownTimes: OwnTeeTimes | undefined
  readonly event: WallClock
  readonly language: Language
}

/** The panels of the day. Of a round that is over the result is what counts, and nobody has to be anywhere. */
export function dayPart(shown: Day): Html {
  const { day } = shown
  const before = !day.isOver && html`${timeOf(shown)}${waysOf(shown)}${codeOf(shown)}`
  return html`<div class="my-day">${before}${placesPanel(shown)}${partnersPanel(shown)}${strokesPanel(shown)}</div>`
}

/** The code for check-in, one tap away: it is large, and wanted once. */
function codeOf({ person, language }: Day): Html {
  return html`<details class="card"><summary>${wordsIn(language).registrations.code}</summary>${checkInPicture(person, language)}</details>`
}

function timeOf({ day, person, event, language }: Day): Html {
  const words = wordsIn(language).registrations.day
  const { teeTime, hole, courseName, tee, playingHandicap } = day
  const date = teeTime
    .toZonedDateTimeISO(event.timeZone)
    .toPlainDate()
    .toLocaleString(languageFacts[language].locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const facts = [
    courseName,
    tee,
    playingHandicap !== null && words.handicap({ handicap: signed(playingHandicap, 0, language) }),
  ]
  return html`<section class="own-start"><h2>${words.startsAt({ name: person.firstName })} <time class="serif" datetime="${teeTime.toString()}">${timeAt(teeTime, event, language)}</time></h2><p>${date}, <strong>${words.hole({ hole })}</strong><br>${facts.filter(Boolean).join(' · ')}</p></section>`
}

function waysOf({ day, ownTimes, language }: Day): Html {
  const { registrations, pages } = wordsIn(language)
  const score = day.keepScore && html`<a href="${day.keepScore}" class="button lead big">${pages.start.keepScore}</a>`
  const times =
    ownTimes &&
    html`<a href="${ownTimes.calendar}" class="button">${registrations.day.calendar}</a><a href="${ownTimes.page}" class="button">${pages.names.teeSheet}</a>`
  return html`<p class="ways">${score}${times}</p>`
}

function partnersPanel({ day, language }: Day): Html | undefined {
  const { with: title, marker, handicapShort } = wordsIn(language).registrations.day
  if (day.partners.length === 0) return undefined
  const lines = day.partners.map(
    ({ name, playingHandicap }) =>
      html`<li><bdi>${name}</bdi>${playingHandicap !== null && html`<span><span class="hidden">${handicapShort} </span>${signed(playingHandicap, 0, language)}</span>`}</li>`,
  )
  return html`<section class="card"><h2>${title}</h2><ul class="partners">${lines}</ul>${!day.isOver && html`<p class="quiet">${marker}</p>`}</section>`
}

/** The card with a dot for each stroke, nine holes in a line; nothing without a handicap. */
function strokesPanel({ day: { holes, playingHandicap }, language }: Day): Html | undefined {
  const words = wordsIn(language).registrations.day
  if (playingHandicap === null || holes.length === 0) return undefined
  const count = holes.reduce((sum, { received }) => sum + received, 0)
  const title = count < 0 ? words.given({ count: -count }) : words.received({ count })
  return html`<section class="card"><h2>${title}</h2><ol class="dotted">${holes.map(hole => holeOf(hole, language))}</ol><p class="quiet">${capital(strokesInWords(holes, language))}.</p></section>`
}

function holeOf({ number, par, received }: OwnHole, language: Language): Html {
  const { registrations, reasons } = wordsIn(language)
  const said =
    received === 0
      ? ''
      : received > 0
        ? `: ${reasons.strokesOnHole({ count: received })}`
        : `: ${registrations.day.given({ count: -received })}`
  const dots = received < 0 ? '+'.repeat(-received) : '•'.repeat(received)
  return html`<li${received !== 0 && html` class="has"`}><span class="hidden">${registrations.day.ofHole({ hole: number, par })}${said}</span><span aria-hidden="true"><b>${number}</b><small>${par}</small><i>${dots}</i></span></li>`
}

function placesPanel({ day, places, language }: Day): Html | undefined {
  const words = wordsIn(language).registrations.day
  if (places.length === 0) return undefined
  const lines = places.map(({ boardName, flightName, unit, row, path }) => {
    const score = [scoreCell(unit, row, language).text, playedInWords(row, language)].filter(Boolean).join(', ')
    const name = flightName === undefined ? boardName : `${boardName}: ${flightName}`
    return html`<li><b class="serif">${row.label}</b><a href="${path}">${name}</a><span>${score}</span></li>`
  })
  return html`<section class="card"><h2>${day.isOver ? words.over : words.standing}</h2><ul class="own-places">${lines}</ul><p class="quiet">${words.whole}</p></section>`
}

/** When the page was true; a copy that the browser kept says more loudly that it is one. */
export function asOf(now: Temporal.Instant, event: WallClock, language: Language): Html {
  const words = wordsIn(language).registrations.day
  return html`<p class="as-of quiet">${words.asOf({ moment: momentInWords(now, event, language) })} <strong>${words.offline}</strong></p>`
}
