import type { words as en } from '../en/calendars.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  teeTime: 'Hora de salida: {round}',
  group: '{round}: {player}',
  groupOfMore: '{round}: {player} y {count} más',
  start: 'Hoyo {hole}, grupo {group}',
  event: '{club}, {days}. {state}.',
} satisfies WordsLike<typeof en>
