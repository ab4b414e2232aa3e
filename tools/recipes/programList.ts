import type { Recipe } from './followRecipe.ts'

/** The lists of a made-up program. */
export const programList: Recipe = {
  headings: ['Understand the lists of another program'],
  edits: [
    {
      file: 'server/domain/registrations/table/headings/programs/fairwayDesk.ts',
      text: `import type { Headings } from '../meaning.ts'

/** The lists of Fairway Desk. */
export const fairwayDesk: Headings = {
  hcId: 'fairway id',
  index: 'fairway index',
  other: 'locker',
}
`,
    },
    {
      file: 'server/domain/registrations/table/headings/meaningOf.ts',
      after: "import { blueGolf } from './programs/blueGolf.ts'",
      put: "import { fairwayDesk } from './programs/fairwayDesk.ts'",
    },
    {
      file: 'server/domain/registrations/table/headings/meaningOf.ts',
      replace: 'golfBox, squabbit]',
      by: 'golfBox, squabbit, fairwayDesk]',
    },
    {
      file: 'server/domain/registrations/table/headings/programs/programs.test.ts',
      after: 'people: readonly object[]]>([',
      put: `  [
    'Fairway Desk',
    'First Name;Last Name;Fairway ID;Fairway Index;Locker\\nMarta;Alvarez;8000001;12,4;17\\nTom;Baker;8000002;+1,2;18',
    [
      { ...marta, hcId: '8000001', hcIndex: 12.4 },
      { ...tom, hcId: '8000002', hcIndex: -1.2 },
    ],
  ],`,
    },
  ],
}
