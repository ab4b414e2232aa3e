import { type Html, html } from '../../kernel/http/html.ts'
import { eventIntro, phaseCard, submitLabel } from './eventIntro.ts'
import { problemBox, signUpForm } from './formPage.ts'
import { keyOf, type RegistrationView, type Returned } from './personalView.ts'

/** The questionnaire for the public, or why there is none. */
export function publicBody(view: RegistrationView, returned: Returned | undefined): Html {
  const submit = submitLabel(view)
  const errors = returned?.errors ?? new Map<string, string>()
  const fields = returned?.fields
  const value = (name: string) => fields?.get(name) ?? ''
  const form = { value, errors, problem: returned?.message, language: view.language }
  if (view.phase !== 'open' || submit === undefined)
    return html`${eventIntro(view)}${problemBox(form)}${phaseCard(view)}`
  return html`${eventIntro(view)}${signUpForm({ ...form, facts: view.choices, sendsMail: view.sendsMail, formKey: keyOf(returned), submit })}`
}
