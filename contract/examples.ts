/** The people and things of the examples: one Portuguese club, its two-round event and its single round event. */

export const club = { id: 101, name: 'Ria Formosa Golf Club', club: true }
export const ladies = { id: 102, name: 'Ria Formosa Ladies', club: false, clubCommunityId: 101 }

const course = { courseId: 22, courseName: 'San Lorenzo Golf Course' }
const owner = { communityId: 101, communityName: club.name }
const place = { city: 'Almancil', state: '08', locked: false, timeZone: 'Europe/Lisbon' }

export const multiRoundEvent = {
  ...owner,
  eventId: 'M-5208',
  name: 'Taça da Ria 2026',
  ...course,
  ...place,
  startDate: '2026-05-02',
  endDate: '2026-05-03',
  info: 'Two rounds of stroke play. Prize-giving on Sunday at 18:00 in the club house.',
}
export const firstRound = {
  ...owner,
  eventId: 'S-5209',
  name: 'Taça da Ria 2026, round 1',
  ...course,
  ...place,
  startDate: '2026-05-02',
  endDate: '2026-05-02',
}
export const secondRound = {
  ...firstRound,
  eventId: 'S-5210',
  name: 'Taça da Ria 2026, round 2',
  startDate: '2026-05-03',
  endDate: '2026-05-03',
}

export const sanLorenzo = {
  courseId: 22,
  name: 'San Lorenzo Golf Course',
  city: 'Almancil',
  state: 'PT-08',
  country: 'PT',
}

const pars = [5, 3, 4, 4, 3, 4, 4, 5, 4, 5, 4, 4, 4, 3, 5, 3, 4, 4]
const strokeIndexes = [7, 15, 13, 9, 17, 1, 11, 3, 5, 12, 16, 2, 8, 18, 6, 14, 10, 4]
const lengthsYards = [517, 145, 324, 348, 118, 399, 359, 541, 385, 538, 367, 402, 384, 156, 516, 188, 347, 382]

export const holes = pars.map((par, index) => ({
  hole: index + 1,
  par,
  hc: strokeIndexes[index],
  lengthYards: lengthsYards[index],
}))

export const yellowTee = {
  id: 181,
  gender: 'M',
  name: 'AMARELAS',
  par: 72,
  parFront: 36,
  parBack: 36,
  rating: 70.3,
  ratingFront: 34.8,
  ratingBack: 35.5,
  slope: 130,
  slopeFront: 127,
  slopeBack: 132,
  holes,
}

/** The yellow tee of San Lorenzo in the fields of a player who plays from it. */
export const fromYellowTee = { ...course, teeId: 181, teeName: 'AMARELAS' }

export const tiago = { playerId: 3001, firstName: 'Tiago', lastName: 'Moura', handle: 'Titi' }
export const ines = { playerId: 3002, firstName: 'Inês', lastName: 'Valente' }
export const duarte = { playerId: 3003, firstName: 'Duarte', lastName: 'Pimentel', suffix: 'Jr' }

export const andorinhas = { teamId: 801, name: 'Os Andorinhas', players: [tiago, ines] }
