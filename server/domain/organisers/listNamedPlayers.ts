import { toDecimal } from '../../../rules/exact.ts'
import { handle } from '../operation/handler.ts'
import { teamsOfOrganiser } from './organisers.sql.ts'
import { requireOrganiser } from './requireOrganiser.ts'
import { teamRules } from './teamRules.ts'

export const listNamedPlayers = handle('listNamedPlayers', async context => {
  const { tx, event, params, refuse } = context
  const [{ organiser, people, facts }, teams] = await Promise.all([
    requireOrganiser(refuse, context),
    teamsOfOrganiser(tx, event, params.organiserId),
  ])
  const nameOf = new Map(teams.map(({ teamId, name }) => [teamId, name]))
  const { label, until, places } = organiser
  return {
    label,
    until,
    places,
    timeZone: event.timeZone,
    ...teamRules(facts),
    begun: facts.begun,
    people: people.map(({ playerId, firstName, lastName, gender, indexTenths, teamId, kept }) => {
      const team = teamId === null ? undefined : nameOf.get(teamId)
      return {
        playerId,
        firstName,
        lastName,
        gender,
        ...(indexTenths !== null && { hcIndex: toDecimal(indexTenths) }),
        ...(team !== undefined && { team }),
        otherTeam: teamId !== null && team === undefined,
        kept,
      }
    }),
  }
})
