import type { words as en } from '../en/warnings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  ofRound: 'Vuelta {number}: {warning}',
  ofBoards: '{boards}: {warning}',
  more: '{count} más',
  playersWithoutHandicap:
    '{names} {count, plural, one {no tiene hándicap y cuenta} other {no tienen hándicap y cuentan}} como 0. Ponga un hándicap exacto o el de juego.',
  teamWithoutAllowance:
    'El equipo {team} no tiene hándicap: no hay porcentajes para {count, plural, one {# jugador} other {# jugadores}}. Ponga el hándicap del equipo u otro teamAllowance.',
  teamWithoutHandicap:
    'El equipo {team} no tiene hándicap, porque {names} no {count, plural, one {tiene} other {tienen}}. Ponga el hándicap del equipo, o diga en withoutIndex con qué hándicap cuenta un jugador así.',
  otherBall:
    'Los hándicaps de los equipos son los de {ball}, como dice otra clasificación, y no los de {own}. Ponga lo mismo en las dos clasificaciones, o ponga a mano los hándicaps de los equipos.',
  notDescending: 'La tabla de premios paga más al puesto {place} que al {before}.',
  abovePurse:
    'La tabla de premios{ofFlight} paga {paid}, más que la bolsa de {purse}: baje los premios o añada dinero.',
  aboveHundredPercent: 'La tabla de premios{ofFlight} suma el {percent} por ciento, más que la bolsa.',
  belowHundredPercent:
    'La tabla de premios{ofFlight} suma el {percent} por ciento y deja sin repartir {left} de {purse}.',
  belowHundredPercentOfAny:
    'La tabla de premios{ofFlight} suma el {percent} por ciento y deja sin repartir el {left} por ciento de la bolsa.',
  ofFlight: ' de {flight}',
} satisfies WordsLike<typeof en>
