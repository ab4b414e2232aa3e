/** The page of somebody's own registration. */

import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { type RegistrationSettings, registrationSettings } from '../../domain/events/registrationSettings.ts'
import { type EventHead, eventHead } from '../../domain/registrations/eventHead.sql.ts'
import { type FormChoices, formFacts, ownDetails } from '../../domain/registrations/formFacts.ts'
import { type Participant, participant } from '../../domain/registrations/participant.sql.ts'
import { type Phase, phaseOf } from '../../domain/registrations/phaseOf.ts'
import { type RecordedDraw, recordedDraws } from '../../domain/registrations/recordedDraws.sql.ts'
import { presentStates } from '../../domain/registrations/signUp.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import type { LinkRequest } from '../links/linkGuard.ts'
import { communitiesBelow, isAdministrator } from '../links/links.sql.ts'
import { type OwnTeeTimes, ownTeeTimes } from '../links/ownTeeTimes.ts'
import { filledHtml } from '../pages/filledHtml.ts'
import type { FormState } from '../pages/formFields.ts'
import { asOf, dayPart } from './dayPart.ts'
import { eventIntro, phaseCard, submitLabel } from './eventIntro.ts'
import { detailsForm, knownValues, problemBox, questionFields, signUpForm } from './formPage.ts'
import { cameByMail } from './mailProof.ts'
import { type OwnDay, ownDay } from './ownDay.ts'
import { boardsToAsk, type OwnPlace, ownPlaces } from './ownPlaces.ts'
import { standingCard, withdrawPart } from './statePage.ts'

/** What a registration page is about; `person` on a personal one. */
export type RegistrationView = {
  readonly event: VisibleEvent
  readonly head: EventHead
  readonly settings: RegistrationSettings
  readonly phase: Phase
  readonly choices: FormChoices
  readonly person: Participant | undefined
  readonly draws: readonly RecordedDraw[]
  readonly sendsMail: boolean
  /** The link came by mail to the person's address. */
  readonly byMail: boolean
  /** Where the person's tee times are, once there are some. */
  readonly ownTimes: OwnTeeTimes | undefined
  /** The day of the round that is played, or comes next; undefined without a tee time in it. */
  readonly day: OwnDay | undefined
  readonly places: readonly OwnPlace[]
  readonly language: Language
}

type Opening = Pick<LinkRequest, 'link' | 'event' | 'query'>

/** Reads it; undefined when the link is for somebody who has nothing to do with the event. */
export async function registrationView(
  service: Service,
  opening: Opening,
  language: Language,
): Promise<RegistrationView | undefined> {
  const { communityId, playerId } = opening.link
  const [scope, mayScore] = await service.database.read('everything', tx =>
    Promise.all([
      communitiesBelow(tx, communityId),
      playerId !== undefined && isAdministrator(tx, communityId, playerId).then(is => !is),
    ]),
  )
  const read = await service.database.read(scope, tx => readView(service, tx, opening, { mayScore, language }))
  if (!read) return undefined
  const { boards, ...view } = read
  // Standings are counted outside of a transaction.
  const places = boards && playerId !== undefined ? await ownPlaces(service, boards, playerId) : []
  return { ...view, places }
}

async function readView(
  service: Service,
  tx: Transaction,
  opening: Opening,
  { mayScore, language }: { readonly mayScore: boolean; readonly language: Language },
) {
  const { communityId, playerId } = opening.link
  const event = await visibleEvent(tx, opening.event, [communityId])
  if (!event) return undefined
  const found = playerId === undefined ? undefined : await participant(tx, event, playerId)
  if (playerId !== undefined && !(found?.belongs || found?.state)) return undefined
  const settings = registrationSettings(event)
  const now = service.clock()
  const person = found && atMoment(found, now)
  const byMail = person !== undefined && cameByMail(service, opening, person)
  const isPlaced = person !== undefined && person.teeTimes.length > 0
  const [head, draws, choices, ownTimes, day] = await Promise.all([
    eventHead(tx, event),
    settings.mode === 'ballot' ? recordedDraws(tx, event.communityId, event.registrationEventId) : [],
    formFacts(tx, event, settings, person, byMail, now),
    isPlaced ? ownTeeTimes({ service, tx }, event, person.playerId) : undefined,
    isPlaced ? ownDay({ service, tx }, event, person, { mayScore, language }) : undefined,
  ])
  return {
    event,
    head,
    settings,
    phase: phaseOf(event, head.state, settings, now),
    choices,
    person,
    draws,
    sendsMail: service.config.mail !== undefined,
    byMail,
    ownTimes,
    day,
    boards: day && (await boardsToAsk({ service, tx }, event)),
    language,
  }
}

/** An offer that was not accepted in time has ended, also before anybody has written so. */
function atMoment(person: Participant, now: Temporal.Instant): Participant {
  const { state, offerUntil } = person
  const isOver = state === 'offered' && offerUntil !== null && Date.parse(offerUntil) <= now.epochMilliseconds
  return isOver ? { ...person, state: 'expired', offerUntil: null } : person
}

/** A form that was sent and not taken. */
export type Returned = {
  readonly fields: URLSearchParams
  readonly message: string
  readonly errors: ReadonlyMap<string, string>
}

/** `ownLink`: the address that leads back here. */
export function personalBody(
  view: RegistrationView & { readonly person: Participant },
  options: {
    readonly ownLink: string
    readonly returned: Returned | undefined
    readonly saved: boolean
    readonly detailsSaved: boolean
    readonly mailed: boolean
    readonly now: Temporal.Instant
  },
): Html {
  const { person, event, phase, language } = view
  const words = wordsIn(language).registrations
  const { returned } = options
  const said = options.saved ? words.saved.answers : options.detailsSaved && words.saved.details
  const saved = said && !returned && html`<p class="card" role="status">${said}</p>`
  const mailed = options.mailed && html`<p class="card" role="status">${words.saved.mailed}</p>`
  const known = knownValues(person, language)
  const errors = returned?.errors ?? new Map<string, string>()
  const value = (name: string) => returned?.fields.get(name) ?? known.get(name) ?? ''
  const form = { value, errors, problem: returned?.message, language }
  const isPresent = presentStates.includes(person.state)
  const isForm = !isPresent && person.state !== 'removed' && phase === 'open' && submitLabel(view) !== undefined
  const parts = isPresent
    ? html`${problemBox(form)}${phase !== 'begun' && phase !== 'cancelled' && withdrawPart(person, language)}${phase === 'open' && answersForm(form, view)}`
    : isForm
      ? signUpForm(
          {
            ...form,
            facts: view.choices,
            sendsMail: view.sendsMail,
            formKey: keyOf(returned),
            submit: submitLabel(view) ?? '',
          },
          person,
        )
      : html`${problemBox(form)}${phaseCard(view)}`
  const name = [person.firstName, person.lastName, person.suffix].filter(Boolean).join(' ')
  const asks = isForm && view.choices.asksPerson
  const details = person.byName || asks ? undefined : ownPart(form, view, person)
  const standing = standingCard(view)
  const below = html`${parts}${details}${linkPart(options.ownLink, view)}`
  if (view.day) {
    const day = dayPart({ ...view, day: view.day, person })
    return html`${saved}${mailed}${day}${asOf(options.now, event, language)}${standing}${below}${eventIntro(view)}`
  }
  const whose = html`<p class="whose">${filledHtml(words.whose, { name: html`<strong>${name}</strong>` })}</p>`
  return html`${eventIntro(view)}${whose}${saved}${mailed}${standing}${asOf(options.now, event, language)}${below}`
}

/** A form that comes back keeps its key: it counts once, however often it is sent. */
export function keyOf(returned: Returned | undefined): string {
  return returned?.fields.get('key') || crypto.randomUUID()
}

/** The answers, folded unless one is missing or was not taken. */
function answersForm(form: FormState, { settings, person, language }: RegistrationView): Html | undefined {
  if (settings.questions.length === 0) return undefined
  const { yourAnswers, saveAnswers } = wordsIn(language).registrations.form
  const isMissing = settings.questions.some(({ id, required }) => required === true && form.value(`q_${id}`) === '')
  const isOpen = isMissing || form.errors.size > 0
  return html`<details class="card own"${isOpen && html` open`}><summary>${yourAnswers}</summary><form method="post" class="form"><input type="hidden" name="key" value="${person?.formKey ?? ''}">${questionFields(form, settings.questions)}<p class="actions"><button type="submit" name="action" value="answers" class="plain">${saveAnswers}</button></p></form></details>`
}

/** The own details: a form for who opened the link from a mail, the way there for everybody else. */
function ownPart(form: FormState, { choices, sendsMail, byMail, language }: RegistrationView, person: Participant) {
  if (byMail) {
    const { details } = wordsIn(language).registrations.own
    const fields = detailsForm({ ...form, facts: ownDetails(choices), sendsMail }, person)
    return html`<details class="card own"${(form.errors.size > 0 || !person.completed) && html` open`}><summary>${details}</summary>${fields}</details>`
  }
  return sendsMail ? mailPart(language) : undefined
}

/** The way to the own details for somebody whose link did not come by mail. */
function mailPart(language: Language): Html {
  const { details, detailsHow, sendLink } = wordsIn(language).registrations.own
  return html`<details class="card own"><summary>${details}</summary><p>${detailsHow}</p><form method="post" class="actions"><button type="submit" name="action" value="mailLink" class="plain">${sendLink}</button></form></details>`
}

function linkPart(ownLink: string, { sendsMail, language }: RegistrationView): Html {
  const { link, linkInMails, linkNoMails } = wordsIn(language).registrations.own
  return html`<details class="card own"${!sendsMail && html` open`}><summary>${link}</summary><p>${sendsMail ? linkInMails : linkNoMails}</p><p><a href="${ownLink}">${ownLink}</a></p></details>`
}
