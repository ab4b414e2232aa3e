import { visibleEvent } from '../access/visibleEvent.ts'
import { handle } from '../operation/handler.ts'
import { peopleWith, registeredHere } from '../registrations/table/candidates.sql.ts'
import { readPeople } from '../registrations/table/readPeople.ts'

export const readPlayerTable = handle('readPlayerTable', ({ body, params, caller, database, service, refuse }) =>
  readPeople(refuse, { actor: caller.actor, files: service.foreignFiles }, body, keys =>
    database.read(caller.communities, async tx => {
      const event = (await visibleEvent(tx, params.eventId, caller.communities)) ?? refuse('UNAUTHORIZED', 'event')
      const [known, here] = await Promise.all([peopleWith(tx, event, keys), registeredHere(tx, event)])
      return { known, here }
    }),
  ),
)
