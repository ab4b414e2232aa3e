import type { words as en } from '../../en/screens/shorten.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: '{round} verkürzen',
  titleAgain: '{round} ist verkürzt',
  counts: 'Was zählt',
  firstNine: 'Löcher 1–9',
  secondNine: 'Löcher 10–18',
  chosen: 'Löcher Ihrer Wahl',
  completed: 'Die Löcher, die alle beendet haben',
  nothing: 'Nichts: die Runde annullieren',
  all: 'Wieder alle Löcher',
  hints: {
    first: 'Alle brauchen einen Score an genau diesen Löchern.',
    second: 'Alle brauchen einen Score an genau diesen Löchern.',
    chosen: 'Alle brauchen einen Score an genau diesen Löchern.',
    completed:
      'In jeder Klasse die Löcher, die alle beendet haben, die noch dabei sind; im Lochspiel die, die beide Parteien haben. Wer zurückgezogen hat oder nicht angetreten ist, hält nichts auf.',
    nothing: 'Summen, Cuts und Gleichstände zählen, als wäre die Runde nicht gespielt.',
    all: 'Jede Wertung ist wieder wie vorher.',
  },
  holes: 'Löcher',
  none: 'kein Loch zählt',
  ofMatches: 'jedes Match seine eigenen Löcher',
  ofBoard: '{board}: {holes}',
  holesOf: '{count, plural, one {Loch} other {Löcher}} {ranges}',
  unfinished: '{players, plural, one {# hat sie nicht beendet:} other {# haben sie nicht beendet:}}',
  noneDone: '{players, plural, one {# hat kein Loch beendet:} other {# haben kein Loch beendet:}}',
  noneDoneWhat: 'Wer nicht mehr dabei ist: auf der Scorekarte vermerken, nicht angetreten oder zurückgezogen.',
  missing: '{name} ({holes})',
  more: 'und {count} weitere',
  stays:
    'Scores bleiben, wie sie sind, und was gespielt wurde, zählt weiter für Handicaps. Telefone, Seiten und Bildschirme zeigen es innerhalb von Sekunden.',
  shorten: 'Runde verkürzen',
  annul: 'Runde annullieren',
  restore: 'Alle Löcher zählen',
  done: 'Verkürzt',
  restored: 'Alle Löcher zählen',
  bandHoles:
    'ist auf {count, plural, one {ein Loch} other {# Löcher}} verkürzt: Es {count, plural, one {zählt Loch} other {zählen die Löcher}} {ranges}',
  bandCompleted: 'ist verkürzt: Es zählen die Löcher, die alle in einer Klasse beendet haben',
  bandNothing: 'ist annulliert und zählt für nichts',
  band: '{round} {what}.',
} satisfies WordsLike<typeof en>
