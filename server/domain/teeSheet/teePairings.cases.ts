import type { Cases } from '../../../test/cases.ts'

const stranger = { eventId: 'S-400', teePairingId: 4301, playerId: 8 }
const round = { eventId: 'S-101', teePairingId: 5001, playerId: 1 }
const wholeEvent = { eventId: 'M-100', teePairingId: 5001, playerId: 1 }

type Ids = { eventId: string; teePairingId: number; playerId: number }
const event = ({ eventId }: Ids) => ({ input: { params: { eventId } } })
const pairing = ({ eventId, teePairingId }: Ids) => ({ input: { params: { eventId, teePairingId } } })
const player = (params: Ids) => ({ input: { params } })
const assigning = ({ eventId, teePairingId, playerId }: Ids) => ({
  input: { params: { eventId }, body: [{ teePairingId, playerIds: [playerId] }] },
})
const updating = ({ eventId, teePairingId, playerId }: Ids) => ({
  input: { params: { eventId }, body: [{ id: teePairingId, playerIds: [playerId] }] },
})
const creating = ({ eventId, playerId }: Ids, courseId = 1) => ({
  input: { params: { eventId }, body: [{ courseId, time: '08:20:00', hole: 1, playerIds: [playerId] }] },
})
const ofCourse = ({ eventId }: Ids, courseId: number) => ({ input: { params: { eventId }, query: { courseId } } })

const ana = { playerId: 1, firstName: 'Ana', lastName: 'Silva', teeId: 11, teeName: 'White', teamId: 3001 }
const bruno = { playerId: 2, firstName: 'Bruno', lastName: 'Costa', teeId: 11, teeName: 'White', teamId: 3001 }
const carla = { playerId: 3, firstName: 'Carla', lastName: 'Dias', teeId: 11, teeName: 'White', teamId: 3002 }
const first = {
  id: 5001,
  courseId: 1,
  time: '08:00:00',
  hole: 1,
  group: 'A',
  players: [bruno, ana],
  eventId: 'S-101',
  courseName: 'Alvor Links',
  date: '2026-05-02',
  teeTime: '2026-05-02T08:00:00.000+01:00',
}
const second = { ...first, id: 5002, time: '08:10:00', teeTime: '2026-05-02T08:10:00.000+01:00', players: [carla] }
const nextDay = {
  ...first,
  id: 5011,
  eventId: 'S-102',
  courseId: 2,
  courseName: 'Alvor Park',
  date: '2026-05-03',
  teeTime: '2026-05-03T08:00:00.000+01:00',
  hole: 10,
}

export const teePairingsCases: Cases<
  | 'listTeePairings'
  | 'updateTeePairings'
  | 'createTeePairings'
  | 'deleteTeePairings'
  | 'assignPlayerToTeePairing'
  | 'removePlayerFromTeePairing'
  | 'assignPlayersToTeePairings'
  | 'removePlayersFromTeePairings'
  | 'deleteTeePairing'
  | 'listTeePairingsOfAllRounds'
> = {
  listTeePairings: {
    success: { ...event(round), reply: [first, second] },
    refusals: { UNAUTHORIZED: event(stranger), ROUND_REQUIRED: { ...event(wholeEvent), reason: 'teePairings' } },
  },
  updateTeePairings: {
    success: {
      input: {
        params: { eventId: 'S-101' },
        body: [{ id: 5002, teeTime: '2026-05-02T06:50:00Z', hole: 10, group: 'B', playerIds: [3] }],
      },
      reply: [
        {
          ...second,
          time: '07:50:00',
          hole: 10,
          group: 'B',
          teeTime: '2026-05-02T07:50:00.000+01:00',
          teePairingId: 5002,
          errors: [],
        },
      ],
    },
    refusals: {
      UNAUTHORIZED: updating({ ...round, playerId: 8 }),
      NOT_FOUND: { ...updating({ ...round, teePairingId: 5011 }), reason: 'teePairing' },
      ROUND_REQUIRED: updating(wholeEvent),
      COURSE_NOT_IN_EVENT: {
        reason: 'round',
        input: { params: { eventId: 'S-101' }, body: { id: 5001, courseId: 2 } },
      },
      NOT_REGISTERED: updating({ ...round, playerId: 7 }),
      ALREADY_ASSIGNED: updating({ ...round, playerId: 3 }),
    },
  },
  createTeePairings: {
    success: creating({ ...round, playerId: 5 }),
    refusals: {
      UNAUTHORIZED: creating({ ...round, playerId: 8 }),
      ROUND_REQUIRED: creating(wholeEvent),
      COURSE_NOT_IN_EVENT: creating(round, 2),
      NOT_REGISTERED: creating({ ...round, playerId: 7 }),
    },
  },
  deleteTeePairings: {
    success: { ...event(round), reply: { deleted: 2, teePairingIds: [5001, 5002], unassignedPlayerIds: [1, 2, 3] } },
    refusals: {
      UNAUTHORIZED: event(stranger),
      ROUND_REQUIRED: event(wholeEvent),
      COURSE_NOT_IN_EVENT: ofCourse(round, 2),
    },
  },
  assignPlayerToTeePairing: {
    success: { ...player({ ...round, playerId: 3 }), reply: { ...first, players: [bruno, carla, ana] } },
    refusals: {
      UNAUTHORIZED: player({ ...round, playerId: 8 }),
      NOT_FOUND: player({ ...round, teePairingId: 5011 }),
      ROUND_REQUIRED: player(wholeEvent),
      NOT_REGISTERED: player({ ...round, playerId: 7 }),
    },
  },
  removePlayerFromTeePairing: {
    success: { ...player(round), reply: { ...first, players: [bruno] } },
    refusals: {
      UNAUTHORIZED: player({ ...round, playerId: 8 }),
      NOT_FOUND: { ...player({ ...round, playerId: 3 }), reason: 'playerInTeePairing' },
      ROUND_REQUIRED: player(wholeEvent),
    },
  },
  assignPlayersToTeePairings: {
    success: { ...assigning({ ...round, playerId: 3 }), reply: [{ ...first, players: [bruno, carla, ana] }] },
    refusals: {
      UNAUTHORIZED: assigning({ ...round, playerId: 8 }),
      NOT_FOUND: assigning({ ...round, teePairingId: 5011 }),
      ROUND_REQUIRED: assigning(wholeEvent),
      NOT_REGISTERED: assigning({ ...round, playerId: 7 }),
    },
  },
  removePlayersFromTeePairings: {
    success: { ...ofCourse(round, 1), reply: { removed: 3, playerIds: [1, 2, 3] } },
    refusals: {
      UNAUTHORIZED: event(stranger),
      ROUND_REQUIRED: event(wholeEvent),
      COURSE_NOT_IN_EVENT: ofCourse(round, 2),
    },
  },
  deleteTeePairing: {
    success: { ...pairing(round), reply: { deleted: 1, teePairingIds: [5001], unassignedPlayerIds: [1, 2] } },
    refusals: {
      UNAUTHORIZED: pairing(stranger),
      NOT_FOUND: pairing({ ...round, teePairingId: 5011 }),
      ROUND_REQUIRED: pairing(wholeEvent),
    },
  },
  listTeePairingsOfAllRounds: {
    success: {
      ...event(wholeEvent),
      reply: [first, second, { ...nextDay, players: [{ ...ana, teeId: 23, teeName: 'Red' }] }],
    },
    refusals: { UNAUTHORIZED: event(stranger), MULTI_ROUND_EVENT_REQUIRED: event(round) },
  },
}
