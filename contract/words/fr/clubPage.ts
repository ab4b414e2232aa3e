import type { words as en } from '../en/clubPage.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  description: 'Épreuves de golf, {club} : en cours, à venir et passées.',
  calendar: 'Calendrier',
  nothingYet: 'La première épreuve sera ici.',
  nothingPublished: 'Le club n’en a pas encore publié.',
  liveNow: 'En cours',
  signUp: 'Inscriptions',
  comingUp: 'À venir',
  results: 'Résultats',
  leaderboard: 'Classement',
  playersInRound: 'Tour {round} sur {rounds} · {players}',
  playersOfLive: '{count, plural, one {# joueur} other {# joueurs}}',
  players: '{count, plural, one {# joueur} other {# joueurs}}',
  rounds: '{count} tours',
  allTaken: 'Complet',
  allTakenWaiting: 'Complet, {waiting} en attente',
  closes: 'Clôture {until}',
  opensOn: 'Ouverture le {moment}',
  opensSoon: 'Ouvre bientôt',
  signUpFor: '{label} : {event}',
  registered: '{count, plural, one {# inscrit} other {# inscrits}}',
  byLot: '{places} au sort, {inBallot, plural, one {# participant} other {# participants}} au tirage',
  placesLeft: '{left, plural, one {# libre} other {# libres}} sur {places}',
  places: '{count, plural, one {# place} other {# places}}',
} satisfies WordsLike<typeof en>
