import type { words as en } from '../../en/screens/ready.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Startbereit',
  summary:
    '{pass} in Ordnung, {warn, plural, one {# anzusehen} other {# anzusehen}}, {stop, plural, one {# zu lösen} other {# zu lösen}}',
  stop: 'Muss gelöst werden',
  warn: 'Anzusehen',
  ok: 'Alles in Ordnung',
  fix: 'Öffnen: {screen}',
  more: 'und {count} weitere',
  start: 'Runde starten',
  started: 'Die Runde ist gestartet.',
  startTitle: 'Die Runde starten?',
  startWhat: 'Scores können eingegeben werden, und die Wertungen sind live.',
  startAnyway: 'Trotzdem starten',
  anywayWhat:
    '{stops, plural, one {Ein Punkt spricht} other {# Punkte sprechen}} noch gegen den Start der Runde. Geben Sie an, warum sie starten darf; es steht im Protokoll.',
  cannot: 'Das muss zuerst gelöst werden; ein Grund hilft hier nicht.',
  reason: 'Grund',
  emptyTitle: 'Noch nichts zu prüfen',
  empty:
    'Lesen Sie Spieler ein und füllen Sie die Startliste. Danach wird jede Regel bei jeder Änderung von selbst geprüft.',
  bringIn: 'Spieler einlesen',
  marks: 'Alle Regeln auf einen Blick',
  mark: {
    good: 'Regel {number} ist erfüllt: {rule}',
    warn: 'Regel {number}, zu prüfen: {rule}',
    harm: 'Regel {number} muss in Ordnung gebracht werden: {rule}',
  },
} satisfies WordsLike<typeof en>
