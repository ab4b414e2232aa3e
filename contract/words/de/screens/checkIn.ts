import type { words as en } from '../../en/screens/checkIn.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Check-in',
  find: 'Spieler suchen',
  scan: 'Codes scannen',
  scanHow:
    'Spieler finden ihren Code auf der Seite ihrer Anmeldung; der Weg dorthin steht in ihrer E-Mail. Wer gescannt ist, ist da.',
  wrongCode: 'Das ist kein Code eines Spielers.',
  notInRound: 'Dieser Spieler ist nicht in dieser Runde.',
  isHere: '{name} ist da.',
  order: 'Sortieren',
  byTime: 'Nach Startzeit',
  byName: 'Nach Name',
  show: 'Wer gezeigt wird',
  all: 'Alle',
  missing: 'Noch nicht da',
  hereOf: '{here} von {all} da',
  here: 'Da',
  paid: 'Bezahlt',
  noShow: 'Kommt nicht',
  noShowOf: '{name} kommt nicht?',
  noShowSeen:
    'Der erste Abschlag und die anderen Tische sehen es sofort. Wer doch noch kommt, ist mit einem Tipp auf den Namen da.',
  noShowStays:
    'Der Spieler bleibt im Turnier und in den Wertungen, bis der Starter oder die Turnierleitung ihn herausnimmt.',
  noShowStaysIn:
    'Der Platz in der Gruppe {place} und in den Wertungen bleibt, bis der Starter oder die Turnierleitung den Spieler herausnimmt.',
  mayCome: 'Kommt vielleicht noch',
  noTime: 'Ohne Startzeit',
  nobody: 'Niemand heißt „{text}“.',
  everybody: 'Alle sind da.',
  emptyTitle: 'Noch niemand zu erwarten',
  empty: 'Hier stehen alle Angemeldeten in der Reihenfolge ihrer Startzeiten.',
  bringIn: 'Spieler einlesen',
  tapped: 'Check-in von {name}',
  gone: 'Dieser Spieler ist nicht mehr angemeldet.',
} satisfies WordsLike<typeof en>
