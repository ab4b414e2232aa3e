import type { Service } from '../service.ts'
import type { Opening } from '../webLinks/linkDoor.ts'
import { act, actions } from './act.ts'
import { formFacts } from './formFacts.ts'
import { FormProblem } from './formProblem.ts'
import { inEvent } from './inEvent.ts'
import { participant } from './participant.sql.ts'
import { formKeyOf, readAnswers, readForm } from './readForm.ts'
import { signUpPlayer } from './signUp.ts'

/** Takes a form of a personal page and answers where to look then: the same page. Throws {@link FormProblem}. */
export async function postPersonal(
  service: Service,
  { link, request }: Opening,
  playerId: number,
  fields: URLSearchParams,
): Promise<string> {
  const origin = { actor: `player:${playerId}`, requestId: request.id }
  const action = actions.find(one => one === fields.get('action'))
  await inEvent(service, link, origin, async context => {
    const { tx, event, settings, now } = context
    const person = await participant(tx, event, playerId)
    if (!person || !(person.belongs || person.state))
      throw new FormProblem('You have nothing to do with this event any more.')
    if (action === undefined) {
      const key = formKeyOf(fields)
      // A form that counted already is not read again: what it said may not be asked any more.
      if (person.formKey === key) return
      await signUpPlayer(context, person, readForm(fields, await formFacts(tx, event, settings, person, now)))
      return
    }
    const errors = new Map<string, string>()
    const answers = action === 'answers' ? readAnswers(fields, settings.questions, errors) : {}
    if (errors.size > 0) throw new FormProblem('Please correct what is marked.', errors)
    await act(context, action, { playerId, formKey: fields.get('key') ?? '', answers })
  })
  const [path = ''] = request.url.split('?')
  return action === 'answers' ? `${path}?saved` : path
}
