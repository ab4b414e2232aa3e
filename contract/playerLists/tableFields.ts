/** What the columns of a table of people may hold. */

/** Of everybody on a line; with 2, 3 or 4 behind it of the second, third or fourth person. */
const ofPeople = ['name', 'nameBack', 'firstName', 'lastName', 'suffix', 'index', 'gender', 'email', 'hcId'] as const

export const tableFields = [
  'ignore',
  'infix',
  'number',
  'playerId',
  'team',
  'provider',
  'revisionDate',
  ...ofPeople,
  ...ofPeople.map(field => `${field}2` as const),
  ...ofPeople.map(field => `${field}3` as const),
  ...ofPeople.map(field => `${field}4` as const),
] as const

export type TableField = (typeof tableFields)[number]
