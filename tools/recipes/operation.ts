import type { Recipe } from './followRecipe.ts'

/** The sponsors of an event, for the page of a club. */
export const operation: Recipe = {
  headings: ['Add an operation'],
  makes: ['operation', 'listSponsors', 'events'],
  edits: [
    {
      file: 'contract/events/extensions.ts',
      replace: "summary: 'ListSponsors'",
      by: "summary: 'List the sponsors of an event'",
    },
    {
      file: 'contract/events/extensions.ts',
      replace: 'Say what it does, what else happens, and when it refuses.',
      by: 'Those of the screen on a wall, in their order.',
    },
    {
      file: 'contract/events/extensions.ts',
      replace: "strictObject({ ok: Type.Boolean({ description: 'Say what it means.' }) }, { title: 'ListSponsors' })",
      by: `strictObject(
    { names: Type.Array(Type.String(), { maxItems: 12, description: 'Their names.' }) },
    { title: 'Sponsors' },
  )`,
    },
    {
      file: 'contract/events/extensions.ts',
      replace: 'reply: { ok: true }',
      by: "reply: { names: ['Harbour Bakery'] }",
    },
    {
      file: 'server/domain/events/listSponsors.ts',
      replace: `
export const listSponsors = handle('listSponsors', async ({ event }) => ({ ok: event.eventId > 0 }))`,
      by: `import { eventSettings } from './eventSettings.ts'

export const listSponsors = handle('listSponsors', async ({ event }) => ({
  names: (eventSettings(event).screen.sponsors ?? []).map(({ name }) => name),
}))`,
    },
    {
      file: 'server/domain/events/listSponsors.cases.ts',
      replace: 'reply: { ok: true }',
      by: 'reply: { names: [] }',
    },
  ],
}
