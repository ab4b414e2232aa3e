import type { Cases } from '../../../test/cases.ts'

const own = { communityId: 1 }
const stranger = { communityId: 4 }
const event = { name: 'Club championship', startDate: '2026-07-04', timeZone: 'Europe/Lisbon', courseIds: [1] }

const file = Buffer.from(
  JSON.stringify({
    formatVersion: 2,
    communityId: 1,
    name: 'Medal',
    startDate: '2026-07-04',
    endDate: '2026-07-04',
    timeZone: 'Europe/Lisbon',
    courseIds: [1],
    players: [],
  }),
).toString('base64')

export const newEventsCases: Cases<
  | 'createEvent'
  | 'cloneEvent'
  | 'listRecipes'
  | 'saveRecipe'
  | 'readEventFile'
  | 'importEventFile'
  | 'updateEventFromFile'
> = {
  readEventFile: {
    success: { input: { params: own, body: { file } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger, body: { file } } } },
  },
  importEventFile: {
    success: { input: { params: own, body: { file } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger, body: { file } } } },
  },
  updateEventFromFile: {
    success: { input: { params: { eventId: 'S-110' }, body: { file } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' }, body: { file } } } },
  },
  createEvent: {
    success: { input: { params: own, body: { ...event, recipe: 'twoRounds' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, body: event } },
      NOT_FOUND: { reason: 'recipe', input: { params: own, body: { ...event, recipe: 'own-99' } } },
    },
  },
  cloneEvent: {
    success: { input: { params: { eventId: 'M-100' }, body: { name: 'Cup 2027', startDate: '2027-05-01' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400' }, body: { name: 'Open', startDate: '2027-05-01' } } },
    },
  },
  listRecipes: {
    success: { input: { params: own } },
    refusals: { UNAUTHORIZED: { input: { params: stranger } } },
  },
  saveRecipe: {
    success: { input: { params: own, body: { eventId: 'S-110', name: 'Medal of the month' } } },
    refusals: { UNAUTHORIZED: { input: { params: own, body: { eventId: 'S-400', name: 'Open' } } } },
  },
}
