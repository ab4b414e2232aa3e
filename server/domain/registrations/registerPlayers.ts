import { textOfList } from '../../kernel/database/json.ts'
import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import type { WantedRegistration } from './checkRegistrations.ts'
import { eventPlayerRecords } from './eventPlayers.sql.ts'
import { registerAll } from './registerAll.ts'

export const registerPlayers = handle('registerPlayers', async ({ event, body, caller, tx, now, refuse, record }) => {
  const wanted = Array.isArray(body)
    ? body.map((given, index) => ({ given: used(given), pointer: `/${index}` }))
    : [{ given: used(body), pointer: '' }]
  const registering = { event, communities: caller.communities, now, record }
  const playerIds = await registerAll(refuse, tx, wanted, registering)
  const records = await eventPlayerRecords(tx, event, playerIds)
  const [first] = records
  if (!first) throw new Error('Nobody was registered.')
  return Array.isArray(body) ? new RawJson(textOfList(records)) : new RawJson(first)
})

type Given = WantedRegistration['given']

/** Beside a profile what a program says of the person does not count; nobody by name is a member. */
function used(given: Given): Given {
  const { member: _, ...named } = given
  if (!('playerId' in named)) return named
  const { firstName: _first, lastName: _last, suffix: _suffix, gender: _gender, handle: _handle, ...registered } = named
  return registered
}
