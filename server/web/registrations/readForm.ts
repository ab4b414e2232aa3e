/** A registration form as it was sent, checked field by field. */
import { isDate, isEmail, isUuid } from '../../../contract/formats.ts'
import type { Asked, Question } from '../../../contract/settings/givenRegistrationSettings.ts'
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
  const errors = new Map<string, string>()
  const text = (name: string) => (fields.get(name) ?? '').normalize('NFC').trim()
  const field = { text, errors }
  const gender = facts.gender ?? genderOf(field)
  const person = facts.asksPerson ? personOf(field, facts, gender) : undefined
  const hcIndex = facts.asksIndex ? indexOf(field) : undefined
  requireHandicap(field, facts, person, hcIndex)
  const teeId = facts.settings.asksTee ? teeOf(field, facts, gender) : undefined
  const answers = readAnswers(fields, facts.settings.questions, errors)
  if (facts.settings.consent !== undefined && text('consent') !== 'yes')
    errors.set('consent', 'Please agree, or you cannot be registered.')
  if (errors.size > 0) throw new FormProblem('Please correct what is marked. What you typed is still there.', errors)
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
  const errors = new Map<string, string>()
  const text = (name: string) => (fields.get(name) ?? '').normalize('NFC').trim()
  const person = personOf({ text, errors }, facts, facts.gender)
  if (errors.size > 0) throw new FormProblem('Please correct what is marked. What you typed is still there.', errors)
  return person
}

/** The key that makes a form count once. Throws {@link FormProblem} for a form that is none of ours. */
export function formKeyOf(fields: URLSearchParams): string {
  const key = fields.get('key') ?? ''
  if (!isUuid(key)) throw new FormProblem('The form was not complete. Open the page again.')
  return key
}

/** Answers by the id of their question; what was left empty is left out. Adds what is wrong to `errors`. */
export function readAnswers(
  fields: URLSearchParams,
  questions: readonly Question[],
  errors: Map<string, string>,
): Record<string, string> {
  const answers = questions.map(({ id, kind, choices = ['Yes', 'No'], required }): [string, string] => {
    const name = `q_${id}`
    const answer = (fields.get(name) ?? '').normalize('NFC').replaceAll('\r\n', '\n').trim()
    if (answer === '') {
      if (required) errors.set(name, kind === 'text' ? 'Please answer.' : 'Please choose.')
    } else if (kind === 'text') {
      if (charactersIn(answer) > longest.answer) errors.set(name, `At most ${longest.answer} characters.`)
      // A line break is the only control character that a person types.
      else if (/[^\P{Cc}\n]/u.test(answer)) errors.set(name, 'Please use letters, digits and signs only.')
    } else if (!choices.includes(answer)) errors.set(name, 'Please choose one of these.')
    return [id, answer]
  })
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''))
}

type Field = { readonly text: (name: string) => string; readonly errors: Map<string, string> }

function line({ text, errors }: Field, name: string, most: number, required?: string): string | undefined {
  const value = text(name)
  if (value === '') {
    if (required !== undefined) errors.set(name, required)
    return undefined
  }
  if (charactersIn(value) > most) errors.set(name, `At most ${most} characters.`)
  else if (/\p{Cc}/u.test(value)) errors.set(name, 'Please use letters, digits and signs only.')
  return value
}

function genderOf({ text, errors }: Field): 'M' | 'F' {
  const gender = text('gender')
  if (gender !== 'M' && gender !== 'F') errors.set('gender', 'Please choose: tees are rated for women and for men.')
  return gender === 'F' ? 'F' : 'M'
}

function personOf(field: Field, facts: FormFacts, gender: 'M' | 'F'): GivenPerson {
  const { text, errors } = field
  const { details } = facts.settings
  const firstName = line(field, 'firstName', longest.name, 'Please enter your first name.') ?? ''
  const lastName = line(field, 'lastName', longest.name, 'Please enter your last name.') ?? ''
  const suffix = line(field, 'suffix', longest.suffix)
  const email = text('email')
  if (!isEmail(email) || email.length > 254)
    errors.set(
      'email',
      email === ''
        ? 'Please enter your e-mail address.'
        : 'Please enter a valid e-mail address, for example anna@example.com.',
    )
  const needs = (asked: Asked) => asked === 'required' && !facts.onFile
  return {
    firstName,
    lastName,
    // An empty suffix clears the one of a profile.
    suffix: suffix ?? '',
    gender,
    email,
    ...(details.phone !== 'no' && phoneOf(field, needs(details.phone))),
    ...(details.dob !== 'no' && birthOf(field, needs(details.dob), facts.today)),
    ...(details.handicap !== 'no' && handicapIdOf(field, facts)),
  }
}

function phoneOf({ text, errors }: Field, required: boolean): Pick<GivenPerson, 'phone' | 'phoneCountryCd'> {
  const phone = text('phone').replaceAll(/[\s()./+-]/g, '')
  const phoneCountryCd = text('phoneCountryCd')
  if (phone === '') {
    if (required) errors.set('phone', 'Please enter your phone number.')
    return {}
  }
  if (!/^\d{4,15}$/.test(phone)) errors.set('phone', 'Please enter a phone number of 4 to 15 digits.')
  if (!isCountry(phoneCountryCd)) errors.set('phoneCountryCd', 'Please choose the country of the number.')
  return { phone, phoneCountryCd }
}

function birthOf({ text, errors }: Field, required: boolean, today: string): Pick<GivenPerson, 'dob'> {
  const dob = text('dob')
  if (dob === '') {
    if (required) errors.set('dob', 'Please enter your date of birth.')
    return {}
  }
  if (!isDate(dob) || !isBirthDate(dob, today))
    errors.set('dob', 'Please enter a date of birth, for example 1985-07-23.')
  return { dob }
}

function handicapIdOf(field: Field, { providers }: FormFacts): Pick<GivenPerson, 'hcId' | 'hcProviderId'> {
  const { text, errors } = field
  const hcId = line(field, 'hcId', longest.hcId)
  const provider = text('hcProviderId')
  if (hcId === undefined) return {}
  const known = providers.find(({ id }) => String(id) === provider)
  if (!known) errors.set('hcProviderId', 'Please choose who keeps your handicap.')
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
  errors.set('hcIndex', 'Please enter an index from +9.9 to 54.0, for example 12.4 or +1.2.')
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
    errors.set('hcIndex', 'Please enter your index, or your handicap id above.')
}

function teeOf({ text, errors }: Field, { tees }: FormFacts, gender: 'M' | 'F'): number | undefined {
  const tee = tees.find(({ teeId }) => String(teeId) === text('teeId'))
  if (tee && tee.gender === gender) return tee.teeId
  errors.set('teeId', tee ? 'This tee is rated for the other gender. Please choose another.' : 'Please choose a tee.')
  return undefined
}
