import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { said } from '../../../contract/words/say.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { matchKey } from './sides.ts'

type Matches = NonNullable<LeaderboardSettings['matches']>

/** Whether a concession would be taken back: it can neither be declined nor withdrawn. Rules of Golf 3.2b(1). */
export function withdrawnConcessions(
  before: readonly Matches[number][],
  after: readonly Matches[number][],
  pointer: string,
): readonly FieldError[] {
  const conceded = (matches: readonly Matches[number][]) =>
    matches.flatMap(match => {
      const { by, winner } = match.outcome ?? {}
      return by === 'concession' && winner ? [`${matchKey(match)} ${matchKey({ a: match[winner], b: [] })}`] : []
    })
  const stays = new Set(conceded(after))
  return conceded(before).every(one => stays.has(one)) ? [] : [{ pointer, message: said('fields.concessionStands') }]
}
