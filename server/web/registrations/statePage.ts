/** Where somebody stands, in words, and what one can do about it. */

import { checkInCode } from '../../../contract/site/checkInCode.ts'
import type { RegistrationSettings } from '../../domain/events/registrationSettings.ts'
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { qrCode } from '../pages/qrCode.ts'
import { localMoment } from './localMoment.ts'

export type Standing = {
  readonly person: Participant
  readonly settings: RegistrationSettings
  readonly timeZone: string
  readonly sendsMail: boolean
  readonly calendar: string | undefined
}

/** A card that says it; for an offer with the two answers to it. */
export function standingCard({ person, settings, timeZone, sendsMail, calendar }: Standing): Html | undefined {
  const where = sendsMail ? 'by mail and on this page' : 'on this page'
  const moment = (at: Temporal.Instant) => localMoment(at, timeZone)
  switch (person.state) {
    case 'registered':
      return card(
        'good',
        'You are registered',
        html`${teeTimes(person, timeZone, calendar)}${sendsMail && startMails(person)}${codeOf(person)}`,
      )
    case 'waiting':
      return card(
        'wait',
        `You are number ${person.place} on the waiting list`,
        html`<p>When a place becomes free and it is your turn, you are offered it ${where}. You then have ${settings.offerHours} hours to accept.</p>`,
      )
    case 'offered':
      return card('good', 'A place is free for you', offer(person, moment))
    case 'ballot':
      return card(
        'wait',
        'You are in the ballot',
        html`<p>Lots are drawn after registration has closed on ${moment(settings.closes)}. You learn ${where} whether you have a place.</p>`,
      )
    case 'not drawn':
      return card(
        'gone',
        'You were not drawn for a place',
        html`<p>All places went to other players, and there is no waiting list.</p>`,
      )
    case 'withdrawn':
      return card('gone', 'You have withdrawn', html`<p>Your place is free for others.</p>`)
    case 'declined':
      return card('gone', 'You have declined the place', html`<p>It went to the next on the waiting list.</p>`)
    case 'expired':
      return card(
        'gone',
        'Your offer of a place has expired',
        html`<p>It was not accepted in time and went to the next on the waiting list.</p>`,
      )
    case 'removed':
      return card(
        'gone',
        'The organiser has cancelled your registration',
        html`<p>If you think that this is a mistake, please ask the organiser.</p>`,
      )
    case null:
      return undefined
  }
}

/** What the desk reads with a camera: who somebody is, and nothing else. */
function codeOf({ playerId }: Participant): Html {
  return html`<figure class="own-code">${qrCode(checkInCode(playerId), 'Your code for check-in')}<figcaption>Show this code at check-in.</figcaption></figure>`
}

function card(tone: 'good' | 'wait' | 'gone', title: string, text: Html): Html {
  return html`<section class="card standing ${tone}"><h2>${title}</h2>${text}</section>`
}

function teeTimes({ teeTimes: times }: Participant, timeZone: string, calendar: string | undefined): Html {
  if (times.length === 0) return html`<p>Your tee time will appear here as soon as it is set.</p>`
  const shown = times.map(
    ({ round, teeTime, teeHole, courseName }) =>
      html`<li><strong>${localMoment(Temporal.Instant.from(teeTime), timeZone)}</strong>, hole ${teeHole}, ${courseName}${times.length > 1 && ` · ${round}`}</li>`,
  )
  return html`<p>${times.length > 1 ? 'Your tee times:' : 'Your tee time:'}</p><ul class="times">${shown}</ul>${calendar && html`<p><a href="${calendar}">Put into your calendar</a></p>`}`
}

/** Whether tee times and messages of the organiser come by mail, and the way to change it. */
function startMails({ startMails: are, formKey }: Participant): Html {
  const [says, action, button] = are
    ? ['Tee times and messages of the organiser may reach you by mail.', 'noStartMails', 'No such mails']
    : ['You get no mails about tee times, and no messages.', 'startMails', 'Tell me by mail']
  return html`<form method="post" class="actions"><input type="hidden" name="key" value="${formKey ?? ''}"><p>${says}</p><button type="submit" name="action" value="${action}" class="plain">${button}</button></form>`
}

function offer({ offerUntil, formKey }: Participant, moment: (at: Temporal.Instant) => string): Html {
  const until = offerUntil === null ? '' : moment(Temporal.Instant.from(offerUntil))
  return html`<p>Accept it by <strong>${until}</strong>, or it goes to the next person on the waiting list.</p><form method="post" class="actions"><input type="hidden" name="key" value="${formKey}"><button type="submit" name="action" value="accept">Accept the place</button><button type="submit" name="action" value="decline" class="plain">Decline</button></form>`
}

/** The way out, with what is lost by it, one step away. */
export function withdrawPart({ state, formKey, teeTimes: times }: Participant): Html | undefined {
  if (state !== 'registered' && state !== 'waiting' && state !== 'ballot') return undefined
  const what = {
    registered: `Your place becomes free for others${times.length > 0 ? ', and your tee time is given up' : ''}.`,
    waiting: 'You lose your number on the waiting list.',
    ballot: 'No lot is drawn for you.',
  }[state]
  return html`<details class="card withdraw"><summary>Withdraw</summary><p>${what} This cannot be taken back: while registration is open you may sign up anew, behind all others.</p><form method="post" class="actions"><input type="hidden" name="key" value="${formKey ?? ''}"><button type="submit" name="action" value="withdraw" class="danger">Withdraw from the event</button></form></details>`
}
