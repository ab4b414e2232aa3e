/** The parts of a form: each field with its label, its hint and what is wrong with it, bound to one another. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'

/** What stands in a form: the values by the name of the field, and what is wrong with them. */
export type FormState = {
  readonly value: (name: string) => string
  readonly errors: ReadonlyMap<string, string>
  /** Of whoever fills it in; English if left out. */
  readonly language: Language
}

export type FieldOptions = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
}

type InputOptions = FieldOptions & {
  readonly type?: 'text' | 'email' | 'tel' | 'date'
  readonly autocomplete?: string
  readonly inputmode?: 'decimal' | 'tel'
  readonly most?: number
}

/** A labelled input with what was typed, and what is wrong with it below. */
export function inputField(form: FormState, options: InputOptions): Html {
  const { name, type = 'text', autocomplete, inputmode, most, required } = options
  const more = html`${autocomplete && html` autocomplete="${autocomplete}"`}${inputmode && html` inputmode="${inputmode}"`}${most && html` maxlength="${most}"`}${required && html` required`}`
  return field(
    form,
    options,
    html`<input id="f-${name}" name="${name}" type="${type}" value="${form.value(name)}"${more}${bound(form, options)}>`,
  )
}

/** The same as a text of several lines. */
export function textField(form: FormState, options: FieldOptions & { readonly most: number }): Html {
  const { name, most, required } = options
  return field(
    form,
    options,
    html`<textarea id="f-${name}" name="${name}" rows="3" maxlength="${most}"${required && html` required`}${bound(form, options)}>
${form.value(name)}</textarea>`,
  )
}

export type Choice = readonly [value: string, label: string]

/** The same as a choice from a list. */
export function selectField(form: FormState, options: FieldOptions & { readonly choices: readonly Choice[] }): Html {
  const { name, choices, required } = options
  const chosen = form.value(name)
  const shown = choices.map(
    ([value, label]) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  )
  return field(
    form,
    options,
    html`<select id="f-${name}" name="${name}"${required && html` required`}${bound(form, options)}><option value="">${wordsOf(form).choose}</option>${shown}</select>`,
  )
}

/** A choice of few, all of them visible. */
export function radioField(form: FormState, options: FieldOptions & { readonly choices: readonly Choice[] }): Html {
  const { name, label, choices, required } = options
  const chosen = form.value(name)
  const shown = choices.map(
    ([value, text], index) =>
      html`<label class="choice"><input type="radio" id="f-${name}${index > 0 && `-${index}`}" name="${name}" value="${value}"${value === chosen && html` checked`}${required && html` required`}${index === 0 && bound(form, options)}>${text}</label>`,
  )
  return html`<fieldset class="field radios"><legend>${label}${optionalMark(form, required)}</legend>${hintOf(options)}<div class="choices">${shown}</div>${errorOf(form, name)}</fieldset>`
}

/** One thing to tick. */
export function checkField(form: FormState, options: FieldOptions): Html {
  const { name, label, required } = options
  const checked = form.value(name) === 'yes'
  return html`<div class="field"><label class="choice"><input type="checkbox" id="f-${name}" name="${name}" value="yes"${checked && html` checked`}${required && html` required`}${bound(form, options)}>${label}</label>${hintOf(options)}${errorOf(form, name)}</div>`
}

function field(form: FormState, options: FieldOptions, control: Html): Html {
  const { name, label, required } = options
  return html`<div class="field"><label for="f-${name}">${label}${optionalMark(form, required)}</label>${hintOf(options)}${control}${errorOf(form, name)}</div>`
}

function optionalMark(form: FormState, required: boolean | undefined): Html | false {
  return !required && html` <span class="optional">${wordsOf(form).optional}</span>`
}

function wordsOf({ language }: FormState) {
  return wordsIn(language).registrations.form
}

function hintOf({ name, hint }: FieldOptions): Html | '' | undefined {
  return hint && html`<p class="hint" id="f-${name}-hint">${hint}</p>`
}

function errorOf({ errors }: FormState, name: string): Html | undefined {
  const error = errors.get(name)
  return error === undefined ? undefined : html`<p class="error" id="f-${name}-error">${error}</p>`
}

/** The first field that is wrong has the focus when the page opens. */
function bound({ errors }: FormState, { name, hint }: FieldOptions): Html {
  const isWrong = errors.has(name)
  const ids = [hint && `f-${name}-hint`, isWrong && `f-${name}-error`].filter(Boolean).join(' ')
  const [first] = errors.keys()
  return html`${ids && html` aria-describedby="${ids}"`}${isWrong && html` aria-invalid="true"`}${first === name && html` autofocus`}`
}
