import type { Cases } from '../../../test/cases.ts'

const ana = { playerId: 1, firstName: 'Ana', lastName: 'Silva' }
const carla = { playerId: 3, firstName: 'Carla', lastName: 'Dias' }
const eagles = { teamId: 3011, name: 'Eagles', players: [ana] }
const storks = { teamId: 3012, name: 'Storks', players: [] }

const stranger = { eventId: 'S-400', teamId: 4201, playerId: 8 }
const medal = { eventId: 'S-110', teamId: 3011, playerId: 1 }
const scramble = { eventId: 'S-140', teamId: 3021, playerId: 1 }
const borrowed = { eventId: 'S-101', teamId: 3001, playerId: 1 }

type Ids = { eventId: string; teamId: number; playerId: number }
const event = ({ eventId }: Ids) => ({ input: { params: { eventId } } })
const team = ({ eventId, teamId }: Ids) => ({ input: { params: { eventId, teamId } } })
const player = (params: Ids) => ({ input: { params } })
const named = (ids: Ids, name = 'Gulls') => ({
  input: { params: { eventId: ids.eventId, teamId: ids.teamId, name } },
})
const creating = ({ eventId, playerId }: Ids) => ({ input: { params: { eventId }, body: [{ playerIds: [playerId] }] } })
const assigning = ({ eventId, teamId, playerId }: Ids) => ({
  input: { params: { eventId }, body: [{ teamId, playerIds: [playerId] }] },
})

export const teamsCases: Cases<
  | 'listTeams'
  | 'createTeams'
  | 'deleteTeams'
  | 'assignPlayerToTeam'
  | 'removePlayerFromTeam'
  | 'assignPlayersToTeams'
  | 'removePlayersFromTeams'
  | 'deleteTeam'
  | 'removePlayersFromTeam'
  | 'renameTeam'
> = {
  listTeams: { success: { ...event(medal), reply: [eagles, storks] }, refusals: { UNAUTHORIZED: event(stranger) } },
  createTeams: {
    success: { input: { params: { eventId: 'S-110' }, body: [{ name: ' Gulls ', playerIds: [3, 1] }, {}] } },
    refusals: {
      UNAUTHORIZED: creating({ ...medal, playerId: 8 }),
      NOT_REGISTERED: creating({ ...medal, playerId: 5 }),
      SCORE_ENTERED: { ...creating(scramble), reason: 'team' },
    },
    reasons: {
      VALIDATION: { repeated: { input: { params: { eventId: 'S-110' }, body: [{ playerIds: [3, 3] }] } } },
      SCORE_ENTERED: {
        replacedTeam: {
          input: { params: { eventId: 'S-102' }, body: [{ playerIds: [5] }] },
          given: [
            `insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at)
           select community_id, event_id, 'T', 3001, strokes, true, updated_at from card where event_id = 102`,
          ],
        },
      },
    },
  },
  deleteTeams: {
    success: { ...event(medal), reply: { deleted: 2, teamIds: [3011, 3012] } },
    refusals: { UNAUTHORIZED: event(stranger), SCORE_ENTERED: event(scramble) },
  },
  assignPlayerToTeam: {
    success: { ...player({ ...medal, playerId: 3 }), reply: { ...eagles, players: [carla, ana] } },
    refusals: {
      UNAUTHORIZED: player({ ...medal, playerId: 8 }),
      NOT_FOUND: player({ ...medal, teamId: 3001 }),
      NOT_REGISTERED: player({ ...medal, playerId: 5 }),
      MULTI_ROUND_EVENT_REQUIRED: { ...player(borrowed), reason: 'team' },
      SCORE_ENTERED: player({ ...scramble, teamId: 3022 }),
    },
  },
  removePlayerFromTeam: {
    success: { ...player(medal), reply: { ...eagles, players: [] } },
    refusals: {
      UNAUTHORIZED: player({ ...medal, playerId: 8 }),
      NOT_FOUND: { ...player({ ...medal, playerId: 3 }), reason: 'playerInTeam' },
      MULTI_ROUND_EVENT_REQUIRED: player(borrowed),
      SCORE_ENTERED: player(scramble),
    },
  },
  assignPlayersToTeams: {
    success: {
      input: {
        params: { eventId: 'S-110' },
        body: [
          { teamId: 3012, playerIds: [1] },
          { teamId: 3011, playerIds: [3] },
        ],
      },
      reply: [
        { ...eagles, players: [carla] },
        { ...storks, players: [ana] },
      ],
    },
    refusals: {
      UNAUTHORIZED: assigning({ ...medal, playerId: 8 }),
      NOT_FOUND: assigning({ ...medal, teamId: 3001 }),
      NOT_REGISTERED: assigning({ ...medal, playerId: 5 }),
      MULTI_ROUND_EVENT_REQUIRED: assigning(borrowed),
      SCORE_ENTERED: assigning({ ...scramble, teamId: 3022 }),
    },
  },
  removePlayersFromTeams: {
    success: { ...event(medal), reply: { removed: 1, teamIds: [3011] } },
    refusals: { UNAUTHORIZED: event(stranger), SCORE_ENTERED: event(scramble) },
  },
  deleteTeam: {
    success: { ...team(medal), reply: { deleted: 1, teamIds: [3011] } },
    refusals: {
      UNAUTHORIZED: team(stranger),
      NOT_FOUND: team({ ...medal, teamId: 3001 }),
      MULTI_ROUND_EVENT_REQUIRED: team(borrowed),
      SCORE_ENTERED: team(scramble),
    },
  },
  removePlayersFromTeam: {
    success: { ...team(medal), reply: { ...eagles, players: [] } },
    refusals: {
      UNAUTHORIZED: team(stranger),
      NOT_FOUND: team({ ...medal, teamId: 3001 }),
      MULTI_ROUND_EVENT_REQUIRED: team(borrowed),
      SCORE_ENTERED: team(scramble),
    },
  },
  renameTeam: {
    success: { ...named(medal, ' Águias / 鷲 🦅 '), reply: { ...eagles, name: 'Águias / 鷲 🦅' } },
    refusals: {
      UNAUTHORIZED: named(stranger),
      NOT_FOUND: named({ ...medal, teamId: 3001 }),
      MULTI_ROUND_EVENT_REQUIRED: named(borrowed),
    },
    reasons: { EVENT_NOT_EDITABLE: { event: named({ eventId: 'S-130', teamId: 3041, playerId: 1 }) } },
  },
}
