import type { Static } from 'typebox'
import type { listCommunityLog as entry } from '../../../contract/log/console.ts'
import { communitiesAround } from '../access/communitiesAround.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { eventNumber } from '../access/visibleEvent.ts'
import { handle } from '../operation/handler.ts'
import { actorsOfCommunities, communityLog, namesInCommunities } from './communityLog.sql.ts'
import { communityLogEntries } from './communityLogEntries.ts'

type LogName = NonNullable<Static<(typeof entry)['reply']>['names']>[number]

const usual = 100

export const listCommunityLog = handle('listCommunityLog', async ({ params, query, caller, tx, refuse }) => {
  requireCommunity(refuse, caller, params.communityId)
  const { eventId, most = usual, named = false, ...wanted } = query
  const communities = await communitiesAround(tx, params.communityId, caller.communities)
  const event = eventId === undefined ? undefined : eventNumber(eventId)
  const rows = await communityLog(tx, communities, { ...wanted, event }, most + 1)
  const entries = communityLogEntries(rows.slice(0, most), caller.staff)
  const more = rows.length > most
  if (!named) return { entries, more }
  const subjects = entries.map(({ subject }) => subject as Readonly<Record<string, unknown>>)
  const ids = (name: string) => idsIn(subjects, name)
  const [names, people] = await Promise.all([
    namesInCommunities(tx, communities, {
      players: ids('player'),
      administrators: ids('administrator'),
      courses: ids('course'),
      events: ids('event'),
    }),
    actorsOfCommunities(tx, communities),
  ])
  return {
    entries,
    more,
    names: names.map(({ kind, id, name }) => ({ kind: kind as LogName['kind'], id, name })),
    people: people.map(({ actor, actorName }) => ({ actor, ...(actorName !== null && { actorName }) })),
  }
})

/** Every `courseId` and `courseIds` of the subjects, and so on. */
function idsIn(subjects: readonly Readonly<Record<string, unknown>>[], name: string): readonly number[] {
  const all = subjects.flatMap(one => [one[`${name}Id`], one[`${name}Ids`]].flat())
  return [...new Set(all.filter(id => typeof id === 'number'))]
}
