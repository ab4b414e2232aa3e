/** Settings that several formats of play have, in German. */

export const score = {
  title: 'Zählweise',
  description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
}

export const pointsByScore = {
  albatross: { title: 'Albatros oder besser', description: 'Punkte für Albatros oder besser.' },
  eagle: { title: 'Eagle', description: 'Punkte für Eagle.' },
  birdie: { title: 'Birdie', description: 'Punkte für Birdie.' },
  par: { title: 'Par', description: 'Punkte für Par.' },
  bogey: { title: 'Bogey', description: 'Punkte für Bogey.' },
  doubleBogey: { title: 'Doppelbogey oder schlechter', description: 'Punkte für Doppelbogey oder schlechter.' },
}

export const balls = {
  score: { ...score, description: 'Brutto, Netto oder einige Brutto- und einige Nettobälle verschiedener Spieler.' },
  by: { title: 'Anzahl der Bälle', description: 'Auf allen Löchern gleich oder je Loch, Par, Neun oder Geschlecht.' },
  count: counting('Bälle'),
  countByHole: {
    title: 'Bälle je Loch',
    description:
      'Für Loch 1, 2, 3 …: 1, 2, 3 im Wechsel ist ein Waltz. Für ein Loch ohne eigene Zahl gilt die für alle Löcher.',
  },
  par3: counting('Bälle an Par 3'),
  par4: counting('Bälle an Par 4'),
  par5: counting('Bälle an Par 5'),
  frontNine: counting('Bälle auf den ersten Neun'),
  backNine: counting('Bälle auf den zweiten Neun'),
  men: counting('Bälle der Herren'),
  women: counting('Bälle der Damen'),
  grossBalls: counting('Bruttobälle'),
  netBalls: counting('Nettobälle'),
  sameBall: { title: 'Ball doppelt', description: 'Derselbe Ball darf brutto und netto zählen.' },
}

export const match = {
  score,
  strokes: {
    title: 'Handicap-Schläge',
    description: 'Die Differenz zum niedrigsten Handicap des Matches oder für alle das volle Playing Handicap.',
  },
  count: { title: 'Bälle', description: 'Wie viele der besten Bälle einer Partei an einem Loch zählen.' },
  matchPoints: {
    title: 'Punkte für das Match',
    description: 'Für den Gewinner des Matches; bei Unentschieden je die Hälfte.',
  },
  ninePoints: { title: 'Punkte je Neun', description: 'Für die Gewinner der ersten und der zweiten Neun (Nassau).' },
  holePoints: { title: 'Punkte je Loch', description: 'Für den Gewinner des Lochs; bei Unentschieden je die Hälfte.' },
  pressDownBy: {
    title: 'Press bei Rückstand',
    description: 'Liegt eine Partei in der jüngsten Wette so viele Löcher zurück, beginnt eine neue; 0: keine Press.',
  },
}

export const noTeamResult = 'Fehlt an einem Loch der Score, hat das Team kein gültiges Ergebnis.'
export const tooFewScores =
  'Gibt es an einem Loch weniger Scores, als zählen müssen, hat das Team kein gültiges Ergebnis.'
export const lostHole =
  'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.'

export const cardsThatCount = {
  title: 'Karten',
  description: 'Wie viele der besten Karten eines Teams in jeder Runde zählen.',
}

/** A number of balls that count. */
function counting(title: string) {
  return { title, description: `${title}, die zählen; höchstens so viele, wie das Team Spieler hat.` }
}
