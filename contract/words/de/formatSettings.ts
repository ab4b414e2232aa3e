import type { words as en } from '../en/formatSettings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  strokePlay: {
    score: {
      title: 'Zählweise',
      description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
    },
  },
  maximumScore: {
    limit: {
      title: 'Limit',
      description:
        'Das doppelte Par, eine Zahl von Schlägen über Par, eine feste Zahl oder Par + 2 + Handicap-Schläge.',
    },
    strokes: {
      title: 'Schläge',
      description: 'Die Schläge über Par oder die feste Zahl, wenn das Limit eines von beiden ist.',
    },
  },
  peoria: {
    secretHoles: {
      title: 'Geheime Löcher',
      description: 'Sechs, bei New Peoria zwölf; bis sie gezogen sind, zählt bei allen Brutto.',
    },
    percent: {
      title: 'Prozent',
      description: 'Welcher Anteil der hochgerechneten Schläge über Par das Handicap ist.',
    },
    limit: {
      title: 'Limit je Loch',
      description: 'Was ein Loch höchstens zählt: das doppelte Par oder drei über Par.',
    },
  },
  modifiedStableford: {
    albatross: {
      title: 'Albatros oder besser',
      description: 'Punkte für Albatros oder besser.',
    },
    eagle: {
      title: 'Eagle',
      description: 'Punkte für Eagle.',
    },
    birdie: {
      title: 'Birdie',
      description: 'Punkte für Birdie.',
    },
    par: {
      title: 'Par',
      description: 'Punkte für Par.',
    },
    bogey: {
      title: 'Bogey',
      description: 'Punkte für Bogey.',
    },
    doubleBogey: {
      title: 'Doppelbogey oder schlechter',
      description: 'Punkte für Doppelbogey oder schlechter.',
    },
  },
  quota: {
    base: {
      title: 'Grundwert für 18 Löcher',
      description: '36, bei Chicago 39; für eine kürzere Runde gilt ihr Anteil davon.',
    },
    notBelowZero: {
      title: 'Quote nie unter null',
      description: 'Ein Handicap über dem Grundwert ergibt eine Quote von null.',
    },
    carried: {
      title: 'Quote folgt den Ergebnissen',
      description:
        'Zur nächsten Runde steigt die Quote um die Hälfte des Ergebnisses; ist es negativ, sinkt sie entsprechend.',
    },
  },
  bestBall: {
    score: {
      title: 'Zählweise',
      description: 'Brutto, Netto oder einige Brutto- und einige Nettobälle verschiedener Spieler.',
    },
    by: {
      title: 'Anzahl der Bälle',
      description: 'Auf allen Löchern gleich oder je Loch, Par, Neun oder Geschlecht.',
    },
    count: {
      title: 'Bälle',
      description: 'Bälle, die zählen; höchstens so viele, wie das Team Spieler hat.',
    },
    countByHole: {
      title: 'Bälle je Loch',
      description:
        'Für Loch 1, 2, 3 …: 1, 2, 3 im Wechsel ist ein Waltz. Für ein Loch ohne eigene Zahl gilt die für alle Löcher.',
    },
    par3: {
      title: 'Bälle an Par 3',
      description: 'Bälle an Par 3, die zählen; höchstens so viele, wie das Team Spieler hat.',
    },
    par4: {
      title: 'Bälle an Par 4',
      description: 'Bälle an Par 4, die zählen; höchstens so viele, wie das Team Spieler hat.',
    },
    par5: {
      title: 'Bälle an Par 5',
      description: 'Bälle an Par 5, die zählen; höchstens so viele, wie das Team Spieler hat.',
    },
    frontNine: {
      title: 'Bälle auf den ersten Neun',
      description: 'Bälle auf den ersten Neun, die zählen; höchstens so viele, wie das Team Spieler hat.',
    },
    backNine: {
      title: 'Bälle auf den zweiten Neun',
      description: 'Bälle auf den zweiten Neun, die zählen; höchstens so viele, wie das Team Spieler hat.',
    },
    men: {
      title: 'Bälle der Herren',
      description: 'Bälle der Herren, die zählen; höchstens so viele, wie das Team Spieler hat.',
    },
    women: {
      title: 'Bälle der Damen',
      description: 'Bälle der Damen, die zählen; höchstens so viele, wie das Team Spieler hat.',
    },
    grossBalls: {
      title: 'Bruttobälle',
      description: 'Bruttobälle, die zählen; höchstens so viele, wie das Team Spieler hat.',
    },
    netBalls: {
      title: 'Nettobälle',
      description: 'Nettobälle, die zählen; höchstens so viele, wie das Team Spieler hat.',
    },
    sameBall: {
      title: 'Ball doppelt',
      description: 'Derselbe Ball darf brutto und netto zählen.',
    },
  },
  loneRanger: {
    others: {
      title: 'Weitere Bälle',
      description: 'Wie viele Scores der anderen dazu zählen.',
    },
    turns: {
      title: 'Reihenfolge',
      description: 'Wessen Score zuerst zählen muss, wessen danach: nach Namen oder wie vom Team festgelegt.',
    },
  },
  matchPlay: {
    strokes: {
      title: 'Handicap-Schläge',
      description: 'Die Differenz zum niedrigsten Handicap des Matches oder für alle das volle Playing Handicap.',
    },
    count: {
      title: 'Bälle',
      description: 'Wie viele der besten Bälle einer Partei an einem Loch zählen.',
    },
    matchPoints: {
      title: 'Punkte für das Match',
      description: 'Für den Gewinner des Matches; bei Unentschieden je die Hälfte.',
    },
    ninePoints: {
      title: 'Punkte je Neun',
      description: 'Für die Gewinner der ersten und der zweiten Neun (Nassau).',
    },
    holePoints: {
      title: 'Punkte je Loch',
      description: 'Für den Gewinner des Lochs; bei Unentschieden je die Hälfte.',
    },
    pressDownBy: {
      title: 'Press bei Rückstand',
      description: 'Liegt eine Partei in der jüngsten Wette so viele Löcher zurück, beginnt eine neue; 0: keine Press.',
    },
  },
  skins: {
    score: {
      title: 'Zählweise',
      description:
        'Brutto, Netto oder Netto, wobei bei Gleichstand gewinnt, wer am Loch keinen Handicap-Schlag erhielt.',
    },
    strokes: {
      title: 'Handicap-Schläge',
      description: 'Volle Schläge, halbe Schläge oder die Differenz zum niedrigsten Handicap.',
    },
    carryOver: {
      title: 'Übertrag bei Gleichstand',
      description: 'Bei Gleichstand geht der Skin auf das nächste Loch über; sonst gewinnt ihn niemand.',
    },
    validation: {
      title: 'Bestätigung',
      description: 'Ein Skin zählt nur, wenn der Gewinner am nächsten Loch Par oder besser spielt.',
    },
    unfinished: {
      title: 'Nicht von allen beendete Löcher',
      description:
        'Sie bleiben offen oder werden unter denen gewertet, die sie beendet haben: für eine Karte, die nie fertig wird.',
    },
    unclaimed: {
      title: 'Skins ohne Gewinner',
      description:
        'Ihr Geld wird auf die gewonnenen Skins verteilt (gibt es keine: erstattet), erstattet oder für ein Stechen behalten.',
    },
  },
  holeScore: {
    test: {
      title: 'Ein Loch zählt bei einem Score von',
      description: 'Höchstens, genau oder mindestens dem Wert.',
    },
    against: {
      title: 'Einheit',
      description: 'Schläge zu Par (Birdie ist -1) oder Schläge (eine Zwei ist 2).',
    },
    value: {
      title: 'Wert',
      description: 'Womit der Score eines Lochs verglichen wird.',
    },
  },
  ringer: {
    score: {
      title: 'Zählweise',
      description:
        'Bestes Brutto, bestes Netto oder bestes Brutto abzüglich der Schläge des letzten Playing Handicaps.',
    },
  },
  pointsPerHole: {
    points: {
      title: 'Punkte nach Rang',
      description: 'Für den besten Score am Loch, den zweiten, den dritten …; weitere Ränge erhalten keine.',
    },
  },
  bestTotals: {
    count: {
      title: 'Karten',
      description: 'Wie viele der besten Karten eines Teams in jeder Runde zählen.',
    },
  },
  vegas: {
    flip: {
      title: 'Birdie dreht um',
      description:
        'Ein Birdie dreht die Zahl der Gegner um, den höheren Score zuerst, wenn sie nicht selbst eines haben.',
    },
  },
} satisfies WordsLike<typeof en>
