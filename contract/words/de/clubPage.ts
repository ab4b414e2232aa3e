import type { words as en } from '../en/clubPage.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  description: 'Golfturniere von {club}: live, demnächst und vergangene.',
  calendar: 'Kalender',
  nothingYet: 'Hier steht bald das erste Turnier.',
  nothingPublished: 'Der Club hat noch keines veröffentlicht.',
  liveNow: 'Jetzt live',
  signUp: 'Anmelden',
  comingUp: 'Demnächst',
  results: 'Ergebnisse',
  leaderboard: 'Wertung',
  playersInRound: 'Runde {round} von {rounds} · {players}',
  playersOfLive: '{count} Spieler',
  players: '{count, plural, one {# Spieler} other {# Spieler}}',
  rounds: '{count, plural, one {# Runde} other {# Runden}}',
  allTaken: 'Ausgebucht',
  allTakenWaiting: 'Ausgebucht, {waiting} auf der Warteliste',
  closes: 'Meldeschluss {until}',
  opensOn: 'Öffnet {moment}',
  opensSoon: 'Öffnet demnächst',
  signUpFor: '{label}: {event}',
  registered: '{count} angemeldet',
  byLot: '{places} nach Los, {inBallot} in der Verlosung',
  placesLeft: 'noch {left} von {places} frei',
  places: '{count, plural, one {# Platz} other {# Plätze}}',
} satisfies WordsLike<typeof en>
