import type { words as en } from '../en/recipes.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  memberGuest: {
    name: 'Mitglied & Gast',
    description:
      'Paare aus Mitglied und Gast: Netto-Bestball der beiden und Netto-Skins, jeweils in fünf Klassen. Kanonenstart.',
  },
  medal: {
    name: 'Einzel-Zählspiel',
    description: 'Zählspiel über eine Runde, Brutto und Netto, das Netto in zwei Klassen.',
  },
  stableford: { name: 'Stableford', description: 'Stableford-Nettopunkte über eine Runde in zwei Klassen.' },
  scramble: { name: 'Scramble', description: 'Viererteams spielen einen Ball, Netto und Brutto. Kanonenstart.' },
  fourBall: { name: 'Vierball', description: 'Paare; an jedem Loch zählt der bessere Nettoball der beiden.' },
  matchPlay: {
    name: 'Lochspiel',
    description: 'Matches Partei gegen Partei, netto, mit der Differenz zum niedrigsten Handicap.',
  },
  twoRounds: { name: 'Zählspiel über zwei Runden', description: 'Zählspiel an zwei Tagen, Brutto und Netto.' },
  fourRounds: {
    name: 'Zählspiel über vier Runden',
    description:
      'Zählspiel an vier Tagen, Brutto und Netto, mit einem Cut nach zwei Runden: die besten 50 und Schlaggleiche.',
  },
  skins: { name: 'Skins-Turnier', description: 'Brutto- und Netto-Skins über eine Runde, mit Übertrag.' },
  everybody: 'Alle',
  flight: 'Klasse {number}',
  round: '{event}, Runde {number}',
  boards: {
    gross: 'Brutto',
    net: 'Netto',
    netBestBall: 'Netto-Bestball',
    skins: 'Skins',
    netSkins: 'Netto-Skins',
    grossSkins: 'Brutto-Skins',
  },
  own: '{rounds, plural, one {Eine Runde} other {# Runden}}.',
  ownOf: '{rounds, plural, one {Eine Runde} other {# Runden}}: {formats}.',
} satisfies WordsLike<typeof en>
