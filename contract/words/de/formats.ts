import type { words as en } from '../en/formats.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  byId: {
    strokePlay: {
      name: 'Zählspiel',
      description:
        'Die Schläge aller Löcher werden addiert, netto abzüglich des Playing Handicaps; die wenigsten gewinnen.',
      withoutScore: 'Fehlt ein Score, auch durch einen aufgenommenen Ball, hat die Runde kein gültiges Ergebnis.',
    },
    maximumScore: {
      name: 'Höchstergebnis',
      description: 'Zählspiel, bei dem ein Loch nie mehr als das Limit zählt, egal wie viele Schläge es waren.',
      withoutScore: 'Ein Loch ohne Score zählt als Limit, auch ein nicht gespieltes.',
    },
    callaway: {
      name: 'Callaway',
      description:
        'Die schlechtesten Löcher der Runde ergeben nach einer Tabelle das Handicap; kein Loch zählt mehr als das doppelte Par.',
      withoutScore:
        'Ein aufgenommener Ball zählt als doppeltes Par; bis alle Löcher da sind, gibt es kein Handicap und kein Gesamtergebnis.',
    },
    peoria: {
      name: 'Peoria',
      description:
        'Geheime Löcher, auf die Runde hochgerechnet, ergeben das Handicap: ein Anteil der Schläge über Par.',
      withoutScore:
        'Ein aufgenommener Ball zählt als Limit; bis alle Löcher da sind, gibt es kein Handicap und kein Gesamtergebnis.',
    },
    system36: {
      name: 'System 36',
      description:
        'Zwei Punkte für Par oder besser, einer für Bogey; 36 weniger diese Punkte ist das Handicap der Runde.',
      withoutScore: 'Fehlt an einem Loch der Score, hat die Runde kein gültiges Ergebnis.',
    },
    stableford: {
      name: 'Stableford',
      description:
        'Par bringt 2 Punkte, jeder Schlag unter Par einen mehr, eins über Par 1 Punkt, alles Schlechtere keinen.',
      withoutScore: 'Ein Loch ohne Score bringt keine Punkte, ebenso eine fehlende Runde von mehreren.',
    },
    modifiedStableford: {
      name: 'Modifiziertes Stableford',
      description:
        'Punkte für jeden Score zu Par nach eigener Tabelle, sodass ein Birdie mehr bringt, als ein Bogey kostet.',
      withoutScore:
        'Ein aufgenommener Ball zählt als Doppelbogey oder schlechter; ein nicht gespieltes Loch bringt keine Punkte.',
    },
    quota: {
      name: 'Quota (Chicago)',
      description: 'Bruttopunkte für jedes Loch weniger eine Quote: der Grundwert minus das Playing Handicap.',
      withoutScore: 'Ein Loch ohne Score bringt keine Punkte.',
    },
    tilt: {
      name: 'Tilt',
      description:
        'Stableford; nach einem Birdie oder besser zählt das nächste Loch doppelt, nach zweien in Folge vierfach und so fort.',
      withoutScore: 'Ein Loch ohne Score bringt keine Punkte und beendet die Verdopplung.',
    },
    bestBall: {
      name: 'Bestball',
      description:
        'An jedem Loch zählen die besten Scores des Teams: so viele, wie Sie wählen, brutto, netto oder beides.',
      withoutScore: 'Gibt es an einem Loch weniger Scores, als zählen müssen, hat das Team kein gültiges Ergebnis.',
    },
    fourBall: {
      name: 'Vierball',
      description: 'Zwei Partner spielen je einen Ball; an jedem Loch zählt der bessere Score der beiden.',
      withoutScore:
        'Ein Score an jedem Loch genügt; fehlt er an einem Loch bei beiden, hat die Partei kein gültiges Ergebnis.',
    },
    aggregate: {
      name: 'Aggregat',
      description: 'Die Scores aller Spieler des Teams werden addiert.',
      withoutScore: 'Hat ein Spieler an einem Loch keinen Score, hat das Team kein gültiges Ergebnis.',
    },
    shamble: {
      name: 'Shamble',
      description: 'Alle spielen vom besten Drive aus ihren eigenen Ball weiter; die besten Scores zählen.',
      withoutScore: 'Gibt es an einem Loch weniger Scores, als zählen müssen, hat das Team kein gültiges Ergebnis.',
    },
    loneRanger: {
      name: 'Lone Ranger',
      description:
        'An jedem Loch muss der Score eines Spielers zählen, reihum im Team, dazu die besten Scores der anderen.',
      withoutScore: 'Hat der Spieler, der an der Reihe ist, keinen Score, hat das Team kein gültiges Ergebnis.',
    },
    bestBallStableford: {
      name: 'Bestball-Stableford',
      description: 'An jedem Loch zählen die besten Stableford-Punkte des Teams, von so vielen Bällen, wie Sie wählen.',
      withoutScore: 'Ein Ball ohne Score bringt keine Punkte.',
    },
    scramble: {
      name: 'Scramble',
      description:
        'Alle Spieler des Teams spielen jeden Schlag von dort, wo der beste Ball liegt; das Team hat einen Score je Loch.',
      withoutScore: 'Fehlt an einem Loch der Score, hat das Team kein gültiges Ergebnis.',
    },
    foursomes: {
      name: 'Vierer',
      description: 'Zwei Partner spielen abwechselnd einen Ball und schlagen im Wechsel ab.',
      withoutScore: 'Fehlt an einem Loch der Score, hat das Team kein gültiges Ergebnis.',
    },
    greensomes: {
      name: 'Vierer mit Auswahldrive',
      description: 'Beide Partner schlagen ab, wählen einen der beiden Bälle und spielen ihn abwechselnd weiter.',
      withoutScore: 'Fehlt an einem Loch der Score, hat das Team kein gültiges Ergebnis.',
    },
    chapman: {
      name: 'Chapman-Vierer',
      description:
        'Beide Partner schlagen ab, spielen den zweiten Schlag mit dem Ball des anderen und dann abwechselnd einen der Bälle.',
      withoutScore: 'Fehlt an einem Loch der Score, hat das Team kein gültiges Ergebnis.',
    },
    matchPlay: {
      name: 'Lochspiel',
      description:
        'Partei gegen Partei, Loch für Loch, in den Matches, die Sie anlegen; Punkte für Match, Neun und Loch.',
      withoutScore:
        'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.',
    },
    nassau: {
      name: 'Nassau',
      description: 'Drei Matches in einem: je ein Punkt für die ersten Neun, die zweiten Neun und alle Löcher.',
      withoutScore:
        'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.',
    },
    fieldMatches: {
      name: 'Jeder gegen jeden',
      description: 'Jede Partei hat ein Match gegen jede andere des Feldes.',
      withoutScore:
        'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.',
    },
    wheel: {
      name: 'Einer gegen alle (Wheel)',
      description:
        'Ein Spieler, oder mehrere zusammen, gegen alle anderen: gegen jeden Einzelnen oder jede gleich große Gruppe.',
      withoutScore:
        'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.',
    },
    skins: {
      name: 'Skins',
      description:
        'Der alleinige niedrigste Score des Feldes gewinnt das Loch; das Preisgeld wird auf die gewonnenen Skins verteilt.',
      withoutScore:
        'Wer aufgenommen hat oder ausgeschieden ist, kann das Loch nicht gewinnen; wer nie gestartet ist, hat am Preisgeld keinen Anteil; ein Loch, das noch jemand zu spielen hat, ist offen.',
    },
    holeScore: {
      name: 'Birdie-Pool u. Ä.',
      description: 'Zweien, Birdies oder ein anderer Score: Jeder davon erhält den gleichen Anteil am Preisgeld.',
      withoutScore: 'Ein Loch ohne Score gewinnt nichts.',
    },
    winnerTrash: {
      name: 'Sonderwertungen',
      description:
        'Nearest to the Pin, Longest Drive, Tombola und Ähnliches: Sie tragen die Gewinner ein, auch mehrere.',
      withoutScore: 'Scores zählen nicht.',
    },
    ringer: {
      name: 'Ringer Score (Eclectic)',
      description: 'Eine Karte aus allen Runden: an jedem Loch der beste Score, den der Spieler dort erzielt hat.',
      withoutScore:
        'Ein Loch ohne Score wartet auf eine weitere Runde; die Karte ist vollständig, wenn jedes Loch einen hat.',
    },
    parBogey: {
      name: 'Par/Bogey (gegen Par)',
      description:
        'Jedes Loch ist gegen Par gewonnen (+1), unentschieden oder verloren (-1); die beste Bilanz gewinnt.',
      withoutScore: 'Ein Loch ohne Score ist verloren.',
    },
    teamMatch: {
      name: 'Team-Lochspiel (Ryder Cup)',
      description: 'Matches, die Sie anlegen; ihre Punkte gehen an die Teams, für die die Parteien spielen.',
      withoutScore:
        'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.',
    },
    pointsPerHole: {
      name: 'Punkte je Loch (5-3-1)',
      description: 'In jeder Gruppe gibt es an jedem Loch Punkte nach Rang; bei Gleichstand den Durchschnitt.',
      withoutScore:
        'Wer aufgenommen hat oder ausgeschieden ist, ist am Loch Letzter; ein Loch, das noch jemand zu spielen hat, ist offen.',
    },
    bestTotals: {
      name: 'Beste Ergebnisse',
      description: 'Teams beliebiger Größe; die besten vollständigen Karten jeder Runde werden addiert.',
      withoutScore:
        'Eine unvollständige Karte zählt in ihrer Runde nicht; mit zu wenigen Karten hat das Team kein Gesamtergebnis.',
    },
    bestTotalsStableford: {
      name: 'Beste Ergebnisse Stableford',
      description: 'Teams beliebiger Größe; die Stableford-Punkte der besten Karten jeder Runde werden addiert.',
      withoutScore: 'Ein Loch ohne Score bringt keine Punkte; bei weniger Karten zählen die vorhandenen.',
    },
    fourBallParBogey: {
      name: 'Vierball Par/Bogey (gegen Par)',
      description: 'Zwei Partner spielen je einen Ball gegen Par; an jedem Loch zählt das bessere Ergebnis der beiden.',
      withoutScore: 'Ein Score an jedem Loch genügt; fehlt er an einem Loch bei beiden, ist es verloren.',
    },
    lowHighBall: {
      name: 'Low Ball und High Ball',
      description:
        'Zwei gegen zwei: an jedem Loch ein Punkt für den besseren der guten und einer für den besseren der schlechten Bälle.',
      withoutScore:
        'Ein aufgenommener Ball verliert gegen jeden anderen; ein Loch, das noch jemand zu spielen hat, ist offen.',
    },
    vegas: {
      name: 'Vegas',
      description:
        'Zwei gegen zwei: an jedem Loch bilden die zwei Scores einer Partei eine Zahl; die niedrigere gewinnt die Differenz.',
      withoutScore: 'Ein aufgenommener Ball zählt doppeltes Par; ein Loch, das noch jemand zu spielen hat, ist offen.',
    },
    sixes: {
      name: 'Sixes',
      description:
        'Vier Spieler in Paaren, die alle sechs Löcher wechseln; der bessere Ball gewinnt beiden Partnern einen Punkt.',
      withoutScore:
        'Ein aufgenommener Ball verliert gegen jeden anderen; ein Loch, das noch jemand zu spielen hat, ist offen.',
    },
  },
  choices: {
    gross: 'Brutto',
    net: 'Netto',
    netOfLatest: 'Netto, letztes Handicap',
    grossTrumpsNet: 'Netto, Brutto sticht',
    mixed: 'Brutto und Netto',
    toPar: 'zu Par',
    strokes: 'Schläge',
    round: 'auf allen Löchern gleich',
    hole: 'je Loch',
    par: 'nach Par',
    nine: 'je Neun',
    gender: 'nach Geschlecht',
    doublePar: 'doppeltes Par',
    parPlus3: 'Par + 3',
    overPar: 'über Par',
    fixed: 'fest',
    netDoubleBogey: 'Netto-Doppelbogey',
    full: 'voll',
    half: 'halb',
    offLow: 'Differenz',
    atMost: 'höchstens',
    exactly: 'genau',
    atLeast: 'mindestens',
    shared: 'verteilt',
    refunded: 'erstattet',
    kept: 'behalten',
    open: 'offen',
    passed: 'gewertet',
    byName: 'nach Namen',
    asSet: 'wie festgelegt',
  },
} satisfies WordsLike<typeof en>
