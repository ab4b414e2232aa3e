import { said } from '../../../contract/words/say.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { invalid } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { requireRound } from '../teeSheet/requireTeePairings.ts'
import { localTime } from '../teeSheet/teeTime.ts'
import { doneSince, groupsNow, namesOf, placesNow } from './pastTeeSheet.sql.ts'
import { rewind, type Sheet } from './rewind.ts'

/** So long the steps of people are kept (decision 050). */
const keptDays = 90

export const getPastTeeSheet = handle('getPastTeeSheet', async ({ tx, event, query, now, refuse }) => {
  requireRound(refuse, event)
  const asOf = Temporal.Instant.from(query.asOf)
  if (Temporal.Instant.compare(asOf.add({ hours: 24 * keptDays }), now) < 0)
    refuse(...invalid([{ pointer: '/asOf', message: said('fields.mustBeWithinLastDays', { n: keptDays }) }]))
  const [groups, places, done] = await Promise.all([
    groupsNow(tx, event),
    placesNow(tx, event),
    doneSince(tx, event, timestampText(asOf)),
  ])
  const sheet: Sheet = {
    groups: new Map(groups.map(group => [group.teePairingId, group])),
    places: new Map(places.map(({ playerId, teePairingId }) => [playerId, teePairingId])),
    names: new Map(),
  }
  rewind(sheet, done, event.eventId)
  for (const { playerId, name } of await namesOf(tx, [...sheet.places.keys()])) sheet.names.set(playerId, name)
  const playersOf = Map.groupBy([...sheet.places], ([, teePairingId]) => teePairingId)
  return {
    groups: [...sheet.groups.values()]
      .map(group => ({ ...group, at: Temporal.Instant.from(group.teeTime) }))
      .sort(
        (one, other) =>
          Temporal.Instant.compare(one.at, other.at) ||
          one.teeHole - other.teeHole ||
          (one.teeGroup < other.teeGroup ? -1 : 1),
      )
      .map(({ at, teePairingId, courseId, teeHole, teeGroup }) => ({
        id: teePairingId,
        courseId,
        teeTime: localTime(at, event.timeZone),
        hole: teeHole,
        group: teeGroup,
        players: (playersOf.get(teePairingId) ?? [])
          .map(([playerId]) => playerId)
          .sort((a, b) => a - b)
          .map(playerId => {
            const name = sheet.names.get(playerId)
            return { playerId, ...(name !== undefined && { name }) }
          }),
      })),
  }
})
