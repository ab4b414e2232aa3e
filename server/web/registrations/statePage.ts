/** Where somebody stands, in words, and what one can do about it. */

import type { Language } from '../../../contract/words/languages.ts'
import type { WallClock } from '../../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { RegistrationSettings } from '../../domain/events/registrationSettings.ts'
import { roundInWords } from '../../domain/events/roundInWords.ts'
import type { EventHead } from '../../domain/registrations/eventHead.sql.ts'
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { OwnTeeTimes } from '../links/ownTeeTimes.ts'
import { filledHtml } from '../pages/filledHtml.ts'
import { checkInPicture } from './checkInPicture.ts'
import { localMoment } from './localMoment.ts'
import type { OwnDay } from './ownDay.ts'

export type Standing = {
  readonly person: Participant
  readonly settings: RegistrationSettings
  readonly event: WallClock
  readonly head: Pick<EventHead, 'name'>
  readonly sendsMail: boolean
  readonly ownTimes: OwnTeeTimes | undefined
  /** What stands above already. */
  readonly day: OwnDay | undefined
  readonly language: Language
}

/** A card that says it; for an offer with the two answers to it. */
export function standingCard(standing: Standing): Html | undefined {
  const { person, settings, event, sendsMail, language } = standing
  const { standing: titles, standingHow: how } = wordsIn(language).registrations
  switch (person.state) {
    case 'registered':
      return card(
        'good',
        titles.registered,
        html`${teeTimes(standing)}${!standing.day && checkInPicture(person, language)}${sendsMail && startMails(person, language)}`,
      )
    case 'waiting': {
      const says = sendsMail ? how.waitingMail : how.waitingHere
      return card(
        'wait',
        titles.waiting({ place: person.place ?? '' }),
        paragraph(says({ hours: settings.offerHours })),
      )
    }
    case 'offered':
      return card('good', titles.offered, offer(person, event, language))
    case 'ballot': {
      const says = sendsMail ? how.ballotMail : how.ballotHere
      const moment = localMoment(settings.closes, event, language)
      return card('wait', titles.ballot, paragraph(says({ moment })))
    }
    case 'not drawn':
      return card('gone', titles.notDrawn, paragraph(how.notDrawn))
    case 'withdrawn':
    case 'declined':
    case 'expired':
    case 'removed':
      return card('gone', titles[person.state], paragraph(how[person.state]))
    case null:
      return undefined
  }
}

function card(tone: 'good' | 'wait' | 'gone', title: string, text: Html): Html {
  return html`<section class="card standing ${tone}"><h2>${title}</h2>${text}</section>`
}

function paragraph(text: string): Html {
  return html`<p>${text}</p>`
}

function teeTimes({ person: { teeTimes: times }, event, head, ownTimes, day, language }: Standing): Html | undefined {
  const { registrations: words, pages } = wordsIn(language)
  if (times.length === 0) return paragraph(words.noTeeTime)
  if (day && !day.isOver && times.length === 1) return undefined
  const shown = times.map(({ round, teeTime, teeHole, courseName }) => {
    const moment = html`<strong>${localMoment(Temporal.Instant.from(teeTime), event, language)}</strong>`
    const start = filledHtml(words.start, { moment, hole: teeHole, course: courseName })
    return html`<li>${start}${times.length > 1 && ` · ${roundInWords(round, head.name, language)}`}</li>`
  })
  return html`<p>${times.length > 1 ? words.teeTimes : words.teeTime}</p><ul class="times">${shown}</ul>${ownTimes && (!day || day.isOver) && html`<p><a href="${ownTimes.calendar}">${words.calendar}</a> · <a href="${ownTimes.page}">${pages.names.teeSheet}</a></p>`}`
}

/** Whether tee times and messages of the organiser come by mail, and the way to change it. */
function startMails({ startMails: are, formKey }: Participant, language: Language): Html {
  const words = wordsIn(language).registrations
  const [says, action, button] = are
    ? [words.startMails, 'noStartMails', words.noMails]
    : [words.noStartMails, 'startMails', words.wantMails]
  return html`<form method="post" class="actions" id="mails"><input type="hidden" name="key" value="${formKey ?? ''}"><p>${says}</p><button type="submit" name="action" value="${action}" class="plain">${button}</button></form>`
}

function offer({ offerUntil, formKey }: Participant, event: WallClock, language: Language): Html {
  const { standingHow, accept, decline } = wordsIn(language).registrations
  const until = offerUntil === null ? '' : localMoment(Temporal.Instant.from(offerUntil), event, language)
  return html`<p>${filledHtml(standingHow.offered, { until: html`<strong>${until}</strong>` })}</p><form method="post" class="actions"><input type="hidden" name="key" value="${formKey}"><button type="submit" name="action" value="accept">${accept}</button><button type="submit" name="action" value="decline" class="plain">${decline}</button></form>`
}

/** The way out, with what is lost by it, one step away. */
export function withdrawPart({ state, formKey, teeTimes: times }: Participant, language: Language): Html | undefined {
  if (state !== 'registered' && state !== 'waiting' && state !== 'ballot') return undefined
  const { withdraw, withdrawFrom, withdrawing, day } = wordsIn(language).registrations
  const what = withdrawing[state === 'registered' && times.length > 0 ? 'registeredWithTime' : state]
  return html`<details class="card withdraw"><summary>${times.length > 0 ? day.cantCome : withdraw}</summary><p id="withdraw">${what}</p><form method="post" class="actions"><input type="hidden" name="key" value="${formKey ?? ''}"><button type="submit" name="action" value="withdraw" class="danger">${withdrawFrom}</button></form></details>`
}
