import type { words as en } from '../en/clubPage.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  description: 'Provas de golfe de {club}: em jogo, próximas e passadas.',
  calendar: 'Calendário',
  nothingYet: 'A primeira prova estará aqui.',
  nothingPublished: 'O clube ainda não publicou nenhuma.',
  liveNow: 'Em jogo',
  signUp: 'Inscrições',
  comingUp: 'Próximas provas',
  results: 'Resultados',
  leaderboard: 'Classificação',
  playersInRound: 'Volta {round} de {rounds} · {players}',
  playersOfLive: '{count, plural, one {# jogador} other {# jogadores}}',
  players: '{count, plural, one {# jogador} other {# jogadores}}',
  rounds: '{count} voltas',
  allTaken: 'Sem vagas',
  allTakenWaiting: 'Sem vagas, {waiting} em espera',
  closes: 'Fecha {until}',
  opensOn: 'Abre {moment}',
  opensSoon: 'Abre em breve',
  signUpFor: '{label}: {event}',
  registered: '{count, plural, one {# inscrito} other {# inscritos}}',
  byLot: '{places} por sorteio, {inBallot} no sorteio',
  placesLeft: '{left} de {places} livres',
  places: '{count, plural, one {# vaga} other {# vagas}}',
} satisfies WordsLike<typeof en>
