/** Handicaps of a date, out of a table. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { table, tableReading } from '../playerLists/tableReading.ts'
import { previewQuery } from '../preview.ts'
import {
  count,
  date,
  eventParams,
  handicapsComputed,
  hcIndex,
  listOf,
  playerId,
  strictObject,
  text,
} from '../shapes.ts'
import { UselessLine } from './refreshProblems.ts'

const optional = Type.Optional

const Values = strictObject({ hcIndex: optional(hcIndex), ...handicapsComputed }, { title: 'RefreshedValues' })

const Person = strictObject({ playerId, name: text(200, 'First and last name.') }, { title: 'RefreshedPerson' })

export const HandicapRefresh = strictObject(
  {
    changes: listOf(
      strictObject(
        {
          ...Person.properties,
          before: Values,
          after: Values,
          byHand: Type.Boolean({ description: 'The previous values were set by hand, and are replaced.' }),
          strokesChangedOn: listOf(Type.Integer({ minimum: 1, maximum: 36, description: 'Number of a hole.' }), {
            most: 36,
            description: 'Holes on which the player receives more or fewer strokes than before.',
          }),
        },
        { title: 'RefreshedHandicap' },
      ),
      { most: 1000 },
    ),
    unchanged: count('Players who already have these values.'),
    locked: listOf(Person, { most: 1000, description: 'Players whose handicaps are locked and stay as they are.' }),
    missing: listOf(Person, { most: 100_000, description: 'Players not in the table.' }),
    problems: listOf(UselessLine, { most: 2000, description: 'Unusable lines.' }),
    frozen: count('Handicaps that were not locked before and now are.'),
  },
  { title: 'HandicapRefresh' },
)

const HandicapsRefreshed = strictObject(
  { ...HandicapRefresh.properties, ...tableReading },
  { title: 'HandicapsRefreshed' },
)

export const refreshHandicaps = operation({
  id: 'refreshHandicaps',
  method: 'POST',
  path: '/console/api/events/{eventId}/handicapRefreshes',
  tag: 'Player handicaps',
  summary: 'Take handicap indexes for a date from a table',
  description:
    'Pasted text, or a CSV or XLSX file, with names, handicap ids, e-mail addresses or player ids, and indexes; with a date column, the newest revision up to the date counts. Course and playing handicaps follow. Locked handicaps stay. All in one step; with `freeze` everybody is locked afterwards.',
  params: eventParams,
  query: previewQuery,
  body: strictObject(
    {
      ...table,
      asOf: date,
      freeze: optional(Type.Boolean({ description: 'Lock all handicaps of the event afterwards.' })),
    },
    { title: 'HandicapsOfADate' },
  ),
  reply: HandicapsRefreshed,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  changes: ['players', 'handicaps'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: { text: 'Abreu, Marta\t11,9', asOf: '2026-04-30' },
    reply: {
      columns: [
        { field: 'name', sample: 'Abreu, Marta' },
        { field: 'index', sample: '11,9' },
      ],
      linesRead: 1,
      genderLetters: [],
      leftOut: [],
      changes: [
        {
          playerId: 3001,
          name: 'Marta Abreu',
          before: { hcIndex: 12.4, hcCourse: 15, hcPlaying: 14 },
          after: { hcIndex: 11.9, hcCourse: 14, hcPlaying: 13 },
          byHand: false,
          strokesChangedOn: [7],
        },
      ],
      unchanged: 44,
      locked: [{ playerId: 3002, name: 'Rui Costa' }],
      missing: [],
      problems: [],
      frozen: 0,
    },
  },
})
