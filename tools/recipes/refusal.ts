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
  },`,
    },
    ...Object.entries({
      en: 'A round has no sponsors of its own. Ask for those of {eventId}.',
      pt: 'Uma volta não tem patrocinadores próprios. Peça os de {eventId}.',
      es: 'Una vuelta no tiene patrocinadores propios. Pida los de {eventId}.',
      de: 'Eine Runde hat keine eigenen Sponsoren. Fragen Sie nach denen von {eventId}.',
      fr: 'Un tour n’a pas de sponsors à lui. Demandez ceux de {eventId}.',
    }).map(([language, text]) => ({
      file: `contract/words/${language}/refusals.ts`,
      after: 'export const words = {',
      put: `  SPONSORS_OF_EVENT: '${text}',`,
    })),
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
