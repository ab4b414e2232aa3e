import type { Recipe } from './followRecipe.ts'

/** The operation of the other recipe says of a round where its sponsors are. */
export const refusal: Recipe = {
  headings: ['Add a refusal'],
  edits: [
    {
      file: 'contract/errors.ts',
      after: '  ...requestErrors,',
      put: `  SPONSORS_OF_EVENT: {
    status: 409,
    title: 'Sponsors are those of the event',
    detail: 'A round has no sponsors of its own. Ask for those of {eventId}.',
  },`,
    },
    {
      file: 'contract/portuguese/refusalsPt.ts',
      after: '  ...requestRefusalsPt,',
      put: "  SPONSORS_OF_EVENT: 'Uma volta não tem patrocinadores próprios. Peça os de {eventId}.',",
    },
    {
      file: 'contract/events/extensions.ts',
      replace: "refusals: ['UNAUTHORIZED']",
      by: "refusals: ['UNAUTHORIZED', 'SPONSORS_OF_EVENT']",
    },
    // The demo answers the example of an operation, and that was a round.
    { file: 'contract/events/extensions.ts', replace: "eventId: 'S-5209'", by: "eventId: 'M-5208'" },
    {
      file: 'server/domain/events/listSponsors.ts',
      replace: `async ({ event }) => ({
  names: (eventSettings(event).screen.sponsors ?? []).map(({ name }) => name),
}))`,
      by: `async ({ event, refuse }) => {
  if (event.kind === 'R') refuse('SPONSORS_OF_EVENT', { eventId: \`M-\${event.parentEventId}\` })
  return { names: (eventSettings(event).screen.sponsors ?? []).map(({ name }) => name) }
})`,
    },
    {
      file: 'server/domain/events/listSponsors.cases.ts',
      replace: "refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },",
      by: `refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } },
      SPONSORS_OF_EVENT: { input: { params: { eventId: 'S-101' } } },
    },`,
    },
  ],
}
