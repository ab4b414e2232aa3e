/** A small named world: a club with sub communities, a community of strangers, and events in every state that a rule asks about. */
import { roles } from '../contract/roles/capabilities.ts'
import { hashOfToken } from '../server/domain/access/sessions.ts'
import { nameKey } from '../server/kernel/keys/nameKey.ts'

export const passwordOfAll = 'fairway-for-tests'
export const created = '2026-01-01T08:00:00Z'

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5]
const strokeIndexes = [7, 3, 15, 1, 9, 11, 17, 5, 13, 8, 4, 16, 2, 10, 12, 18, 6, 14]

function tee(tee_id: number, course_id: number, gender: 'M' | 'F', name: string, rating_tenths: number, slope: number) {
  return {
    tee_id,
    course_id,
    gender,
    name,
    par: 72,
    par_front: 36,
    par_back: 36,
    rating_tenths,
    rating_front_tenths: Math.floor(rating_tenths / 2),
    rating_back_tenths: Math.ceil(rating_tenths / 2),
    slope,
    slope_front: slope,
    slope_back: slope,
    hole_pars: pars,
    stroke_indexes: strokeIndexes,
    yards: pars.map(par => par * 95),
  }
}

function player(player_id: number, first_name: string, last_name: string, gender: 'M' | 'F', more: object = {}) {
  const keys = { last_name_key: nameKey(last_name), first_name_key: nameKey(first_name) }
  return {
    player_id,
    first_name,
    last_name,
    ...keys,
    gender,
    by_name: false,
    hc_active: false,
    created_at: created,
    ...more,
  }
}

function membership(
  community_id: number,
  player_id: number,
  last_name_key: string,
  first_name_key: string,
  member = true,
) {
  return {
    community_id,
    player_id,
    member,
    handle: null,
    details_confirmed: true,
    last_name_key,
    first_name_key,
    created_at: created,
  }
}

function event(
  community_id: number,
  event_id: number,
  kind: 'M' | 'R' | 'S',
  name: string,
  dates: readonly [string, string],
  more: object = {},
) {
  return {
    community_id,
    event_id,
    kind,
    parent_event_id: null,
    round_number: null,
    name,
    name_key: name.toLowerCase(),
    start_date: dates[0],
    end_date: dates[1],
    time_zone: 'Europe/Lisbon',
    state: 'published',
    state_at: created,
    flights_enabled: true,
    registration_type: 'Closed',
    settings: {},
    created_at: created,
    ...more,
  }
}

function registration(community_id: number, event_id: number, player_id: number, more: object = {}) {
  return {
    community_id,
    event_id,
    player_id,
    by_profile: true,
    handle: null,
    course_id: null,
    tee_id: null,
    answers: {},
    registered_at: created,
    ...more,
  }
}

function handicap(community_id: number, event_id: number, player_id: number, index: number | null, more: object = {}) {
  return {
    community_id,
    event_id,
    player_id,
    registration_event_id: event_id,
    course_id: 1,
    tee_id: 11,
    hc_index_tenths: index,
    hc_revision_date: index === null ? null : '2026-04-20',
    hc_course: index === null ? null : Math.round(index / 10),
    hc_playing: index === null ? null : Math.round(index / 10),
    alloc_pct: 100,
    locked: false,
    reason: null,
    source: index === null ? 'NONE' : 'PROVIDER',
    ...more,
  }
}

function webhook(community_id: number, webhook_id: number, url: string, topics: readonly string[]) {
  return { community_id, webhook_id, url, topics, active: true, generation: 1, created_at: created }
}

function delivery(community_id: number, delivery_id: number, webhook_id: number, event_id: string) {
  return {
    community_id,
    delivery_id,
    webhook_id,
    message_id: `00000000-0000-4000-8000-00000000${delivery_id}`,
    job_id: `00000000-0000-4000-9000-00000000${delivery_id}`,
    kind: 'registration.added',
    event_id,
    subject: { playerIds: [1] },
    happened_at: created,
    state: 'delivered',
    attempts: 1,
    response_status: 204,
    last_attempt_at: created,
  }
}

function leaderboard(
  community_id: number,
  leaderboard_id: number,
  event_id: number,
  name: string,
  format_id: string,
  type_id: number,
  team: boolean,
) {
  return {
    community_id,
    leaderboard_id,
    event_id,
    name,
    type_id,
    format_id,
    team,
    settings: {},
    position: leaderboard_id,
  }
}

const untouched = Array(18).fill(null)
const allFours = Array(18).fill(4)

/** The rows by table, in an order that keys allow. */
/** An entry of the committee; the number makes its id and its sequence. */
function scoreEntry(event_id: number, side: 'P' | 'T', side_id: number, number: number, said: object) {
  return {
    community_id: 1,
    event_id,
    entry_id: `00000000-0000-4000-${side === 'P' ? '8' : '9'}${number.toString().padStart(3, '0')}-${side_id.toString().padStart(12, '0')}`,
    side,
    side_id,
    register: 'C',
    scorer: 'committee',
    actor: 'operator',
    device: 'import',
    device_sequence: number,
    tapped_at: created,
    received_at: created,
    ...said,
  }
}

function scores(event_id: number, side: 'P' | 'T', side_id: number, strokes: readonly number[]) {
  return strokes.map((value, index) =>
    scoreEntry(event_id, side, side_id, index + 1, { kind: 'score', hole: index + 1, value }),
  )
}

function card(
  event_id: number,
  side: 'P' | 'T',
  side_id: number,
  strokes: readonly (number | null)[],
  version: number,
  more: object = {},
) {
  const derived = { status: 'OPEN', has_score: true, conflicts: [], corrected: [], signed_by: [], version }
  return { community_id: 1, event_id, side, side_id, strokes, ...derived, updated_at: created, ...more }
}

/** The secret of the installation. */
export const worldSecret = 'a secret of tests, long enough to be one'

/** Accounts of the club, one for each role; the owner of a community of strangers; and who runs the installation. */
export const worldAccounts = [...roles, 'outsider', 'operator'] as const
export type WorldAccount = (typeof worldAccounts)[number]

/** The token of the session in which the account is logged in. */
export function sessionToken(name: WorldAccount): string {
  return `session-of-${name}`
}

export const worldRows = {
  community: [
    {
      community_id: 1,
      name: 'Alvor Golf Club',
      name_key: 'alvor golf club',
      club_community_id: 1,
      created_at: created,
    },
    { community_id: 2, name: 'Alvor Ladies', name_key: 'alvor ladies', club_community_id: 1, created_at: created },
    { community_id: 3, name: 'Alvor Seniors', name_key: 'alvor seniors', club_community_id: 1, created_at: created },
    { community_id: 4, name: 'Serra Golf', name_key: 'serra golf', club_community_id: null, created_at: created },
  ],
  credential: ['club', 'ladies', 'stranger', 'revoked'].map((name, index) => ({
    credential_id: index + 1,
    email: `${name}@example.com`,
    email_key: `${name}@example.com`,
    password_hash: '',
    intended_use: 'tests',
    created_at: created,
    revoked_at: name === 'revoked' ? created : null,
  })),
  credential_community: [
    { credential_id: 1, community_id: 1 },
    { credential_id: 2, community_id: 2 },
    { credential_id: 3, community_id: 4 },
    { credential_id: 4, community_id: 1 },
  ],
  course: [
    {
      course_id: 1,
      name: 'Alvor Links',
      name_key: 'alvor links',
      city: 'Alvor',
      state: 'PT-08',
      country: 'PT',
      created_at: created,
    },
    {
      course_id: 2,
      name: 'Alvor Park',
      name_key: 'alvor park',
      city: 'Alvor',
      state: 'PT-08',
      country: 'PT',
      created_at: created,
    },
    {
      course_id: 9,
      name: 'Serra',
      name_key: 'serra',
      city: 'Sintra',
      state: 'PT-11',
      country: 'PT',
      created_at: created,
    },
  ],
  course_tee: [
    tee(11, 1, 'M', 'White', 724, 131),
    tee(12, 1, 'M', 'Yellow', 705, 128),
    tee(13, 1, 'F', 'Red', 733, 129),
    tee(21, 2, 'M', 'White', 711, 125),
    tee(23, 2, 'F', 'Red', 728, 127),
    tee(91, 9, 'M', 'White', 718, 135),
  ],
  player: [
    player(1, 'Ana', 'Silva', 'F', {
      email: 'Ana@example.com',
      email_key: 'ana@example.com',
      dob: '1980-02-29',
      phone: '912345678',
      phone_country_cd: 'PT',
      hc_provider_id: 20,
      hc_id: 'PT1',
      hc_active: true,
      hc_index_tenths: 124,
      hc_revision_date: '2026-04-20',
    }),
    player(2, 'Bruno', 'Costa', 'M', {
      email: 'bruno@example.com',
      email_key: 'bruno@example.com',
      hc_provider_id: 20,
      hc_id: 'PT2',
      hc_active: true,
      hc_index_tenths: 58,
      hc_revision_date: '2026-04-20',
    }),
    player(3, 'Carla', 'Dias', 'F', {
      email: 'carla@example.com',
      email_key: 'carla@example.com',
      hc_index_tenths: -12,
      hc_revision_date: '2026-04-20',
      completed_at: created,
    }),
    player(4, 'Duarte', 'Lima', 'M', { email: 'duarte@example.com', email_key: 'duarte@example.com' }),
    player(5, 'Elsa', 'Reis', 'F', { email: 'elsa@example.com', email_key: 'elsa@example.com' }),
    player(6, 'Filipe', 'Melo', 'M', {
      email: 'filipe@example.com',
      email_key: 'filipe@example.com',
      hc_index_tenths: 201,
      hc_revision_date: '2026-04-20',
    }),
    player(7, 'Gil', 'Nunes', 'M', {
      email: 'gil@example.com',
      email_key: 'gil@example.com',
      hc_index_tenths: 90,
      hc_revision_date: '2026-04-20',
    }),
    player(8, 'Hugo', 'Pinto', 'M', {
      email: 'hugo@example.com',
      email_key: 'hugo@example.com',
      hc_provider_id: 20,
      hc_id: 'PT8',
    }),
    player(9, 'Walter', 'In', 'M', { by_name: true }),
    player(10, 'Júlia', 'Árias', 'F', { email: 'julia@example.com', email_key: 'julia@example.com' }),
  ],
  membership: [
    membership(1, 1, 'silva', 'ana'),
    membership(1, 2, 'costa', 'bruno'),
    membership(1, 3, 'dias', 'carla'),
    membership(2, 4, 'lima', 'duarte'),
    membership(1, 5, 'reis', 'elsa'),
    membership(1, 6, 'melo', 'filipe'),
    membership(1, 7, 'nunes', 'gil'),
    membership(4, 8, 'pinto', 'hugo'),
    membership(1, 10, 'arias', 'julia', false),
    membership(2, 1, 'silva', 'ana'),
  ],
  administrator: [
    {
      administrator_id: 1,
      email: 'gil@example.com',
      email_key: 'gil@example.com',
      name: 'Gil Nunes',
      password_hash: null,
      player_id: 7,
      created_at: created,
      revoked_at: null,
      operator: false,
      locale: 'en',
    },
    ...worldAccounts.map((name, index) => ({
      administrator_id: 11 + index,
      email: `${name}@example.com`,
      email_key: `${name}@example.com`,
      name: `The ${name}`,
      password_hash: null,
      player_id: null,
      created_at: created,
      revoked_at: null,
      operator: name === 'operator',
      locale: 'en',
    })),
  ],
  administrator_community: [
    { community_id: 1, administrator_id: 1, role: 'director' },
    ...roles.map((role, index) => ({ community_id: 1, administrator_id: 11 + index, role })),
    { community_id: 4, administrator_id: 11 + worldAccounts.indexOf('outsider'), role: 'manager' },
  ],
  session: worldAccounts.map((name, index) => ({
    session_id: 11 + index,
    token_hash: hashOfToken(sessionToken(name)),
    administrator_id: 11 + index,
    created_at: '2026-05-01T08:55:00Z',
    seen_at: '2026-05-01T08:59:00Z',
    proved_at: '2026-05-01T08:55:00Z',
    shared: false,
    device: 'Firefox · Linux',
    second_factor: false,
  })),
  event: [
    event(1, 100, 'M', 'Cup', ['2026-05-02', '2026-05-03']),
    event(1, 101, 'R', 'Cup, round 1', ['2026-05-02', '2026-05-02'], { parent_event_id: 100, round_number: 1 }),
    event(1, 102, 'R', 'Cup, round 2', ['2026-05-03', '2026-05-03'], { parent_event_id: 100, round_number: 2 }),
    event(1, 110, 'S', 'Medal', ['2026-06-10', '2026-06-10'], { registration_type: 'Online Questionnaire' }),
    event(1, 120, 'S', 'No Flights', ['2026-06-20', '2026-06-20'], { flights_enabled: false }),
    event(1, 130, 'S', 'Winter Final', ['2026-01-10', '2026-01-10'], { state: 'official' }),
    event(1, 140, 'S', 'Scramble', ['2026-06-25', '2026-06-25']),
    event(2, 200, 'S', 'Ladies Day', ['2026-06-15', '2026-06-15']),
    event(4, 400, 'S', 'Serra Open', ['2026-06-11', '2026-06-11']),
    event(4, 410, 'M', 'Serra Cup', ['2026-07-01', '2026-07-02']),
    event(4, 411, 'R', 'Serra Cup, round 1', ['2026-07-01', '2026-07-01'], { parent_event_id: 410, round_number: 1 }),
  ],
  event_course: [
    [1, 100, 1],
    [1, 100, 2],
    [1, 101, 1],
    [1, 102, 2],
    [1, 110, 1],
    [1, 120, 1],
    [1, 130, 1],
    [1, 140, 1],
    [2, 200, 2],
    [4, 400, 9],
    [4, 410, 9],
    [4, 411, 9],
  ].map(([community_id, event_id, course_id]) => ({ community_id, event_id, course_id, position: course_id })),
  registration: [
    ...[1, 2, 3, 5, 6].map(id => registration(1, 100, id)),
    ...[1, 2, 3, 6].map(id => registration(1, 110, id)),
    registration(1, 110, 9, { by_profile: false, handle: 'Wally' }),
    ...[1, 6].map(id => registration(1, 120, id)),
    ...[1, 2].map(id => registration(1, 130, id)),
    ...[1, 2, 5, 6].map(id => registration(1, 140, id)),
    registration(2, 200, 4),
    registration(4, 400, 8),
    registration(4, 410, 8),
  ],
  leaderboard: [
    leaderboard(1, 1001, 100, 'Cup Gross', 'strokePlay', 1, false),
    leaderboard(1, 1002, 100, 'Cup Pairs', 'bestBall', 8, true),
    leaderboard(1, 1011, 101, 'Round 1 Net', 'strokePlay', 1, false),
    leaderboard(1, 1021, 110, 'Medal Net', 'strokePlay', 1, false),
    leaderboard(1, 1022, 110, 'Medal Pairs', 'bestBall', 8, true),
    leaderboard(1, 1031, 120, 'Net', 'strokePlay', 1, false),
    leaderboard(1, 1041, 130, 'Final', 'strokePlay', 1, false),
    leaderboard(1, 1042, 130, 'Final Pairs', 'bestBall', 8, true),
    leaderboard(1, 1032, 120, 'Pairs', 'bestBall', 8, true),
    leaderboard(1, 1051, 140, 'Scramble', 'scramble', 9, true),
    leaderboard(4, 4001, 400, 'Open', 'strokePlay', 1, false),
    leaderboard(4, 4002, 400, 'Open Pairs', 'bestBall', 8, true),
  ],
  flight: [
    [1, 2001, 1001, 'Low'],
    [1, 2002, 1001, 'High'],
    [1, 2003, 1002, 'Pairs'],
    [1, 2011, 1011, 'All'],
    [1, 2021, 1021, 'Low'],
    [1, 2022, 1021, 'High'],
    [1, 2023, 1022, 'Pairs'],
    [1, 2024, 1022, 'More Pairs'],
    [1, 2031, 1031, 'All'],
    [1, 2032, 1032, 'Pairs'],
    [1, 2041, 1041, 'All'],
    [1, 2042, 1042, 'Pairs'],
    [1, 2051, 1051, 'Teams'],
    [4, 4101, 4001, 'All'],
    [4, 4102, 4002, 'Pairs'],
  ].map(([community_id, flight_id, leaderboard_id, name]) => ({
    community_id,
    flight_id,
    leaderboard_id,
    name,
    settings: {},
  })),
  flight_player: [
    [1, 1001, 1, 2001, 100],
    [1, 1001, 2, 2001, 100],
    [1, 1001, 6, 2002, 100],
    [1, 1021, 1, 2021, 110],
    [1, 1021, 2, 2021, 110],
    [1, 1041, 1, 2041, 130],
    [4, 4001, 8, 4101, 400],
  ].map(([community_id, leaderboard_id, player_id, flight_id, event_id]) => ({
    community_id,
    leaderboard_id,
    player_id,
    flight_id,
    event_id,
  })),
  team: [
    [1, 3001, 100, 'Falcons'],
    [1, 3002, 100, 'Herons'],
    [1, 3011, 110, 'Eagles'],
    [1, 3012, 110, 'Storks'],
    [1, 3021, 140, 'Scramblers'],
    [1, 3022, 140, 'Ramblers'],
    [1, 3041, 130, 'Old'],
    [4, 4201, 400, 'Serra One'],
  ].map(([community_id, team_id, event_id, name]) => ({ community_id, team_id, event_id, name })),
  team_player: [
    [1, 100, 1, 3001, 100],
    [1, 100, 2, 3001, 100],
    [1, 100, 3, 3002, 100],
    [1, 110, 1, 3011, 110],
    [1, 140, 1, 3021, 140],
    [1, 140, 2, 3021, 140],
    [1, 140, 5, 3022, 140],
    [1, 130, 1, 3041, 130],
    [4, 400, 8, 4201, 400],
  ].map(([community_id, event_id, player_id, team_id, registration_event_id]) => ({
    community_id,
    event_id,
    player_id,
    team_id,
    registration_event_id,
  })),
  flight_team: [
    { community_id: 1, leaderboard_id: 1002, team_id: 3001, flight_id: 2003 },
    { community_id: 1, leaderboard_id: 1022, team_id: 3011, flight_id: 2023 },
  ],
  tee_pairing: [
    [1, 5001, 101, 1, '2026-05-02T07:00:00Z', 1],
    [1, 5002, 101, 1, '2026-05-02T07:10:00Z', 1],
    [1, 5011, 102, 2, '2026-05-03T07:00:00Z', 10],
    [1, 5021, 110, 1, '2026-06-10T08:00:00Z', 1],
    [1, 5022, 110, 1, '2026-06-10T08:10:00Z', 1],
    [1, 5041, 130, 1, '2026-01-10T10:00:00Z', 1],
    [4, 4301, 400, 9, '2026-06-11T08:00:00Z', 1],
  ].map(([community_id, tee_pairing_id, event_id, course_id, tee_time, tee_hole]) => ({
    community_id,
    tee_pairing_id,
    event_id,
    course_id,
    tee_time,
    tee_hole,
    tee_group: 'A',
  })),
  tee_pairing_player: [
    [1, 101, 1, 5001, 100],
    [1, 101, 2, 5001, 100],
    [1, 101, 3, 5002, 100],
    [1, 102, 1, 5011, 100],
    [1, 110, 1, 5021, 110],
    [1, 130, 1, 5041, 130],
    [4, 400, 8, 4301, 400],
  ].map(([community_id, event_id, player_id, tee_pairing_id, registration_event_id]) => ({
    community_id,
    event_id,
    player_id,
    tee_pairing_id,
    registration_event_id,
  })),
  player_handicap: [
    handicap(1, 100, 1, 124),
    handicap(1, 100, 2, 58),
    handicap(1, 100, 3, -12),
    handicap(1, 100, 5, null),
    handicap(1, 100, 6, 201),
    handicap(1, 110, 1, 124, { locked: true }),
    handicap(1, 110, 2, 58),
    handicap(1, 110, 3, -12),
    handicap(1, 110, 6, 201),
    handicap(1, 110, 9, null),
    handicap(1, 120, 1, 124),
    handicap(1, 120, 6, 201),
    handicap(1, 130, 1, 124),
    handicap(1, 130, 2, 58),
    handicap(1, 140, 1, 124),
    handicap(1, 140, 2, 58),
    handicap(1, 140, 5, null),
    handicap(1, 140, 6, 201),
    handicap(2, 200, 4, null, { course_id: 2, tee_id: 21 }),
    handicap(4, 400, 8, null, { course_id: 9, tee_id: 91 }),
    handicap(4, 410, 8, null, { course_id: 9, tee_id: 91 }),
  ],
  team_handicap: [
    {
      community_id: 1,
      event_id: 110,
      team_id: 3012,
      course_id: null,
      tee_id: null,
      hc_index_tenths: null,
      hc_course: 7,
      hc_playing: 6,
      alloc_pct: 85,
      locked: true,
      reason: null,
    },
  ],
  // Bruno played the medal, Carla round 2 of the cup, the Scramblers the scramble, Ana the winter final.
  score_entry: [
    ...scores(110, 'P', 2, allFours),
    ...scores(102, 'P', 3, [4, 5]),
    ...scores(140, 'T', 3021, allFours),
    scoreEntry(140, 'T', 3021, 19, { kind: 'sign' }),
    ...scores(130, 'P', 1, allFours),
    scoreEntry(130, 'P', 1, 19, { kind: 'sign' }),
  ],
  card: [
    card(110, 'P', 2, allFours, 18),
    card(102, 'P', 3, [4, 5, ...untouched.slice(2)], 2),
    card(140, 'T', 3021, allFours, 19, { status: 'SIGNED', signed_by: ['committee'] }),
    card(130, 'P', 1, allFours, 19, { status: 'SIGNED', signed_by: ['committee'] }),
  ],
  webhook: [
    webhook(1, 6001, 'https://club.example.com/hook', ['registration', 'score']),
    webhook(4, 6401, 'https://serra.example.com/hook', ['registration']),
  ],
  webhook_delivery: [delivery(1, 6101, 6001, 'M-100'), delivery(4, 6501, 6401, 'S-400')],
} as const satisfies Readonly<Record<string, readonly object[]>>

export type WorldCredential = 'club' | 'ladies' | 'stranger' | 'revoked'
