import type { words as en } from '../en/pageScripts.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  close: 'Cerrar',
  card: 'Tarjeta',
  fullCard: 'Tarjeta completa',
  nobody: 'No se encuentra ningún jugador. Basta con parte del nombre.',
  with: 'con {names}',
  following: 'Siguiendo',
  leaderboard: 'Clasificación',
  follow: 'Seguir a {name}',
  updated: 'Actualizado {time}',
  rehearsalOver: 'El ensayo ha terminado',
  rehearsalIsOver: 'El ensayo ha terminado.',
  expired: 'Este enlace ha caducado. Pida el actual.',
} satisfies WordsLike<typeof en>
