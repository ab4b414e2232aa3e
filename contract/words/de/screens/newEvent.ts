import type { words as en } from '../../en/screens/newEvent.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Neues Turnier',
  fromFile: 'Aus einer Datei',
  startFrom: 'Beginnen mit',
  own: 'eigene',
  clone: 'Einem Ihrer Turniere',
  cloneWhich: 'Welches Turnier',
  what: 'Was und wann',
  name: 'Name',
  firstDay: 'Erster Tag',
  course: 'Platz',
  noCourse: 'Später wählen',
  start: 'Start',
  kinds: { 'tee times': 'Startzeiten', 'two tees': 'Zwei Tees', shotgun: 'Kanonenstart' },
  at: 'Erster Start',
  every: 'Startabstand (Min.)',
  groupsOf: 'Gruppen zu',
  zone: 'Zeitzone',
  zoneHint: 'Wo der Platz liegt: Alle Zeiten sind die dieses Orts.',
  chooseZone: 'Wählen, wo der Platz liegt',
  play: 'Wertungen',
  playHint: 'jede mit eigenen Klassen und Preisen, alle später änderbar',
  flightsOf: 'Klassen',
  allowance: 'Anteiliges Hcp',
  allowanceHint: 'Prozent des Course Handicaps. Die Vorlage hat den empfohlenen Wert.',
  willExist:
    'Ein Entwurf mit {rounds, plural, one {einer Runde} other {# Runden}}, {boards, plural, one {einer Wertung} other {# Wertungen}}{flights, plural, =0 {} one { und # Klasse} other { und # Klassen}}. Nichts ist öffentlich, und die Anmeldung ist geschlossen.',
  willClone: 'Ein Entwurf wie {name}, ohne dessen Spieler, Scores und Links. Nichts ist öffentlich.',
  create: 'Turnier anlegen',
  lost: 'Das neue Turnier ist noch nicht angelegt. Diese Seite verlassen?',
} satisfies WordsLike<typeof en>
