import { nameKey } from '../../kernel/keys/nameKey.ts'
import { communitiesAround } from '../access/communitiesAround.sql.ts'
import { reachIn } from '../access/reachIn.ts'
import { visibleEvent } from '../access/visibleEvent.ts'
import { handle } from '../operation/handler.ts'
import { foundBoards, foundEvents, foundGroups, foundPlayers } from './search.sql.ts'

export const search = handle('search', async ({ query, caller: anyone, tx, now, refuse }) => {
  const { q, communityId, eventId } = query
  const event = eventId === undefined ? undefined : await visibleEvent(tx, eventId, anyone.communities)
  if (eventId !== undefined && !event) return refuse('UNAUTHORIZED', 'event')
  const caller = reachIn(anyone, event?.communityId)
  if (communityId !== undefined && !caller.communities.includes(communityId)) return refuse('UNAUTHORIZED', 'community')
  const communities =
    communityId === undefined ? caller.communities : await communitiesAround(tx, communityId, caller.communities)
  const key = nameKey(q)
  const [, hole, letter] = /^(1?[0-9])([a-z])?$/.exec(key) ?? []
  const today = now
    .toZonedDateTimeISO(event?.timeZone ?? 'UTC')
    .toPlainDate()
    .toString()
  const [players, events, leaderboards, groups] = await Promise.all([
    foundPlayers(tx, communities, key, event),
    foundEvents(tx, communities, key, today),
    event ? foundBoards(tx, event, q.trim().toLowerCase()) : [],
    event && hole !== undefined ? foundGroups(tx, event, Number(hole), letter?.toUpperCase()) : [],
  ])
  return {
    players: players.map(({ suffix, handle: nickname, teePairingId, teeHole, teeGroup, ...player }) => ({
      ...player,
      suffix: suffix ?? undefined,
      handle: nickname ?? undefined,
      teePairingId: teePairingId ?? undefined,
      label: teeHole === null ? undefined : `${teeHole}${teeGroup}`,
    })),
    events,
    leaderboards,
    groups: groups.map(({ teePairingId: id, teeHole, teeGroup, players: members, ...group }) => ({
      id,
      ...group,
      label: `${teeHole}${teeGroup}`,
      players: [...members],
    })),
  }
})
