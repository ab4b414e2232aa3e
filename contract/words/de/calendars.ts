import type { words as en } from '../en/calendars.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  teeTime: 'Startzeit: {round}',
  group: '{round}: {player}',
  groupOfMore: '{round}: {player} und {count} weitere',
  start: 'Loch {hole}, Gruppe {group}',
  event: '{club}, {days}. {state}.',
} satisfies WordsLike<typeof en>
