import { isDeepStrictEqual } from 'node:util'
import type { Question } from '../../../contract/settings/givenRegistrationSettings.ts'
import { said } from '../../../contract/words/say.ts'
import { type FieldError, requireNone } from '../../kernel/refuse.ts'
import { registrationSettings } from '../events/registrationSettings.ts'
import { from, wantedOf } from '../operation/from.ts'
import { handle } from '../operation/handler.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { setAnswers } from './queue.sql.ts'
import { registrationOf, writeRegistration } from './registration.sql.ts'

/** Answers of the pages to a question that is answered with yes or no. */
const yesOrNo = ['Yes', 'No']

export const updateRegistration = handle(
  'updateRegistration',
  async ({ event, params, body, caller, tx, record, refuse }) => {
    const { playerId } = params
    await requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_FOUND')
    const present = await registrationOf(tx, event, playerId)
    if (!present) return refuse('NOT_FOUND', 'registration', { playerId })
    if (event.kind === 'R') refuse('REGISTER_ON_MULTI_ROUND_EVENT', 'change', { eventId: event.registrationEventId })
    const { answers: given = [] } = body
    requireNone(refuse, answerErrors(given, registrationSettings(event).questions))
    const row = `registration/${event.eventId}/${playerId}`
    const handle = from(refuse, '/handle', body.handle, present.shownHandle, row)
    const wanted = {
      handle: handle === undefined ? present.handle : handle,
      paidCents: wantedOrPresent(from(refuse, '/paidCents', body.paidCents, present.paidCents, row), present.paidCents),
      note: wantedOrPresent(from(refuse, '/note', body.note, present.note, row), present.note),
    }
    const answers = { ...present.answers }
    for (const [index, { question, answer }] of given.entries()) {
      const value = from(refuse, `/answers/${index}/answer`, answer, present.answers[question] ?? null, row)
      if (value === null) delete answers[question]
      else if (value !== undefined) answers[question] = value
    }
    const { shownHandle: _shown, ...before } = present
    const after = { ...wanted, answers }
    if (isDeepStrictEqual(before, after)) return { playerId }
    await writeRegistration(tx, event, playerId, wanted)
    if (!isDeepStrictEqual(before.answers, answers)) await setAnswers(tx, event, playerId, answers)
    await record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'registration.changed',
      subject: { playerIds: [playerId] },
      before: audited(before),
      after: audited(after),
    })
    return { playerId }
  },
)

function wantedOrPresent<T>(wanted: T | null | undefined, present: T | null): T | null {
  return wanted === undefined ? present : wanted
}

/** A note about a person is called so, because the log hides it and an erasure takes it. */
function audited({ note, ...others }: { readonly note: string | null; readonly [name: string]: unknown }) {
  return { ...others, personNote: note }
}

type GivenAnswer = { readonly question: string; readonly answer?: Parameters<typeof wantedOf<string>>[0] }

function answerErrors(given: readonly GivenAnswer[], questions: readonly Question[]): readonly FieldError[] {
  return given.flatMap(({ question, answer }, index): FieldError[] => {
    const asked = questions.find(({ id }) => id === question)
    if (!asked) return [{ pointer: `/answers/${index}/question`, message: said('fields.isNotAskedInThis') }]
    const { kind, choices = yesOrNo } = asked
    const value = wantedOf(answer)
    if (kind === 'text' || value === undefined || choices.includes(value)) return []
    return [{ pointer: `/answers/${index}/answer`, message: said('fields.mustBeOneOf', { words: choices.join(', ') }) }]
  })
}
