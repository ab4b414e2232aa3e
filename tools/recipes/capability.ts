import type { Recipe } from './followRecipe.ts'

/** The shop, too, brings handicap indexes up to date. */
export const capability: Recipe = {
  headings: ['Add a capability'],
  edits: [
    {
      file: 'contract/roles/capabilities.ts',
      after: "'field.edit': committee,",
      put: "  /** Handicap indexes as their provider or a list has them. */\n  'indexes.refresh': [...committee, 'shop'],",
    },
    {
      file: 'tools/rolesPage.ts',
      after: "'field.edit': 'Change players",
      put: "  'indexes.refresh': 'Bring handicap indexes up to date',",
    },
    { file: 'contract/handicapRefreshes/console.ts', replace: "may: 'field.edit'", by: "may: 'indexes.refresh'" },
    { file: 'contract/roles/roles.test.ts', replace: ' setHandicaps refreshHandicaps\n', by: ' setHandicaps\n' },
    {
      file: 'contract/roles/roles.test.ts',
      after: "operations: 'setCheckIns' },",
      put: "  { row: 'indexes', holders: 'manager director shop', operations: 'refreshHandicaps' },",
    },
  ],
}
