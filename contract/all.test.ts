import Ajv from 'ajv/dist/2020.js'
import type { TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { allOperations, operations, v1 } from './all.ts'
import { refusalCodes } from './errors.ts'
import { formats } from './formats.ts'
import { type Operation, refusalsOf } from './operation.ts'
import { refusalsOfSessions } from './sessions/refusalsOfSessions.ts'
import { tags } from './tags.ts'

/** Method and path of the 78 published operations, in the order of the published interface. */
const published = `
login POST /v1/auth
searchCommunities GET /v1/community/search
listRounds GET /v1/events/{eventId}/rounds
searchEvents GET /v1/events
listCourses GET /v1/events/{eventId}/courses
listCourseTees GET /v1/events/{eventId}/courses/{courseId}/tees
getCourseTee GET /v1/events/{eventId}/courses/{courseId}/tees/{teeId}
assignPlayerToFlight POST /v1/events/{eventId}/flights/{flightId}/players/{playerId}
removePlayerFromFlight DELETE /v1/events/{eventId}/flights/{flightId}/players/{playerId}
assignTeamToFlight POST /v1/events/{eventId}/flights/{flightId}/teams/{teamId}
removeTeamFromFlight DELETE /v1/events/{eventId}/flights/{flightId}/teams/{teamId}
deleteFlight DELETE /v1/events/{eventId}/flights/{flightId}
listFlights GET /v1/events/{eventId}/flights
deleteFlights DELETE /v1/events/{eventId}/flights
listFlightsOfLeaderboard GET /v1/events/{eventId}/flights/leaderboards/{leaderboardId}
listUnassignedPlayers GET /v1/events/{eventId}/flights/leaderboards/{leaderboardId}/unassigned/players
listUnassignedTeams GET /v1/events/{eventId}/flights/leaderboards/{leaderboardId}/unassigned/teams
searchPlayerHandicaps GET /v1/events/{eventId}/players/handicaps
setPlayerCourseAndPlayingHandicap PATCH /v1/events/{eventId}/players/{playerId}/handicap/coursePlaying
setPlayerHandicapIndex PATCH /v1/events/{eventId}/players/{playerId}/handicap/index
lockPlayerHandicap PATCH /v1/events/{eventId}/players/{playerId}/handicap/lock
lockAllPlayerHandicaps PATCH /v1/events/{eventId}/players/handicaps/lock
setPlayerTee PATCH /v1/events/{eventId}/players/{playerId}/handicap/tee/{teeId}
searchTeamHandicaps GET /v1/events/{eventId}/teams/handicaps
setTeamHandicap PATCH /v1/events/{eventId}/teams/{teamId}/handicap
lockTeamHandicap PATCH /v1/events/{eventId}/teams/{teamId}/handicap/lock
lockAllTeamHandicaps PATCH /v1/events/{eventId}/teams/handicaps/lock
listLeaderboards GET /v1/events/{eventId}/leaderboards
listEventPlayers GET /v1/events/{eventId}/players
registerPlayers POST /v1/events/{eventId}/players
removePlayerFromEvent DELETE /v1/events/{eventId}/players/{playerId}
searchPlayerScores GET /v1/events/{eventId}/players/scores
searchTeamScores GET /v1/events/{eventId}/teams/scores
listTeams GET /v1/events/{eventId}/teams
createTeams POST /v1/events/{eventId}/teams
deleteTeams DELETE /v1/events/{eventId}/teams
assignPlayerToTeam POST /v1/events/{eventId}/teams/{teamId}/players/{playerId}
removePlayerFromTeam DELETE /v1/events/{eventId}/teams/{teamId}/players/{playerId}
assignPlayersToTeams POST /v1/events/{eventId}/teams/players
removePlayersFromTeams DELETE /v1/events/{eventId}/teams/players
deleteTeam DELETE /v1/events/{eventId}/teams/{teamId}
removePlayersFromTeam DELETE /v1/events/{eventId}/teams/{teamId}/players
renameTeam PATCH /v1/events/{eventId}/teams/{teamId}/name/{name}
listTeePairings GET /v1/events/{eventId}/teePairings
updateTeePairings PUT /v1/events/{eventId}/teePairings
createTeePairings POST /v1/events/{eventId}/teePairings
deleteTeePairings DELETE /v1/events/{eventId}/teePairings
assignPlayerToTeePairing POST /v1/events/{eventId}/teePairings/{teePairingId}/players/{playerId}
removePlayerFromTeePairing DELETE /v1/events/{eventId}/teePairings/{teePairingId}/players/{playerId}
assignPlayersToTeePairings POST /v1/events/{eventId}/teePairings/players
removePlayersFromTeePairings DELETE /v1/events/{eventId}/teePairings/players
deleteTeePairing DELETE /v1/events/{eventId}/teePairings/{teePairingId}
listTeePairingsOfAllRounds GET /v1/events/{eventId}/teePairings/allRounds
getFlightsLink GET /v1/events/{eventId}/weblinks/flights
getPlayersLink GET /v1/events/{eventId}/weblinks/players
getPlayerScoringLink GET /v1/events/{eventId}/weblinks/players/{playerId}/scoring
getScoringLink GET /v1/events/{eventId}/weblinks/players/scoring
getPlayerRegistrationLink GET /v1/events/{eventId}/weblinks/players/{playerId}/register
getPublicRegistrationLink GET /v1/events/{eventId}/weblinks/players/public/register
getResultsLink GET /v1/events/{eventId}/weblinks/results
getTeamsLink GET /v1/events/{eventId}/weblinks/teams
getTeeSheetLink GET /v1/events/{eventId}/weblinks/teeSheet
addPlayerToCommunity POST /v1/players/{playerId}/communities/{communityId}
removePlayerFromCommunity DELETE /v1/players/{playerId}/communities/{communityId}
searchPlayers GET /v1/players
createPlayer POST /v1/players
listPlayerCommunities GET /v1/players/{playerId}/communities
updatePlayerEmail PATCH /v1/players/{playerId}/email
updatePlayerMember PATCH /v1/players/{playerId}/communities/{communityId}/member
updatePlayerDob PATCH /v1/players/{playerId}/dob
updatePlayerHandicapId PATCH /v1/players/{playerId}/handicap
updatePlayerHandle PATCH /v1/players/{playerId}/communities/{communityId}/handle
updatePlayerName PATCH /v1/players/{playerId}/name
updatePlayerPhone PATCH /v1/players/{playerId}/phone
listHandicapProviders GET /v1/util/worldHandicaps/providers
listLeaderboardTypes GET /v1/util/leaderboards/types
getWadl GET /v1/application.wadl
getWadlGrammar GET /v1/application.wadl/{path}
`

const all: readonly [string, Operation][] = Object.entries(allOperations)
const ajv = new Ajv.default({ allErrors: true, strict: true, allowUnionTypes: true, multipleOfPrecision: 6, formats })

describe('the list of operations', () => {
  it('has exactly the 78 published operations, in their order', () => {
    const lines = Object.values(v1).map(({ id, method, path }) => `${id} ${method} ${path}`)
    expect(lines).toHaveLength(78)
    expect(lines).toEqual(published.trim().split('\n'))
  })

  it('names every operation by its own id, and has no method and path twice', () => {
    expect(all.map(([key]) => key)).toEqual(all.map(([, op]) => op.id))
    expect(new Set(all.map(([, op]) => `${op.method} ${op.path}`)).size).toBe(all.length)
  })

  it('uses every refusal code', () => {
    const used = new Set(all.flatMap(([, op]) => [...refusalsOf(op), ...refusalsOfSessions(op)]))
    expect(refusalCodes.filter(code => !used.has(code))).toEqual([])
  })

  it('has a sentence for every heading and no heading without operations', () => {
    expect(Object.keys(tags)).toEqual([...new Set(Object.values(operations).map(op => op.tag))])
  })
})

describe.each(all)('%s', (_, op) => {
  it('names in its parameters what stands in braces in its path', () => {
    const braces = [...op.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(op.params?.properties ?? {})).toEqual(braces)
    expect(op.params?.required ?? []).toEqual(braces)
  })

  it('has an example that fits for everything that it takes and answers', () => {
    for (const part of ['params', 'query', 'criteria', 'body', 'reply'] as const) {
      const schema = op[part]
      expect(op.example[part] === undefined, part).toBe(schema === undefined)
      if (schema !== undefined && !ajv.validate(schema, op.example[part])) expect.fail(`${part}: ${ajv.errorsText()}`)
    }
  })

  it('bounds every string and list that it takes and refuses unknown fields', () => {
    for (const schema of [op.params, op.query, op.criteria, op.body]) if (schema !== undefined) expectBounded(schema)
  })

  it('refuses what its path can name in vain', () => {
    const names = Object.keys(op.params?.properties ?? {})
    const scoped = names.some(name => ['eventId', 'communityId', 'playerId'].includes(name))
    const inEvent = ['cardId', 'flightId', 'teamId', 'teePairingId', 'leaderboardId', 'courseId', 'teeId']
    if (scoped && op.access !== 'operator') expect(op.refusals).toContain('UNAUTHORIZED')
    if (names.some(name => inEvent.includes(name))) expect(op.refusals).toContain('NOT_FOUND')
  })

  it('opens no event to an operator, who sees one by a role only', () => {
    if (op.access === 'operator') expect(op.path).toMatch(/^\/console\/api\/operator\/(?!.*\{eventId\})/)
  })

  it('orders pages by fields of its records, the last of which tells them apart', () => {
    expect(op.page !== undefined).toBe(op.method === 'GET' && 'items' in op.reply)
    if (op.page === undefined || !('items' in op.reply)) return
    expect(Object.keys(propertiesOf(op.reply.items))).toEqual(expect.arrayContaining([...op.page]))
    expect(op.page.at(-1)).toMatch(/(^id|Id)$/)
  })
})

function expectBounded(schema: TSchema): void {
  for (const each of walk(schema)) {
    const text = JSON.stringify(each)
    if (each.type === 'object') expect(each.additionalProperties, text).toBe(false)
    if (each.type === 'array') expect(each.maxItems, text).toBeTypeOf('number')
    if (each.type === 'integer' || each.type === 'number') expect(each.maximum, text).toBeTypeOf('number')
    if (each.type === 'string' && each.format === undefined && each.enum === undefined)
      expect(each.maxLength ?? /^\^[^*+]*\$$/.test(String(each.pattern)), text).toBeTruthy()
  }
}

/** A schema and all schemas inside it. */
function walk(schema: object): readonly Record<string, unknown>[] {
  const inside = Object.values(schema).filter(value => typeof value === 'object' && value !== null)
  return [{ ...schema }, ...inside.flatMap(walk)]
}

function propertiesOf(schema: unknown): object {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return {}
  return typeof schema.properties === 'object' && schema.properties !== null ? schema.properties : {}
}
