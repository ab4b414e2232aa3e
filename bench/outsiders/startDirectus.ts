/**
 * Directus 12: a REST interface over tables, with a key of one column each (`directus/tables.ts`). It answers the token of its
 * administrator, whom nothing is forbidden. It leaves out: every rule of golf, idempotency, the change feed, limits of how often.
 * It keeps a log of who changed which row, with what was in it, as it does out of the box. A card is 18 rows in one request
 * and one transaction; the row of the card is not written. An assignment changes the player's row, and answers that row only.
 */

import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { withClient } from '../../server/kernel/database/migrate.ts'
import { assignmentPaths } from '../benchInterface.ts'
import { large } from '../large.ts'
import { tables } from './directus/tables.ts'
import { installed } from './installed.ts'
import { type Outsider, teeOf, withoutNulls } from './outsider.ts'
import { startServer } from './startServer.ts'
import { tee } from './tee.ts'

const token = randomBytes(24).toString('hex')
const program = ['--import', './withoutSandbox.mjs', 'node_modules/directus/cli.js']
const own = ['registered_at', 'by_profile', 'handle']
const ofPlayer = ['player_id', 'first_name', 'last_name', 'suffix', 'gender', 'pic_url', 'hc_provider_id', 'hc_id']
const fields = [
  ...own,
  ...ofPlayer.map(name => `player_id.${name}`),
  ...['member', 'handle'].map(name => `membership_id.${name}`),
]

export async function startDirectus(databaseUrl: string): Promise<Outsider> {
  const { folder, version } = installed('directus')
  const env = settings(databaseUrl)
  await withClient(databaseUrl, client => client.query('create schema directus'))
  bootstrap(folder, env)
  await withClient(databaseUrl, client => client.query(tables))
  const server = await startServer([...program, 'start'], '/server/ping', { cwd: folder, env })
  const headers = { authorization: `Bearer ${token}` }
  const json = { ...headers, 'content-type': 'application/json' }
  const ofEvent = `filter[community_id]=${large.communityId}&filter[event_id]=${large.eventId}`
  return {
    name: 'Directus',
    version,
    list: {
      url: `${server.url}/items/registration?limit=-1&${ofEvent}&sort=last_name_key,first_name_key,player_id&fields=${fields.join(',')}`,
      headers,
    },
    tee: { url: `${server.url}/items/course_tee/${tee.id}`, headers },
    assign: {
      url: server.url,
      method: 'PATCH',
      headers: json,
      body: '{"flight_id":%0}',
      paths: assignmentPaths.map((_, turn) => `/items/flight_player/${(turn % large.registered) + 1}`),
      values: assignmentPaths.map(path => [/flights\/(\d+)/.exec(path)?.[1] ?? '']),
    },
    cards: { style: 'items', url: `${server.url}/items/score_entry`, headers: json },
    listAsOurs: answer => (answer as { readonly data: readonly Row[] }).data.map(playerOf),
    teeAsOurs: answer => teeOf((answer as { readonly data: Parameters<typeof teeOf>[0] }).data),
    close: server.close,
  }
}

/** As it comes, but for what it reports to its makers, writes to its log and sends away. */
function settings(databaseUrl: string): Readonly<Record<string, string>> {
  // Its own form of an address knows no socket.
  const { username, password, pathname, searchParams, hostname, port } = new URL(databaseUrl.replace('@/', '@local/'))
  return {
    DB_CLIENT: 'pg',
    DB_HOST: searchParams.get('host') ?? hostname,
    DB_PORT: searchParams.get('port') ?? (port || '5432'),
    DB_USER: decodeURIComponent(username),
    DB_PASSWORD: decodeURIComponent(password),
    DB_DATABASE: pathname.slice(1),
    DB_SEARCH_PATH: 'directus',
    DB_POOL__MAX: '16',
    HOST: '127.0.0.1',
    SECRET: randomBytes(32).toString('hex'),
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: randomBytes(16).toString('hex'),
    ADMIN_TOKEN: token,
    TELEMETRY: 'false',
    // It would send away what it is asked while its processor is busy, which is what is measured.
    PRESSURE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'silent',
  }
}

/** Makes its own tables and its administrator. */
function bootstrap(folder: string, env: Readonly<Record<string, string>>): void {
  const { status, stderr } = spawnSync(process.execPath, [...program, 'bootstrap'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
    timeout: 120_000,
  })
  if (status !== 0) throw new Error(`its tables could not be made: ${stderr.trim().split('\n').at(-1)}`)
}

type Row = {
  readonly registered_at: string
  readonly by_profile: boolean
  readonly handle: string | null
  readonly player_id: Readonly<Record<(typeof ofPlayer)[number], unknown>>
  readonly membership_id: { readonly member: boolean; readonly handle: string | null } | null
}

function playerOf({ registered_at, by_profile, handle, player_id: player, membership_id: membership }: Row): unknown {
  return withoutNulls({
    registeredDt: registered_at,
    hasProfile: by_profile,
    member: membership?.member ?? false,
    playerId: Number(player.player_id),
    firstName: player.first_name,
    lastName: player.last_name,
    suffix: player.suffix,
    handle: membership?.handle ?? handle,
    gender: player.gender,
    picUrl: player.pic_url,
    hcProviderId: player.hc_provider_id,
    hcId: player.hc_id,
  })
}
