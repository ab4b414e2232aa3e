/**
 * PostGraphile 5: a GraphQL interface that it derives from the database by itself, run by `postgraphile/serve.mjs` as its guide
 * says. Out of the box it leaves out: who may do what (it connects as the owner), every rule of golf, audit, idempotency, the
 * change feed, limits of how often. A write has a transaction for each mutation, so that a card is 18 of them, and the row of
 * the card is not written. It cannot insert or update as one: it updates the player's row, which is there, and answers that row
 * only, not the flight with its members.
 */
import { assignmentPaths } from '../benchInterface.ts'
import type { Target } from '../compare.ts'
import { large } from '../large.ts'
import { installed } from './installed.ts'
import { type Outsider, teeOf, withoutNulls } from './outsider.ts'
import { startServer } from './startServer.ts'
import { tee } from './tee.ts'

/** The leaderboard of the flights of the large event. */
const leaderboardId = 51_000

const list = `query ($communityId: BigInt!, $eventId: BigInt!) {
  allRegistrations(condition: { communityId: $communityId, eventId: $eventId }, orderBy: [LAST_NAME_KEY_ASC, FIRST_NAME_KEY_ASC, PLAYER_ID_ASC]) {
    nodes {
      playerId registeredAt byProfile handle
      player: playerByPlayerIdAndLastNameKeyAndFirstNameKey { firstName lastName suffix gender picUrl hcProviderId hcId }
      membership { member handle }
    }
  }
}`

const oneTee = `query ($teeId: BigInt!) {
  courseTeeByTeeId(teeId: $teeId) {
    tee_id: teeId gender name par par_front: parFront par_back: parBack rating_tenths: ratingTenths rating_front_tenths: ratingFrontTenths
    rating_back_tenths: ratingBackTenths slope slope_front: slopeFront slope_back: slopeBack hole_pars: holePars
    stroke_indexes: strokeIndexes yards
  }
}`

const assign = `mutation ($flightId: BigInt!, $playerId: BigInt!) {
  updateFlightPlayerByCommunityIdAndLeaderboardIdAndPlayerId(input: {
    communityId: "${large.communityId}", leaderboardId: "${leaderboardId}", playerId: $playerId, flightPlayerPatch: { flightId: $flightId }
  }) { flightPlayer { playerId flightId } }
}`

export async function startPostgraphile(databaseUrl: string): Promise<Outsider> {
  const { folder, version } = installed('postgraphile')
  const server = await startServer(['serve.mjs'], '/', { cwd: folder, env: { DATABASE_URL: databaseUrl } })
  const headers = { 'content-type': 'application/json' }
  const url = `${server.url}/graphql`
  const asked = (query: string, variables: object): Target => ({
    url,
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  return {
    name: 'PostGraphile',
    version,
    list: asked(list, { communityId: String(large.communityId), eventId: String(large.eventId) }),
    tee: asked(oneTee, { teeId: String(tee.id) }),
    assign: {
      ...asked(assign, { flightId: '%0', playerId: '%1' }),
      values: assignmentPaths.map(path => {
        const [, flightId = '', playerId = ''] = /flights\/(\d+)\/players\/(\d+)/.exec(path) ?? []
        return [flightId, playerId]
      }),
      // It refuses with 200.
      without: '"errors"',
    },
    cards: { style: 'mutations', url, headers },
    listAsOurs: answer => (answer as ListAnswer).data.allRegistrations.nodes.map(playerOf),
    teeAsOurs: answer => teeOf((answer as TeeAnswer).data.courseTeeByTeeId),
    close: server.close,
  }
}

type Node = {
  readonly playerId: string
  readonly registeredAt: string
  readonly byProfile: boolean
  readonly handle: string | null
  readonly player: Readonly<Record<string, unknown>>
  readonly membership: { readonly member: boolean; readonly handle: string | null } | null
}
type ListAnswer = { readonly data: { readonly allRegistrations: { readonly nodes: readonly Node[] } } }
type TeeAnswer = { readonly data: { readonly courseTeeByTeeId: Parameters<typeof teeOf>[0] } }

function playerOf({ playerId, registeredAt, byProfile, handle, player, membership }: Node): unknown {
  return withoutNulls({
    ...player,
    playerId: Number(playerId),
    registeredDt: registeredAt,
    hasProfile: byProfile,
    member: membership?.member ?? false,
    handle: membership?.handle ?? handle,
  })
}
