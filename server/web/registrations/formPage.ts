/** The form of a registration: who you are, what the organiser asks, the tee, the consent. */

import type { Asked, Question } from '../../../contract/settings/givenRegistrationSettings.ts'
import { phoneInWords } from '../../../contract/site/phoneInWords.ts'
import { teeInWords } from '../../../contract/site/teeInWords.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { countries } from '../../domain/players/countries.ts'
import type { FormChoices } from '../../domain/registrations/formFacts.ts'
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { dayInWords } from '../../print/dayInWords.ts'
import { decimal } from '../../print/decimal.ts'
import { signed } from '../../print/playerList.ts'
import { filledHtml } from '../pages/filledHtml.ts'
import { checkField, type FormState, inputField, radioField, selectField, textField } from '../pages/formFields.ts'

export type SignUpForm = FormState & {
  readonly facts: FormChoices
  readonly sendsMail: boolean
  /** The message about the whole form. */
  readonly problem?: string | undefined
  readonly formKey: string
  readonly submit: string
}

/** `person`: whose form it is; nobody's in particular where the public registers. */
export function signUpForm(form: SignUpForm, person?: Participant): Html {
  const words = wordsOf(form)
  const { facts, formKey, submit } = form
  const { settings, asksPerson } = facts
  const agree = settings.consent !== undefined && consentPart(form, settings.consent)
  return html`<form method="post" class="form">${problemBox(form)}<input type="hidden" name="key" value="${formKey}"><input type="hidden" name="action" value="signUp">${asksPerson ? personPart(form, person) : person && !person.byName && html`<p class="hint">${words.fromProfile}</p>`}${questionPart(form, settings.questions)}${settings.asksTee && teePart(form)}${asksPerson && morePart(form)}${agree}<p class="actions"><button type="submit">${submit}</button></p></form>`
}

/** The details of a person whose link came by mail: saving them completes the profile. */
export function detailsForm(form: PersonForm, person: Participant): Html {
  return html`<form method="post" class="form" id="details"><input type="hidden" name="key" value="">${personPart(form, person)}${morePart(form)}<p class="actions"><button type="submit" name="action" value="details" class="plain">${wordsOf(form).saveDetails}</button></p></form>`
}

/** Says that something is wrong, above the form. */
export function problemBox({ problem, errors }: { readonly problem?: string | undefined } & Pick<FormState, 'errors'>) {
  if (problem === undefined) return undefined
  const list = [...errors].map(([name, error]) => html`<li><a href="#f-${name}">${error}</a></li>`)
  return html`<div class="problem" role="alert">${list.length > 0 ? html`<p><strong>${problem}</strong></p><ul>${list}</ul>` : html`<p>${problem}</p>`}</div>`
}

/** The questions of an event as fields of the form. */
export function questionFields(form: FormState, questions: readonly Question[]): readonly Html[] {
  const { yes, no } = wordsOf(form)
  return questions.map(({ id, text, kind, choices = [], required = false }) => {
    const options = { name: `q_${id}`, label: text, required }
    if (kind === 'text') return textField(form, { ...options, most: 500 })
    const pairs =
      kind === 'yesNo'
        ? ([
            ['Yes', yes],
            ['No', no],
          ] as const)
        : choices.map(choice => [choice, choice] as const)
    return pairs.length > 5
      ? selectField(form, { ...options, choices: pairs })
      : radioField(form, { ...options, choices: pairs })
  })
}

/** What stands in the fields at first: what is known of the person and may be shown. */
export function knownValues(person: Participant, language: Language): ReadonlyMap<string, string> {
  const { details, answers } = person
  const values: Record<string, string | number | null | undefined> = {
    firstName: person.firstName,
    lastName: person.lastName,
    suffix: person.suffix,
    email: person.email,
    phone: person.phoneCountryCd && person.phone && phoneInWords(person.phoneCountryCd, person.phone),
    dob: person.dob,
    hcProviderId: person.hcProviderId,
    hcId: person.hcId,
    hcIndex: details.hcIndex === undefined ? null : signed(details.hcIndex, 1, language),
    teeId: person.teeId,
    ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [`q_${id}`, answer])),
  }
  return new Map(Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])))
}

type PersonForm = FormState & Pick<SignUpForm, 'facts' | 'sendsMail'>

/** What must be said, with the e-mail address first. */
function personPart(form: PersonForm, person: Participant | undefined): Html {
  const words = wordsOf(form)
  const asked = askedOf(form)
  const pairs = [
    ['F', words.woman],
    ['M', words.man],
  ] as const
  const gender =
    person === undefined &&
    radioField(form, {
      name: 'gender',
      label: words.gender,
      required: true,
      choices: pairs,
      hint: words.genderHint,
    })
  const email = inputField(form, {
    name: 'email',
    label: words.email,
    type: 'email',
    autocomplete: 'email',
    required: true,
    hint: form.sendsMail ? words.emailHint : words.emailHintNoMail,
  })
  const names = html`<div class="pair">${inputField(form, { name: 'firstName', label: words.firstName, autocomplete: 'given-name', most: 60, required: true })}${inputField(form, { name: 'lastName', label: words.lastName, autocomplete: 'family-name', most: 60, required: true })}</div>`
  return html`<fieldset class="part card"><legend>${person ? words.yourDetails : words.whoYouAre}</legend>${person && html`<p class="hint">${words.confirm}</p>`}${email}${names}${gender}${asked.phone === 'required' && phoneField(form, true)}${asked.dob === 'required' && dobField(form, true)}</fieldset>${asked.handicap !== 'no' && handicapPart(form, person, asked.handicap === 'required')}`
}

/** What may be left out, folded away unless something stands in it or has to be corrected. */
function morePart(form: PersonForm): Html {
  const words = wordsOf(form)
  const asked = askedOf(form)
  const parts = [
    asked.phone === 'optional' && { names: ['phone'], label: words.phone },
    asked.dob === 'optional' && { names: ['dob'], label: words.dob },
    asked.handicap === 'optional' && { names: ['hcProviderId', 'hcId'], label: words.handicapId },
    { names: ['suffix'], label: words.suffix },
  ].filter(one => one !== false)
  const isOpen = parts.some(({ names }) => names.some(name => form.value(name) !== '' || form.errors.has(name)))
  const suffix = inputField(form, {
    name: 'suffix',
    label: words.suffix,
    hint: words.suffixHint,
    autocomplete: 'honorific-suffix',
    most: 20,
  })
  return html`<details class="part card own"${isOpen && html` open`}><summary id="more">${words.more} <span class="optional">${parts.map(({ label }) => label).join(' · ')}</span></summary>${asked.phone === 'optional' && phoneField(form, false)}${asked.dob === 'optional' && dobField(form, false)}${asked.handicap === 'optional' && handicapIdFields(form)}${suffix}</details>`
}

/** How much is asked of the person of this form: what is on file already need not be said again. */
function askedOf({ facts }: PersonForm): Readonly<Record<'phone' | 'dob' | 'handicap', Asked>> {
  const of = (asked: Asked) => (asked === 'required' && facts.onFile ? 'optional' : asked)
  const { phone, dob, handicap } = facts.settings.details
  return { phone: of(phone), dob: of(dob), handicap: of(handicap) }
}

function phoneField(form: PersonForm, required: boolean): Html {
  const words = wordsOf(form)
  const { country, onFile } = form.facts
  const [, name] = countries(form.language).find(([code]) => code === country) ?? []
  const hint = name === undefined ? words.phoneHint : words.phoneHintIn({ country: name })
  return inputField(form, {
    name: 'phone',
    label: words.phone,
    type: 'tel',
    autocomplete: 'tel',
    required,
    most: 30,
    hint: onFile ? words.onFile : hint,
  })
}

function dobField(form: PersonForm, required: boolean): Html {
  const words = wordsOf(form)
  const hint = form.facts.onFile && { hint: words.onFile }
  return inputField(form, { name: 'dob', label: words.dob, type: 'date', autocomplete: 'bday', required, ...hint })
}

/** The index, which every list needs, whether it must be said or may be; the id beside it only where one of both is needed. */
function handicapPart(form: PersonForm, person: Participant | undefined, required: boolean): Html | undefined {
  const words = wordsOf(form)
  const { asksIndex } = form.facts
  const index = person?.indexTenths ?? null
  const known =
    index !== null &&
    html`<p class="hint">${knownIndex(form, html`<strong>${signed(index / 10, 1, form.language)}</strong>`, person?.revisionDate)}</p>`
  const ask =
    asksIndex &&
    inputField(form, {
      name: 'hcIndex',
      label: words.handicapIndex,
      inputmode: 'decimal',
      most: 5,
      hint: required ? words.indexHintNeeded : words.indexHint,
    })
  if (!known && !ask && !required) return undefined
  return html`<fieldset class="part card"><legend>${words.handicap}</legend>${known}${ask}${required && handicapIdFields(form)}</fieldset>`
}

function handicapIdFields(form: PersonForm): Html {
  const words = wordsOf(form)
  const choices = form.facts.providers.map(({ id, name }) => [String(id), name] as const)
  return html`${selectField(form, { name: 'hcProviderId', label: words.keptBy, choices })}${inputField(form, { name: 'hcId', label: words.handicapId, most: 40 })}`
}

/** What is known of the index; `date`: when it was revised. */
function knownIndex(form: FormState, index: Html, date: string | null | undefined): Html {
  const words = wordsOf(form)
  return date
    ? filledHtml(words.indexOf, { index, date: dayInWords(date, form.language) })
    : filledHtml(words.index, { index })
}

function questionPart(form: SignUpForm, questions: readonly Question[]): Html | undefined {
  if (questions.length === 0) return undefined
  return html`<fieldset class="part card"><legend>${wordsOf(form).questions}</legend>${questionFields(form, questions)}</fieldset>`
}

function teePart(form: SignUpForm): Html {
  const words = wordsOf(form)
  const { tees, gender } = form.facts
  const choices = tees.map(({ teeId, name, gender: of, ratingTenths, slope }) => {
    const tee = teeInWords(name)
    const whose = gender === undefined ? (of === 'F' ? words.teeWomen : words.teeMen)({ name: tee }) : tee
    return [String(teeId), `${whose} · ${decimal(ratingTenths / 10, form.language, 1)} / ${slope}`] as const
  })
  return html`<fieldset class="part card"><legend>${words.yourTee}</legend>${selectField(form, { name: 'teeId', label: words.tee, choices, required: true, hint: words.teeHint })}</fieldset>`
}

function consentPart(form: SignUpForm, consent: string): Html {
  const words = wordsOf(form)
  const paragraphs = consent.split(/\n+/).map(text => html`<p>${text}</p>`)
  return html`<fieldset class="part card"><legend>${words.consent}</legend>${paragraphs}${checkField(form, { name: 'consent', label: words.agree, required: true })}</fieldset>`
}

function wordsOf({ language }: FormState) {
  return wordsIn(language).registrations.form
}
