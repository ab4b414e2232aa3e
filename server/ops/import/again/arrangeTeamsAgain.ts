import { arrangeTeams } from '../../../domain/teams/arrangeTeams.ts'
import { type Doing, type PartAgain, perform } from './doing.ts'
import { contentsOf } from './eventHere.sql.ts'

/** Players go to the teams that the file has them in; a team that is not here yet is made. */
export async function arrangeTeamsAgain({ event, differences, idOf }: PartAgain, doing: Doing): Promise<void> {
  const wanted = differences.filter(({ what }) => what === 'team')
  if (wanted.length === 0) return
  const { teams } = await contentsOf(doing.tx, event, [event.eventId])
  const idByName = new Map(teams.map(({ name, teamId }) => [name, teamId]))
  const teamOf = new Map(teams.flatMap(({ playerId, teamId }) => (playerId === null ? [] : [[playerId, teamId]])))
  const missing = [...new Set(wanted.flatMap(({ isGone, value }) => (isGone || idByName.has(value) ? [] : [value])))]
  const keyOf = new Map(missing.map((name, index) => [name, `new-${index + 1}`]))
  const moves = wanted.flatMap(({ of, playerId = idOf(of ?? ''), isGone, value }) => {
    const from = teamOf.get(playerId) ?? null
    const to = isGone ? null : (idByName.get(value) ?? keyOf.get(value) ?? null)
    return from === to ? [] : [{ playerId, from, to }]
  })
  const create = missing.map(name => ({ key: keyOf.get(name) ?? '', name }))
  await perform(arrangeTeams, doing, { event, body: { create, moves } })
}
