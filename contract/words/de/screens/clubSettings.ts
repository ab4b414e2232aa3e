import type { words as en } from '../../en/screens/clubSettings.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Einstellungen',
  identity: 'Name und Aussehen',
  name: 'Name',
  colour: 'Farbe',
  colourHint: 'Im Kopf Ihrer Seiten. Eine helle wird abgedunkelt, wo weiße Schrift darauf steht.',
  usual: 'Übliches Grün',
  logo: 'Logo',
  logoHint: 'Eine PNG- oder SVG-Datei, am besten nur das Emblem. Es steht auf Seiten und Ausdrucken.',
  logoTooLarge: 'Diese Datei ist größer als 650 KB. Wählen Sie ein kleineres Bild.',
  noLogo: 'Kein Logo',
  currency: 'Währung der Preise',
  currencyHint: 'Ein Turnier kann seine eigene haben.',
  noCurrency: 'Keine: nur Zahlen',
  language: 'Sprache',
  languageHint: 'Die des Bildschirms an der Wand und von Seiten, für deren Leser keine vorhandene Sprache bekannt ist.',
  readersLanguage: 'die des Lesers, sonst Englisch',
  clock: 'Uhrzeiten',
  clockHint:
    'Auf Bildschirmen, Seiten und Papier und in Mails. Dateien für Tabellen und Programme behalten 24 Stunden.',
  clocks: { h24: '24 Stunden: 13:10', h12: '12 Stunden: 1:10 PM' },
  lengths: 'Längen der Löcher',
  lengthsHint: 'Auf Scorekarten, Telefonen, Seiten und Papier.',
  lengthsIn: { course: 'wie auf der Karte des Platzes', yards: 'in Yards', metres: 'in Metern' },
  home: 'Öffentliche Seite des Clubs',
  homeHint: '{url} zeigt allen die Turniere.',
  save: 'Speichern',
  saved: 'Gespeichert',
  open: 'Seite öffnen',
  subs: 'Gruppen des Clubs',
  subsWhy:
    'Damen, Senioren, Jugend: jede mit eigenen Turnieren und Spielern. Die Mitarbeiter des Clubs arbeiten für alle.',
  addSub: 'Neue Gruppe des Clubs',
  subHint: 'Zum Beispiel „Damen“. Lässt sich später ändern.',
  makeSub: 'Anlegen',
} satisfies WordsLike<typeof en>
