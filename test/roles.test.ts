/** The matrix of roles: every operation that a person can call, called by a person of every kind, against what `docs/roles.md` says. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../contract/all.ts'
import { type Parts, requestOf } from '../contract/client.ts'
import type { Operation } from '../contract/operation.ts'
import { may, type Role } from '../contract/roles/capabilities.ts'
import { inPart, whoMay } from '../contract/roles/whoMay.ts'
import { everyCase } from './everyCase.ts'
import { listenOnLoopback, readStream } from './readStream.ts'
import { headersOf, isHolder, isLoggedIn, type Person, people, startRolesWorld } from './rolesWorld.ts'
import { worldRows } from './world.rows.ts'
import { send, type World } from './world.ts'

type Answer = { readonly person: Person; readonly status: number; readonly code?: string; readonly text: string }
type Success = { readonly input: Parts; readonly given?: readonly string[]; readonly cookie?: string }

const operations = (Object.values(allOperations) as Operation[]).filter(op => whoMay(op) !== 'programs')

let shared: World
beforeAll(async () => {
  shared = await startRolesWorld()
})
afterAll(() => shared.close())

test.each(operations)('$id lets in whom the page of roles names, and nobody else', async op => {
  const { success } = everyCase[op.id as AnyOperationId] as { readonly success: Success }
  const world = success.given ? await startRolesWorld(success.given) : shared
  try {
    const answers = await Promise.all(people.map(person => ask(world, op, success, person)))
    const whole = answers.filter(({ person }) => !isHolder(person) || inPart[op.id]?.[person] === undefined)
    const letIn = whole.filter(answer => isLetIn(op, answer)).map(({ person }) => person)
    const wanted = whole.map(({ person }) => person).filter(person => mayCall(op, person))
    expect(letIn, whole.map(({ person, status, code }) => `${person}: ${code ?? status}`).join('\n')).toEqual(wanted)
    for (const answer of answers) {
      const said = `${answer.person}: ${answer.text.slice(0, 500)}`
      if (!isLetIn(op, answer)) expect(refusalsOf(op, answer.person), said).toContain(answer.code)
      // It came to its commit, which took everything back, or there was nothing to write.
      else if (Array.isArray(whoMay(op)) && !inPart[op.id])
        expect(op.method === 'GET' ? [200] : [200, 503], said).toContain(answer.status)
      if (op.method === 'GET' && !seesContacts(answer.person)) expect(contactsIn(answer.text), said).toEqual([])
    }
  } finally {
    if (success.given) await world.close()
  }
})

async function ask(world: World, op: Operation, { input, cookie }: Success, person: Person): Promise<Answer> {
  const request = requestOf(op, input, {})
  const own = headersOf(world, person, registrationEventOf(input))
  const cookies = [own.cookie, cookie].filter(one => one !== undefined).join('; ')
  const headers = { ...request.headers, ...own, ...(cookies !== '' && { cookie: cookies }) }
  if (op.stream) {
    const reader = await readStream(`${await listenOnLoopback(world.app)}${request.path}`, headers)
    if (reader.status !== 200) await reader.ended
    else reader.close()
    return answerOf(person, reader.status, reader.text())
  }
  const { status, text } = await send(world.app, { ...request, headers })
  return answerOf(person, status, text)
}

function answerOf(person: Person, status: number, text: string): Answer {
  return { person, status, text, ...(status >= 400 && { code: JSON.parse(text).code }) }
}

/** The event that a link for it names: of a round, the one that its players register for. */
function registrationEventOf({ params }: Parts): number {
  const eventId = Number(String(params?.eventId ?? 'S-110').slice(2))
  return worldRows.event.find(one => one.event_id === eventId)?.parent_event_id ?? eventId
}

/** What the page says. */
function mayCall(op: Operation, person: Person): boolean {
  const who = whoMay(op)
  if (who === 'everybody') return true
  if (who === 'accounts') return isLoggedIn(person)
  if (who === 'operators') return person === 'operator'
  if (who === 'programs') return false
  if (isHolder(person)) return who.includes(person)
  // What belongs to no community is for whoever is logged in.
  return isLoggedIn(person) && !op.refusals.includes('UNAUTHORIZED')
}

/** What is not there for somebody is not told from what is somebody else's; those of the community are told. */
function isLetIn(op: Operation, { person, code = '' }: Answer): boolean {
  const isOfCommunity = Array.isArray(whoMay(op))
  if (code === 'NOT_FOUND') return isHolder(person) || !isOfCommunity
  return !['TOKEN_INVALID', 'UNAUTHORIZED', 'ROLE_REQUIRED'].includes(code)
}

function refusalsOf(op: Operation, person: Person): readonly string[] {
  const purpose = person.split(':')[1]
  if (purpose !== undefined) return op.link?.some(one => one === purpose) ? ['UNAUTHORIZED'] : ['TOKEN_INVALID']
  if (person === 'nobody') return ['TOKEN_INVALID']
  if (whoMay(op) === 'operators') return ['ROLE_REQUIRED']
  return isHolder(person) ? ['ROLE_REQUIRED', 'UNAUTHORIZED'] : ['UNAUTHORIZED', 'NOT_FOUND']
}

/** Who knows the contacts of players of the club; operators see on their own screens who a player is. */
function seesContacts(person: Person): boolean {
  return (
    person === 'operator' || (isHolder(person) && !person.startsWith('link:') && may(person as Role, 'contacts.see'))
  )
}

const contacts = worldRows.player.flatMap(one => {
  const { email, dob, phone } = one as Readonly<Record<string, unknown>>
  return [email, dob, phone].filter(value => typeof value === 'string')
})

function contactsIn(text: string): readonly string[] {
  return contacts.filter(one => text.includes(one))
}
