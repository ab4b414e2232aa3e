import type { words as en } from '../en/calendars.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  teeTime: 'Hora de saída: {round}',
  group: '{round}: {player}',
  groupOfMore: '{round}: {player} e mais {count}',
  start: 'Buraco {hole}, grupo {group}',
  event: '{club}, {days}. {state}.',
} satisfies WordsLike<typeof en>
