import { handle } from '../operation/handler.ts'
import { actorsOfEvent, logOfEvent } from './log.sql.ts'
import { namesOfEntries } from './namesOfEntries.ts'
import { changesFor } from './withoutContacts.ts'

const usual = 100

export const listEventLog = handle('listEventLog', async ({ tx, event, query, caller }) => {
  const { most = usual, named = false, ...wanted } = query
  const rows = await logOfEvent(tx, event, wanted, most + 1)
  const shown = changesFor(caller, event.communityId)
  const entries = rows.slice(0, most).map(({ actorName, step, undoneBy, subject, before, after, ...row }) => ({
    ...row,
    subject: shown(subject),
    ...(actorName !== null && { actorName }),
    ...(step !== null && { step }),
    ...(undoneBy !== null && { undoneBy }),
    ...(before !== null && { before: shown(before) }),
    ...(after !== null && { after: shown(after) }),
  }))
  const more = rows.length > most
  if (!named) return { entries, more }
  const [names, people] = await Promise.all([namesOfEntries(tx, event, entries), actorsOfEvent(tx, event)])
  return {
    entries,
    more,
    names: [...names],
    people: people.map(({ actor, actorName }) => ({ actor, ...(actorName !== null && { actorName }) })),
  }
})
