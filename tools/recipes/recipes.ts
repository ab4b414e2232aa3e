/** Every task that CONTRIBUTING.md describes, in the order in which they are done in one copy: some go on where another ended. */
import { capability } from './capability.ts'
import { document } from './document.ts'
import type { Recipe } from './followRecipe.ts'
import { format } from './format.ts'
import { importColumn } from './importColumn.ts'
import { mail } from './mail.ts'
import { memberColumn } from './memberColumn.ts'
import { operation } from './operation.ts'
import { programList } from './programList.ts'
import { publicPage } from './publicPage.ts'
import { readinessRule } from './readinessRule.ts'
import { refusal } from './refusal.ts'
import { screen } from './screen.ts'
import { slide } from './slide.ts'
import { tieBreak } from './tieBreak.ts'

export const recipes: readonly Recipe[] = [
  operation,
  refusal,
  screen,
  memberColumn,
  slide,
  publicPage,
  document,
  tieBreak,
  format,
  mail,
  capability,
  readinessRule,
  importColumn,
  programList,
]
