import type { Recipe } from './followRecipe.ts'
import { inEveryLanguage } from './inEveryLanguage.ts'

/** The home club that a list has becomes whom somebody plays for in the event. */
export const importColumn: Recipe = {
  headings: ['Add a column of lists that are brought in'],
  edits: [
    {
      file: 'server/domain/registrations/table/headings/meaning.ts',
      after: "  'suffix',",
      put: "  /** For whom somebody plays. */\n  'affiliation',",
    },
    {
      file: 'server/domain/registrations/table/headings/english.ts',
      replace: ' | club | home club | ',
      by: ' | club | ',
    },
    {
      file: 'server/domain/registrations/table/headings/english.ts',
      after: "  member: 'member',",
      put: "  affiliation: 'home club | affiliation',",
    },
    {
      file: 'contract/playerLists/tableFields.ts',
      replace: "'email', 'hcId'] as",
      by: "'email', 'hcId', 'affiliation'] as",
    },
    {
      file: 'server/domain/registrations/table/readerOfPeople.ts',
      after: '  readonly hcId?: string',
      put: '  readonly affiliation?: string',
    },
    {
      file: 'server/domain/registrations/table/readerOfPeople.ts',
      after: "    ...(hcId !== '' &&",
      put: "    ...(cell('affiliation') !== '' && { affiliation: cutText(cell('affiliation'), 100) }),",
    },
    {
      file: 'contract/playerLists/console.ts',
      replace: 'const Person = strictObject(',
      by: "const affiliation = optional(text(100, 'Whom the player plays for in this event.'))\n\nconst Person = strictObject(",
    },
    {
      file: 'contract/playerLists/console.ts',
      replace: '    number: optional(listNumber),\n    verdict',
      by: '    number: optional(listNumber),\n    affiliation,\n    verdict',
    },
    {
      file: 'contract/playerLists/console.ts',
      replace: "  },\n  { title: 'PersonByName' },",
      by: "    affiliation,\n  },\n  { title: 'PersonByName' },",
    },
    {
      file: 'site/console/bringIn/decisions.ts',
      replace: 'const { hcIndex, email, hcId, number } = person',
      by: 'const { hcIndex, email, hcId, number, affiliation } = person',
    },
    {
      file: 'site/console/bringIn/decisions.ts',
      after: '...(hcId !== undefined',
      put: '          ...(affiliation !== undefined && { affiliation }),',
    },
    ...inEveryLanguage('screens/bringInList.ts', '    hcId: ', "    affiliation: 'Home club',"),
    {
      file: 'server/domain/registrations/table/playerTable.test.ts',
      after: "import { tableOf } from './tableOf.ts'",
      put: `
test('the home club of a list is for whom somebody plays', () => {
  const { lines } = tableOf(rowsOfText('Name;Home club\\nAbreu, Marta;Royal Dunes'))
  expect(lines[0]?.people).toMatchObject([{ lastName: 'Abreu', affiliation: 'Royal Dunes' }])
})`,
    },
  ],
}
