/**
 * Addresses, telephone numbers and dates of birth are for those who may see contacts, whatever is asked: every read of the
 * interface and of the console is tried as each other role, and with the link of each helper.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../contract/all.ts'
import { type Parts, requestOf } from '../contract/client.ts'
import { type Operation, takesSession } from '../contract/operation.ts'
import { capabilities, roles } from '../contract/roles/capabilities.ts'
import { staffLinkPurposes } from '../contract/staffLinks/console.ts'
import type { Case } from './cases.ts'
import { everyCase } from './everyCase.ts'
import { helperCalls } from './helperCalls.ts'
import { send, startWorld, type World } from './world.ts'

/** What everybody can be reached by, and was born on. */
const contacts = ['@reached.example', '70707', '1911-11-11', '11 Nov 1911']
const reached = `
  update player set email = player_id || '@reached.example', email_key = player_id || '@reached.example',
    phone = '70707' || player_id, phone_country_cd = 'PT', dob = '1911-11-11' where not by_name;
  update membership set given_email = player_id || 'g@reached.example', given_email_key = player_id || 'g@reached.example'
    where given_email is not null or not details_confirmed;
  update registration set answers = '{}';
  update sign_up set details = jsonb_build_object('email', player_id || 's@reached.example', 'emailKey', player_id || 's@reached.example', 'phone', '70707')`

const reads = (Object.keys(everyCase) as AnyOperationId[]).filter(id => {
  const op: Operation = allOperations[id]
  return ['read', 'report'].includes(op.transaction) && !op.stream && takesSession(op) && op.access !== 'operator'
})
const successOf = (id: AnyOperationId) => everyCase[id].success as Case<AnyOperationId>

type Who = { readonly name: string; readonly headers: Readonly<Record<string, string>> }

let shared: World
let callers: (world: World) => Promise<readonly Who[]>
beforeAll(async () => {
  shared = await startWorld()
  await shared.rows(reached)
  // Logs remember what was changed.
  await shared.call('updatePlayerEmail', { params: { playerId: 1 }, body: { email: 'new@reached.example' } })
  await shared.call('updatePlayerPhone', {
    params: { playerId: 1 },
    body: { phoneCountryCd: 'PT', phone: '7070799' },
  })
  await shared.call('updatePlayerDob', { params: { playerId: 1 }, body: { dob: '1911-11-11' } })
  await shared.rows(`insert into audit (community_id, event_id, at, actor, action, subject, after)
    values (1, 110, now(), 'administrator:12', 'player.emailChanged', '{"playerId": 1}', '{"email": "new@reached.example"}')`)
  callers = async world => {
    const others = roles.filter(role => !(capabilities['contacts.see'] as readonly string[]).includes(role))
    const helpers = await Promise.all(
      staffLinkPurposes.map(async purpose => {
        const { token } = await helperCalls(world, 'S-110', purpose, purpose, purpose === 'organiser' ? 4 : undefined)
        return { name: `link ${purpose}`, headers: { 'staff-link': token, 'sec-fetch-site': 'same-origin' } }
      }),
    )
    return [...others.map(name => ({ name, headers: world.browser(name) })), ...helpers]
  }
})
afterAll(() => shared.close())

async function answer(world: World, id: AnyOperationId, { headers }: Who) {
  const request = requestOf(allOperations[id], successOf(id).input as Parts, {})
  return send(world.app, { ...request, headers: { ...request.headers, ...headers } })
}

/** The reads that show a contact, with who saw it. */
async function contactsShown(
  world: World,
  ids: readonly AnyOperationId[],
  whos: readonly Who[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const id of ids)
    for (const who of whos) {
      const { text } = await answer(world, id, who)
      const seen = contacts.filter(one => text.includes(one))
      if (seen.length > 0) found.push(`${id} as ${who.name}: ${seen.join(', ')}`)
    }
  return found
}

test('no read shows them to a role or a helper without the right', async () => {
  const whos = await callers(shared)
  expect(
    await contactsShown(
      shared,
      reads.filter(id => !successOf(id).given),
      whos,
    ),
  ).toEqual([])
})

test('none does in the states that its case needs', async () => {
  const found: string[] = []
  for (const id of reads.filter(one => successOf(one).given)) {
    const world = await startWorld()
    try {
      for (const statement of successOf(id).given ?? []) await world.rows(statement)
      await world.rows(reached)
      found.push(...(await contactsShown(world, [id], await callers(world))))
    } finally {
      await world.close()
    }
  }
  expect(found).toEqual([])
})

test('who has the right sees them, so that the tests above have looked at something', async () => {
  const owner = { name: 'owner', headers: shared.browser('manager') }
  const found = await contactsShown(
    shared,
    reads.filter(id => !successOf(id).given),
    [owner],
  )
  expect(found.map(line => line.split(' ')[0]).sort()).toEqual([
    'getDashboard',
    'getMember',
    'listEventLog',
    'listMembers',
    'listRegistrations',
  ])
})
