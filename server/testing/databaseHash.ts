/** One hash over everything that an operation could change, so that a refusal can be shown to change nothing. */
import type { World } from './world.ts'

const tables = [
  'community',
  'player',
  'membership',
  'event',
  'event_course',
  'registration',
  'sign_up',
  'leaderboard',
  'flight',
  'flight_player',
  'flight_team',
  'team',
  'team_player',
  'tee_pairing',
  'tee_pairing_player',
  'player_handicap',
  'team_handicap',
  'score_entry',
  'card',
  'web_link',
  'webhook',
  'webhook_delivery',
  'audit',
  'change',
  'api_access_request',
  'idempotency',
  'credential',
  'credential_community',
  'revoked_token',
]

export async function databaseHash(world: World): Promise<string> {
  const parts = tables.map(
    table =>
      `select '${table}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${table} t`,
  )
  const [row] = await world.rows<{ hash: string }>(
    `select md5(string_agg(name || hash, '' order by name)) as hash from (${parts.join(' union all ')}) x`,
  )
  return row?.hash ?? ''
}
