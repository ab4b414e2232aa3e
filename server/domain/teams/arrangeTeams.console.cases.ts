import type { Cases } from '../../../test/cases.ts'

const input = (body: object, eventId = 'S-110') => ({ input: { params: { eventId }, body } })

export const arrangeTeamsCases: Cases<'arrangeTeams'> = {
  arrangeTeams: {
    success: {
      ...input({
        create: [{ key: 'new-1', name: ' Gulls ' }],
        rename: [{ teamId: 3011, name: { from: 'Eagles', to: 'Kites' } }],
        remove: [3012],
        moves: [
          { playerId: 1, from: 3011, to: 'new-1' },
          { playerId: 2, from: null, to: 3011 },
        ],
      }),
    },
    refusals: {
      UNAUTHORIZED: input({}, 'S-400'),
      NOT_FOUND: input({ remove: [3001] }),
      NOT_REGISTERED: input({ moves: [{ playerId: 5, from: null, to: 3011 }] }),
      MULTI_ROUND_EVENT_REQUIRED: input({ remove: [3001] }, 'S-101'),
      SCORE_ENTERED: input({ remove: [3021] }, 'S-140'),
      CHANGED_MEANWHILE: { ...input({ moves: [{ playerId: 1, from: null, to: 3012 }] }), reason: 'places' },
    },
  },
}
