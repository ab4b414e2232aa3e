/** A registration form as it was sent, checked field by field. */

import { isDate, isEmail, isUuid } from '../../../contract/formats.ts'
import type { Asked, Question } from '../../../contract/settings/givenRegistrationSettings.ts'
import { readPhone } from '../../../contract/site/readPhone.ts'
import { type Said, said } from '../../../contract/words/say.ts'
import { fromDecimal } from '../../../rules/exact.ts'
import { isCountry } from '../../domain/players/countries.ts'
import { isBirthDate } from '../../domain/players/plausibleDetails.ts'
import type { FormFacts } from '../../domain/registrations/formFacts.ts'
import { FormProblem } from '../../domain/registrations/formProblem.ts'
import type { GivenForm, GivenPerson } from '../../domain/registrations/givenForm.ts'
import { charactersIn } from '../../kernel/charactersIn.ts'

const longest = { name: 60, suffix: 20, answer: 500, hcId: 40 } as const

/** Reads the form. Throws {@link FormProblem} with everything that has to be corrected. */
export function readForm(fields: URLSearchParams, facts: FormFacts): GivenForm {
  const errors = new Map<string, Said>()
  const text = (name: string) => (fields.get(name) ?? '').normalize('NFC').trim()
  const field = { text, errors }
  const gender = facts.gender ?? genderOf(field)
  const person = facts.asksPerson ? personOf(field, facts, gender) : undefined
  const hcIndex = facts.asksIndex ? indexOf(field) : undefined
  requireHandicap(field, facts, person, hcIndex)
  const teeId = facts.settings.asksTee ? teeOf(field, facts, gender) : undefined
  const answers = readAnswers(fields, facts.settings.questions, errors)
  if (facts.settings.consent !== undefined && text('consent') !== 'yes')
    errors.set('consent', said('registrations.errors.consent'))
  if (errors.size > 0) throw new FormProblem(said('registrations.problems.correctKept'), errors)
  return {
    formKey: formKeyOf(fields),
    answers,
    ...(person && { person }),
    ...(hcIndex !== undefined && { hcIndex }),
    ...(teeId !== undefined && { teeId }),
  }
}

/** Reads the details of a person whose link came by mail. Throws {@link FormProblem} with everything that has to be corrected. */
export function readDetails(fields: URLSearchParams, facts: FormFacts & { readonly gender: 'M' | 'F' }): GivenPerson {
  const errors = new Map<string, Said>()
  const text = (name: string) => (fields.get(name) ?? '').normalize('NFC').trim()
  const person = personOf({ text, errors }, facts, facts.gender)
  if (errors.size > 0) throw new FormProblem(said('registrations.problems.correctKept'), errors)
  return person
}

/** The key that makes a form count once. Throws {@link FormProblem} for a form that is none of ours. */
export function formKeyOf(fields: URLSearchParams): string {
  const key = fields.get('key') ?? ''
  if (!isUuid(key)) throw new FormProblem(said('registrations.problems.incomplete'))
  return key
}

/** Answers by the id of their question; what was left empty is left out. Adds what is wrong to `errors`. */
export function readAnswers(
  fields: URLSearchParams,
  questions: readonly Question[],
  errors: Map<string, Said>,
): Record<string, string> {
  const answers = questions.map(({ id, kind, choices = ['Yes', 'No'], required }): [string, string] => {
    const name = `q_${id}`
    const answer = (fields.get(name) ?? '').normalize('NFC').replaceAll('\r\n', '\n').trim()
    if (answer === '') {
      if (required)
        errors.set(name, kind === 'text' ? said('registrations.errors.answer') : said('registrations.errors.choose'))
    } else if (kind === 'text') {
      if (charactersIn(answer) > longest.answer)
        errors.set(name, said('registrations.errors.atMost', { count: longest.answer }))
      // A line break is the only control character that a person types.
      else if (/[^\P{Cc}\n]/u.test(answer)) errors.set(name, said('registrations.errors.signs'))
    } else if (!choices.includes(answer)) errors.set(name, said('registrations.errors.chooseOne'))
    return [id, answer]
  })
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''))
}

type Field = { readonly text: (name: string) => string; readonly errors: Map<string, Said> }

function line({ text, errors }: Field, name: string, most: number, required?: Said): string | undefined {
  const value = text(name)
  if (value === '') {
    if (required !== undefined) errors.set(name, required)
    return undefined
  }
  if (charactersIn(value) > most) errors.set(name, said('registrations.errors.atMost', { count: most }))
  else if (/\p{Cc}/u.test(value)) errors.set(name, said('registrations.errors.signs'))
  return value
}

function genderOf({ text, errors }: Field): 'M' | 'F' {
  const gender = text('gender')
  if (gender !== 'M' && gender !== 'F') errors.set('gender', said('registrations.errors.gender'))
  return gender === 'F' ? 'F' : 'M'
}

function personOf(field: Field, facts: FormFacts, gender: 'M' | 'F'): GivenPerson {
  const { text, errors } = field
  const { details } = facts.settings
  const firstName = line(field, 'firstName', longest.name, said('registrations.errors.firstName')) ?? ''
  const lastName = line(field, 'lastName', longest.name, said('registrations.errors.lastName')) ?? ''
  const suffix = line(field, 'suffix', longest.suffix)
  const email = text('email')
  if (!isEmail(email) || email.length > 254)
    errors.set('email', email === '' ? said('registrations.errors.email') : said('registrations.errors.emailForm'))
  const needs = (asked: Asked) => asked === 'required' && !facts.onFile
  return {
    firstName,
    lastName,
    // An empty suffix clears the one of a profile.
    suffix: suffix ?? '',
    gender,
    email,
    ...(details.phone !== 'no' && phoneOf(field, needs(details.phone), facts.country)),
    ...(details.dob !== 'no' && birthOf(field, needs(details.dob), facts.today)),
    ...(details.handicap !== 'no' && handicapIdOf(field, facts)),
  }
}

function phoneOf(
  { text, errors }: Field,
  required: boolean,
  country: string | undefined,
): Pick<GivenPerson, 'phone' | 'phoneCountryCd'> {
  const given = text('phone')
  if (given === '') {
    if (required) errors.set('phone', said('registrations.errors.phone'))
    return {}
  }
  const phone = readPhone(given, country)
  if (phone && isCountry(phone.phoneCountryCd)) return phone
  errors.set('phone', said('registrations.errors.phoneForm'))
  return {}
}

function birthOf({ text, errors }: Field, required: boolean, today: string): Pick<GivenPerson, 'dob'> {
  const dob = text('dob')
  if (dob === '') {
    if (required) errors.set('dob', said('registrations.errors.dob'))
    return {}
  }
  if (!isDate(dob) || !isBirthDate(dob, today)) errors.set('dob', said('registrations.errors.dobForm'))
  return { dob }
}

function handicapIdOf(field: Field, { providers }: FormFacts): Pick<GivenPerson, 'hcId' | 'hcProviderId'> {
  const { text, errors } = field
  const hcId = line(field, 'hcId', longest.hcId)
  const provider = text('hcProviderId')
  if (hcId === undefined) return {}
  const known = providers.find(({ id }) => String(id) === provider)
  if (!known) errors.set('hcProviderId', said('registrations.errors.provider'))
  return { hcId, hcProviderId: known?.id ?? 0 }
}

/** `12.4`, with a comma too; a plus handicap as `+1.2`. */
function indexOf({ text, errors }: Field): number | undefined {
  const given = text('hcIndex')
  if (given === '') return undefined
  const [, sign, digits] = /^(\+?)(\d{1,2}(?:[.,]\d)?)$/.exec(given) ?? []
  const size = digits === undefined ? Number.NaN : fromDecimal(Number(digits.replace(',', '.')))
  const tenths = sign === '' || size === 0 ? size : -size
  if (tenths >= -99 && tenths <= 540) return tenths / 10
  errors.set('hcIndex', said('registrations.errors.indexForm'))
  return undefined
}

function requireHandicap(
  { errors }: Field,
  { settings, asksIndex, onFile }: FormFacts,
  person: GivenPerson | undefined,
  hcIndex: number | undefined,
): void {
  if (settings.details.handicap !== 'required' || !asksIndex || onFile) return
  if (hcIndex === undefined && person?.hcId === undefined && !errors.has('hcIndex'))
    errors.set('hcIndex', said('registrations.errors.index'))
}

function teeOf({ text, errors }: Field, { tees }: FormFacts, gender: 'M' | 'F'): number | undefined {
  const tee = tees.find(({ teeId }) => String(teeId) === text('teeId'))
  if (tee && tee.gender === gender) return tee.teeId
  errors.set('teeId', tee ? said('registrations.errors.teeOfOthers') : said('registrations.errors.tee'))
  return undefined
}
