/** A player as the lists of an event show players. */
import { PlayerSummary } from '../../../contract/shapes.ts'
import { byKey } from '../../kernel/database/byKey.ts'
import { jsonOf } from '../../kernel/database/json.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'

/** The nickname by which an event shows the registration `r`: the one given for this event, else `ofClub`, that in its community. */
export function handleOf(ofClub: Sql): Sql {
  return sql`coalesce(r.handle, ${ofClub})`
}

/** The same without the membership: few have a nickname, so it is asked of an index of those who have. */
const handle = handleOf(sql`(
  select handle from membership where community_id = r.community_id and player_id = r.player_id and handle is not null limit 1)`)

/** The fields of a summary over {@link playersOf}. */
export const summaryFields = {
  playerId: sql`p.player_id`,
  firstName: sql`p.first_name`,
  lastName: sql`p.last_name`,
  suffix: sql`p.suffix`,
  handle,
}

export const summaryItem = jsonOf(PlayerSummary, summaryFields)

/** The order of players in every list; {@link summaryKeys} are the same columns by name. */
export const summaryOrder = sql`p.last_name_key, p.first_name_key, p.player_id`
export const summaryKeys = ['last_name_key', 'first_name_key', 'player_id']

/** These rows `r` of `registered_player`, which are players `p` too. */
export function playersRegisteredIn(registrations: Sql): Sql {
  return sql`${registrations} r cross join lateral (select r.*) p`
}

/** All registrations, with players as in {@link playersRegisteredIn}. */
export const registeredPlayers = playersRegisteredIn(sql.table('registered_player'))

/** The membership `m` of the registration `r` in the community of the event, if any: to be joined. */
export const membershipOfRegistration = sql`
  left join ${byKey('membership', sql`community_id = r.community_id and player_id = r.player_id`)} m on true`

/** The rows `x` of a table of places, each with its player. */
export function playersOf(places: 'flight_player' | 'team_player' | Sql) {
  const registrationEvent = places === 'flight_player' ? sql.ref('x.event_id') : sql.ref('x.registration_event_id')
  const key = sql`community_id = x.community_id and event_id = ${registrationEvent} and player_id = x.player_id`
  return sql`
    ${typeof places === 'string' ? sql.table(places) : places} x
    join ${playersRegisteredIn(byKey('registered_player', key))} on true`
}
