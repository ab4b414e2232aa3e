import type { Recipe } from './followRecipe.ts'

/** What `npm run new` makes of a format, which counts as strokes until it is filled in. */
export const format: Recipe = {
  headings: ['Add a format of play'],
  makes: ['format', 'halves', 'Halves'],
  edits: [],
}
