import type { words as en } from '../en/clubPage.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  description: 'Pruebas de golf de {club}: en juego, próximas y pasadas.',
  calendar: 'Calendario',
  nothingYet: 'La primera prueba estará aquí.',
  nothingPublished: 'El club aún no ha publicado ninguna.',
  liveNow: 'En juego',
  signUp: 'Inscripciones',
  comingUp: 'Próximas pruebas',
  results: 'Resultados',
  leaderboard: 'Clasificación',
  playersInRound: 'Vuelta {round} de {rounds} · {players}',
  playersOfLive: '{count, plural, one {# jugador} other {# jugadores}}',
  players: '{count, plural, one {# jugador} other {# jugadores}}',
  rounds: '{count} vueltas',
  allTaken: 'Sin plazas',
  allTakenWaiting: 'Sin plazas, {waiting} en espera',
  closes: 'Se cierra {until}',
  opensOn: 'Se abre el {moment}',
  opensSoon: 'Se abre pronto',
  signUpFor: '{label}: {event}',
  registered: '{count, plural, one {# inscrito} other {# inscritos}}',
  byLot: '{places} por sorteo, {inBallot} en el sorteo',
  placesLeft: '{left} de {places} libres',
  places: '{count, plural, one {# plaza} other {# plazas}}',
} satisfies WordsLike<typeof en>
