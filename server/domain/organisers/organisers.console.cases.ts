import type { Cases } from '../../../test/cases.ts'

/** An organiser of the single round with one place taken of two; another event has one too. */
const links = `insert into staff_link (community_id, staff_link_id, event_id, purpose, label, created_at, created_by, until, places, organiser_id)
  values (1, 77, 120, 'organiser', 'Company Ltd', '2026-05-01', 'administrator:12', '2027-05-01', 2, 77),
    (1, 78, 130, 'organiser', 'Company Ltd', '2026-05-01', 'administrator:12', '2027-05-01', 2, 78),
    (1, 79, 100, 'organiser', 'Company Ltd', '2026-05-01', 'administrator:12', '2027-05-01', 2, 79)`
const byName = `insert into player (player_id, by_name, first_name, last_name, last_name_key, first_name_key, gender, created_at)
  values (9001, true, 'Ines', 'Prata', 'prata', 'ines', 'F', '2026-05-01')`
const registered = `insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key, organiser_id)
  values (1, 120, 9001, false, '2026-05-01', 'prata', 'ines', 77)`
const handicap = `insert into player_handicap (community_id, event_id, player_id, registration_event_id, alloc_pct, source)
  values (1, 120, 9001, 120, 100, 'NONE')`
const given = [links, byName, registered, handicap]
const playing = [...given, `update event set state = 'in progress' where event_id = 120`]

const own = { eventId: 'S-120', organiserId: 77 }
const stranger = { ...own, eventId: 'S-400' }
const round = { eventId: 'S-101', organiserId: 79 }
const rui = { firstName: 'Rui', lastName: 'Vale', gender: 'M', hcIndex: 20.1 } as const
const people = [rui]
const body = { people }

export const organisersCases: Cases<
  'listNamedPlayers' | 'readNamedTable' | 'namePlayers' | 'changeNamedPlayer' | 'removeNamedPlayer'
> = {
  listNamedPlayers: {
    success: { given, input: { params: own } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger } },
      NOT_FOUND: { reason: 'staffLink', given, input: { params: { ...own, organiserId: 78 } } },
    },
  },
  readNamedTable: {
    success: { given, input: { params: own, body: { text: 'Vale, Rui\t20,1' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, body: { text: '' } } },
      NOT_FOUND: { input: { params: own, body: { text: '' } } },
    },
  },
  namePlayers: {
    success: { given, input: { params: own, body } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, body } },
      NOT_FOUND: { input: { params: own, body } },
      REGISTER_ON_MULTI_ROUND_EVENT: { given, input: { params: round, body } },
      ALREADY_REGISTERED: {
        reason: 'naming',
        given,
        input: { params: own, body: { people: [{ ...rui, firstName: ' INES', lastName: 'Prata' }] } },
      },
      NO_PLACE_LEFT: { given, input: { params: own, body: { people: [rui, { ...rui, firstName: 'Rita' }] } } },
      PLAY_HAS_BEGUN: { given: playing, input: { params: own, body } },
    },
  },
  changeNamedPlayer: {
    success: { given, input: { params: { ...own, playerId: 9001 }, body: rui }, reply: { playerId: 9001 } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...stranger, playerId: 9001 }, body: rui } },
      NOT_FOUND: { reason: 'named', given, input: { params: { ...own, playerId: 1 }, body: rui } },
      REGISTER_ON_MULTI_ROUND_EVENT: { given, input: { params: { ...round, playerId: 1 }, body: rui } },
      PLAY_HAS_BEGUN: { given: playing, input: { params: { ...own, playerId: 9001 }, body: rui } },
    },
  },
  removeNamedPlayer: {
    success: { given, input: { params: { ...own, playerId: 9001 } }, reply: { playerId: 9001 } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...stranger, playerId: 9001 } } },
      NOT_FOUND: { given, input: { params: { ...own, playerId: 1 } } },
      REGISTER_ON_MULTI_ROUND_EVENT: { given, input: { params: { ...round, playerId: 1 } } },
      PLAY_HAS_BEGUN: { given: playing, input: { params: { ...own, playerId: 9001 } } },
    },
  },
}
