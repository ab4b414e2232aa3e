/** What people can do after they have signed up: accept or decline an offer, withdraw, change their answers. */

import { said } from '../../../contract/words/say.ts'
import { queueMails } from '../../kernel/mail/mailQueue.sql.ts'
import { deleteRegistration, hasScore, lockRegistration, placesOfPlayer } from './eventPlayers.sql.ts'
import { FormProblem } from './formProblem.ts'
import type { HeldEvent } from './holdEvent.ts'
import { type Participant, participant } from './participant.sql.ts'
import { phaseOf } from './phaseOf.ts'
import { putSignUp, setAnswers, setState } from './queue.sql.ts'
import { registerSignedUp } from './registerSignedUp.ts'
import { setStartMails } from './registration.sql.ts'
import { requireMember } from './requireMember.ts'
import { settleQueue } from './settleQueue.ts'

export const actions = ['accept', 'decline', 'withdraw', 'answers', 'startMails', 'noStartMails'] as const
export type Action = (typeof actions)[number]

/** The sign-up that the page showed. An action from an old page, whose sign-up has been replaced since, does nothing. */
type Asked = {
  readonly playerId: number
  readonly formKey: string
  readonly answers: Readonly<Record<string, string>>
}

/** Carries out an action once; when it is repeated, or the state has changed meanwhile, it does nothing. Throws {@link FormProblem}. */
export async function act(context: HeldEvent, action: Action, asked: Asked): Promise<void> {
  const person = await participant(context.tx, context.event, asked.playerId)
  if (!person || (person.formKey ?? '') !== asked.formKey) return
  if (action === 'accept') await accept(context, person)
  else if (action === 'decline') await decline(context, person)
  else if (action === 'withdraw') await withdraw(context, person)
  else if (action === 'answers') await changeAnswers(context, person, asked.answers)
  else await wantStartMails(context, person, action === 'startMails')
}

async function accept(context: HeldEvent, person: Participant): Promise<void> {
  const { playerId, state } = person
  if (state === 'registered') return
  if (state !== 'offered') throw new FormProblem(said('registrations.problems.offerEnded'))
  requireBefore(context)
  await requireMember(context, person)
  await registerSignedUp(context, [playerId], undefined, context.language)
}

async function decline(context: HeldEvent, { playerId, state }: Participant): Promise<void> {
  if (state !== 'offered') return
  await setState(context.tx, context.event, [playerId], 'declined')
  await context.record({ kind: 'registration.declined', subject: { playerIds: [playerId] } })
  await settleQueue(context)
}

async function withdraw(context: HeldEvent, person: Participant): Promise<void> {
  const { tx, event, now, record } = context
  const { playerId, state } = person
  if (state === 'registered') await endRegistration(context, playerId)
  else if (state !== 'waiting' && state !== 'offered' && state !== 'ballot') return
  if (person.formKey === null) {
    const { answers, details, teeId } = person
    const formKey = crypto.randomUUID()
    await putSignUp(
      tx,
      event,
      { playerId, formKey, state: 'withdrawn', place: null, details, answers, teeId, consent: null },
      now,
    )
  } else await setState(tx, event, [playerId], 'withdrawn')
  if (state !== 'registered') await record({ kind: 'registration.withdrawn', subject: { playerIds: [playerId] } })
  await queueMails(tx, event, [playerId], 'withdrawn', context.language)
  await settleQueue(context)
}

async function endRegistration(context: HeldEvent, playerId: number): Promise<void> {
  const { tx, event, record } = context
  requireBefore(context)
  await lockRegistration(tx, event, playerId)
  const [scored, places] = await Promise.all([hasScore(tx, event, playerId), placesOfPlayer(tx, event, playerId)])
  if (scored) throw new FormProblem(said('registrations.problems.scored'))
  await deleteRegistration(tx, event, playerId)
  await record({ kind: 'registration.removed', subject: { playerIds: [playerId] }, before: places })
}

async function changeAnswers(
  context: HeldEvent,
  { playerId, state }: Participant,
  answers: Asked['answers'],
): Promise<void> {
  const { tx, event, settings, now } = context
  if (phaseOf(event, context.state, settings, now) !== 'open')
    throw new FormProblem(said('registrations.problems.noAnswers'))
  if (state !== 'registered' && state !== 'waiting' && state !== 'offered' && state !== 'ballot') return
  await setAnswers(tx, event, playerId, answers)
  await context.record({ kind: 'registration.answersChanged', subject: { playerIds: [playerId] } })
}

async function wantStartMails({ tx, event, record }: HeldEvent, person: Participant, wanted: boolean): Promise<void> {
  const { playerId, state, startMails } = person
  if (state !== 'registered' || startMails === wanted) return
  await setStartMails(tx, event, playerId, wanted)
  const [before, after] = [{ startMails }, { startMails: wanted }]
  await record({ kind: 'registration.mailsChanged', subject: { playerIds: [playerId] }, before, after })
}

function requireBefore({ event, state, settings, now }: HeldEvent): void {
  if (['begun', 'cancelled'].includes(phaseOf(event, state, settings, now)))
    throw new FormProblem(said('registrations.problems.begun'))
}
