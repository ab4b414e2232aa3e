import type { words as en } from '../en/calendars.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  teeTime: 'Heure de départ : {round}',
  group: '{round} : {player}',
  groupOfMore: '{round} : {player} et {count, plural, one {# autre} other {# autres}}',
  start: 'Trou {hole}, groupe {group}',
  event: '{club}, {days}. {state}.',
} satisfies WordsLike<typeof en>
