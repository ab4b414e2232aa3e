import type { Check } from '../vector.ts'
import { formatKinds } from './formats.ts'
import { handicapKinds } from './handicap.ts'
import { leaderboardKinds } from './leaderboards.ts'
import { payoutKinds } from './payouts.ts'
import { standingsKinds } from './standings.ts'
import { teeSheetKinds } from './teeSheets.ts'

/** Every kind of case that can be counted. Adding one: its check in a file of this folder, its record in this list. */
export const kinds: Readonly<Record<string, Check>> = {
  ...formatKinds,
  ...handicapKinds,
  ...leaderboardKinds,
  ...payoutKinds,
  ...standingsKinds,
  ...teeSheetKinds,
}
