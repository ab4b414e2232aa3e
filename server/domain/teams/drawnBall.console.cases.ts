import type { Cases } from '../../../test/cases.ts'

const requestFor = (teamId: number, eventId = 'S-110', drawn = true) => ({
  input: { params: { eventId, teamId }, body: { drawn } },
})
const inTeams = 'insert into team_player values (1, 110, 2, 3012, 110)'

export const drawnBallCases: Cases<'listDrawnBalls' | 'setDrawnBall'> = {
  listDrawnBalls: {
    success: { input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
  setDrawnBall: {
    success: { ...requestFor(3011), given: [inTeams], reply: { teamId: 3011, playerId: 2 } },
    refusals: {
      UNAUTHORIZED: requestFor(3011, 'S-400'),
      NOT_FOUND: requestFor(3001),
      MULTI_ROUND_EVENT_REQUIRED: requestFor(3001, 'S-101'),
    },
    reasons: { NOT_FOUND: { drawable: requestFor(3011) } },
  },
}
