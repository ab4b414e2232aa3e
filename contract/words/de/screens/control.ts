import type { words as en } from '../../en/screens/control.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Leitstelle',
  emptyTitle: 'Noch niemand zu verfolgen',
  empty: 'Hier steht eine Zeile für jede Gruppe, die mit Problemen zuerst.',
  bringIn: 'Spieler einlesen',
  sums: '{groups} Gruppen, {out} draußen, {back} zurück',
  noTime: 'Ohne Startzeit',
  started: 'Gestartet {time}',
  thru: 'Thru',
  holes: '{holes} von {all}',
  finished: 'F',
  nothing: 'kein Eintrag',
  last: 'letzter Eintrag {time}',
  pace: '{minutes} Min. je Loch',
  differ: '{holes, plural, one {# Loch weicht ab} other {# Löcher weichen ab}}',
  behind: '{holes, plural, one {# Loch zurück} other {# Löcher zurück}}',
  silent: 'still seit {minutes} Min.',
  signed: '{signed} von {all} unterschrieben',
  timeWarned: 'Zeitverwarnung',
  course: 'Wo die Gruppen sind',
  suspend: 'Spiel unterbrechen',
  resume: 'Spiel fortsetzen',
  message: 'Nachricht',
  shorten: 'Runde verkürzen',
} satisfies WordsLike<typeof en>
