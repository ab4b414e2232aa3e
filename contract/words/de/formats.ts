import type { words as en } from '../en/formats.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  byId: {
    strokePlay: {
      name: 'Zählspiel',
      description:
        'Die Schläge aller Löcher werden addiert, netto abzüglich des Playing Handicaps; die wenigsten gewinnen.',
      withoutScore: 'Fehlt ein Score, auch durch einen aufgenommenen Ball, hat die Runde kein gültiges Ergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    maximumScore: {
      name: 'Höchstergebnis',
      description: 'Zählspiel, bei dem ein Loch nie mehr als das Limit zählt, egal wie viele Schläge es waren.',
      withoutScore: 'Ein Loch ohne Score zählt als Limit, auch ein nicht gespieltes.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
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
    },
    callaway: {
      name: 'Callaway',
      description:
        'Die schlechtesten Löcher der Runde ergeben nach einer Tabelle das Handicap; kein Loch zählt mehr als das doppelte Par.',
      withoutScore:
        'Ein aufgenommener Ball zählt als doppeltes Par; bis alle Löcher da sind, gibt es kein Handicap und kein Gesamtergebnis.',
      settings: {},
    },
    peoria: {
      name: 'Peoria',
      description:
        'Geheime Löcher, auf die Runde hochgerechnet, ergeben das Handicap: ein Anteil der Schläge über Par.',
      withoutScore:
        'Ein aufgenommener Ball zählt als Limit; bis alle Löcher da sind, gibt es kein Handicap und kein Gesamtergebnis.',
      settings: {
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
    },
    system36: {
      name: 'System 36',
      description:
        'Zwei Punkte für Par oder besser, einer für Bogey; 36 weniger diese Punkte ist das Handicap der Runde.',
      withoutScore: 'Fehlt an einem Loch der Score, hat die Runde kein gültiges Ergebnis.',
      settings: {},
    },
    stableford: {
      name: 'Stableford',
      description:
        'Par bringt 2 Punkte, jeder Schlag unter Par einen mehr, eins über Par 1 Punkt, alles Schlechtere keinen.',
      withoutScore: 'Ein Loch ohne Score bringt keine Punkte, ebenso eine fehlende Runde von mehreren.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    modifiedStableford: {
      name: 'Modifiziertes Stableford',
      description:
        'Punkte für jeden Score zu Par nach eigener Tabelle, sodass ein Birdie mehr bringt, als ein Bogey kostet.',
      withoutScore:
        'Ein aufgenommener Ball zählt als Doppelbogey oder schlechter; ein nicht gespieltes Loch bringt keine Punkte.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        albatross: { title: 'Albatros oder besser', description: 'Punkte für Albatros oder besser.' },
        eagle: { title: 'Eagle', description: 'Punkte für Eagle.' },
        birdie: { title: 'Birdie', description: 'Punkte für Birdie.' },
        par: { title: 'Par', description: 'Punkte für Par.' },
        bogey: { title: 'Bogey', description: 'Punkte für Bogey.' },
        doubleBogey: { title: 'Doppelbogey oder schlechter', description: 'Punkte für Doppelbogey oder schlechter.' },
      },
    },
    quota: {
      name: 'Quota (Chicago)',
      description: 'Bruttopunkte für jedes Loch weniger eine Quote: der Grundwert minus das Playing Handicap.',
      withoutScore: 'Ein Loch ohne Score bringt keine Punkte.',
      settings: {
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
        albatross: { title: 'Albatros oder besser', description: 'Punkte für Albatros oder besser.' },
        eagle: { title: 'Eagle', description: 'Punkte für Eagle.' },
        birdie: { title: 'Birdie', description: 'Punkte für Birdie.' },
        par: { title: 'Par', description: 'Punkte für Par.' },
        bogey: { title: 'Bogey', description: 'Punkte für Bogey.' },
        doubleBogey: { title: 'Doppelbogey oder schlechter', description: 'Punkte für Doppelbogey oder schlechter.' },
      },
    },
    tilt: {
      name: 'Tilt',
      description:
        'Stableford; nach einem Birdie oder besser zählt das nächste Loch doppelt, nach zweien in Folge vierfach und so fort.',
      withoutScore: 'Ein Loch ohne Score bringt keine Punkte und beendet die Verdopplung.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    bestBall: {
      name: 'Bestball',
      description:
        'An jedem Loch zählen die besten Scores des Teams: so viele, wie Sie wählen, brutto, netto oder beides.',
      withoutScore: 'Gibt es an einem Loch weniger Scores, als zählen müssen, hat das Team kein gültiges Ergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto, Netto oder einige Brutto- und einige Nettobälle verschiedener Spieler.',
        },
        by: {
          title: 'Anzahl der Bälle',
          description: 'Auf allen Löchern gleich oder je Loch, Par, Neun oder Geschlecht.',
        },
        count: { title: 'Bälle', description: 'Bälle, die zählen; höchstens so viele, wie das Team Spieler hat.' },
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
        sameBall: { title: 'Ball doppelt', description: 'Derselbe Ball darf brutto und netto zählen.' },
      },
    },
    fourBall: {
      name: 'Vierball',
      description: 'Zwei Partner spielen je einen Ball; an jedem Loch zählt der bessere Score der beiden.',
      withoutScore:
        'Ein Score an jedem Loch genügt; fehlt er an einem Loch bei beiden, hat die Partei kein gültiges Ergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    aggregate: {
      name: 'Aggregat',
      description: 'Die Scores aller Spieler des Teams werden addiert.',
      withoutScore: 'Hat ein Spieler an einem Loch keinen Score, hat das Team kein gültiges Ergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    shamble: {
      name: 'Shamble',
      description: 'Alle spielen vom besten Drive aus ihren eigenen Ball weiter; die besten Scores zählen.',
      withoutScore: 'Gibt es an einem Loch weniger Scores, als zählen müssen, hat das Team kein gültiges Ergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto, Netto oder einige Brutto- und einige Nettobälle verschiedener Spieler.',
        },
        by: {
          title: 'Anzahl der Bälle',
          description: 'Auf allen Löchern gleich oder je Loch, Par, Neun oder Geschlecht.',
        },
        count: { title: 'Bälle', description: 'Bälle, die zählen; höchstens so viele, wie das Team Spieler hat.' },
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
        sameBall: { title: 'Ball doppelt', description: 'Derselbe Ball darf brutto und netto zählen.' },
      },
    },
    loneRanger: {
      name: 'Lone Ranger',
      description:
        'An jedem Loch muss der Score eines Spielers zählen, reihum im Team, dazu die besten Scores der anderen.',
      withoutScore: 'Hat der Spieler, der an der Reihe ist, keinen Score, hat das Team kein gültiges Ergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        others: { title: 'Weitere Bälle', description: 'Wie viele Scores der anderen dazu zählen.' },
        turns: {
          title: 'Reihenfolge',
          description: 'Wessen Score zuerst zählen muss, wessen danach: nach Namen oder wie vom Team festgelegt.',
        },
      },
    },
    bestBallStableford: {
      name: 'Bestball-Stableford',
      description: 'An jedem Loch zählen die besten Stableford-Punkte des Teams, von so vielen Bällen, wie Sie wählen.',
      withoutScore: 'Ein Ball ohne Score bringt keine Punkte.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto, Netto oder einige Brutto- und einige Nettobälle verschiedener Spieler.',
        },
        by: {
          title: 'Anzahl der Bälle',
          description: 'Auf allen Löchern gleich oder je Loch, Par, Neun oder Geschlecht.',
        },
        count: { title: 'Bälle', description: 'Bälle, die zählen; höchstens so viele, wie das Team Spieler hat.' },
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
        sameBall: { title: 'Ball doppelt', description: 'Derselbe Ball darf brutto und netto zählen.' },
      },
    },
    scramble: {
      name: 'Scramble',
      description:
        'Alle Spieler des Teams spielen jeden Schlag von dort, wo der beste Ball liegt; das Team hat einen Score je Loch.',
      withoutScore: 'Fehlt an einem Loch der Score, hat das Team kein gültiges Ergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    foursomes: {
      name: 'Vierer',
      description: 'Zwei Partner spielen abwechselnd einen Ball und schlagen im Wechsel ab.',
      withoutScore: 'Fehlt an einem Loch der Score, hat das Team kein gültiges Ergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    greensomes: {
      name: 'Vierer mit Auswahldrive',
      description: 'Beide Partner schlagen ab, wählen einen der beiden Bälle und spielen ihn abwechselnd weiter.',
      withoutScore: 'Fehlt an einem Loch der Score, hat das Team kein gültiges Ergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    chapman: {
      name: 'Chapman-Vierer',
      description:
        'Beide Partner schlagen ab, spielen den zweiten Schlag mit dem Ball des anderen und dann abwechselnd einen der Bälle.',
      withoutScore: 'Fehlt an einem Loch der Score, hat das Team kein gültiges Ergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    matchPlay: {
      name: 'Lochspiel',
      description:
        'Partei gegen Partei, Loch für Loch, in den Matches, die Sie anlegen; Punkte für Match, Neun und Loch.',
      withoutScore:
        'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        strokes: {
          title: 'Handicap-Schläge',
          description: 'Die Differenz zum niedrigsten Handicap des Matches oder für alle das volle Playing Handicap.',
        },
        count: { title: 'Bälle', description: 'Wie viele der besten Bälle einer Partei an einem Loch zählen.' },
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
          description:
            'Liegt eine Partei in der jüngsten Wette so viele Löcher zurück, beginnt eine neue; 0: keine Press.',
        },
      },
    },
    nassau: {
      name: 'Nassau',
      description: 'Drei Matches in einem: je ein Punkt für die ersten Neun, die zweiten Neun und alle Löcher.',
      withoutScore:
        'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        strokes: {
          title: 'Handicap-Schläge',
          description: 'Die Differenz zum niedrigsten Handicap des Matches oder für alle das volle Playing Handicap.',
        },
        count: { title: 'Bälle', description: 'Wie viele der besten Bälle einer Partei an einem Loch zählen.' },
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
          description:
            'Liegt eine Partei in der jüngsten Wette so viele Löcher zurück, beginnt eine neue; 0: keine Press.',
        },
      },
    },
    fieldMatches: {
      name: 'Jeder gegen jeden',
      description: 'Jede Partei hat ein Match gegen jede andere des Feldes.',
      withoutScore:
        'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        strokes: {
          title: 'Handicap-Schläge',
          description: 'Die Differenz zum niedrigsten Handicap des Matches oder für alle das volle Playing Handicap.',
        },
        count: { title: 'Bälle', description: 'Wie viele der besten Bälle einer Partei an einem Loch zählen.' },
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
          description:
            'Liegt eine Partei in der jüngsten Wette so viele Löcher zurück, beginnt eine neue; 0: keine Press.',
        },
      },
    },
    wheel: {
      name: 'Einer gegen alle (Wheel)',
      description:
        'Ein Spieler, oder mehrere zusammen, gegen alle anderen: gegen jeden Einzelnen oder jede gleich große Gruppe.',
      withoutScore:
        'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        strokes: {
          title: 'Handicap-Schläge',
          description: 'Die Differenz zum niedrigsten Handicap des Matches oder für alle das volle Playing Handicap.',
        },
        count: { title: 'Bälle', description: 'Wie viele der besten Bälle einer Partei an einem Loch zählen.' },
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
          description:
            'Liegt eine Partei in der jüngsten Wette so viele Löcher zurück, beginnt eine neue; 0: keine Press.',
        },
      },
    },
    skins: {
      name: 'Skins',
      description:
        'Der alleinige niedrigste Score des Feldes gewinnt das Loch; das Preisgeld wird auf die gewonnenen Skins verteilt.',
      withoutScore:
        'Wer aufgenommen hat oder ausgeschieden ist, kann das Loch nicht gewinnen; wer nie gestartet ist, hat am Preisgeld keinen Anteil; ein Loch, das noch jemand zu spielen hat, ist offen.',
      settings: {
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
    },
    holeScore: {
      name: 'Birdie-Pool u. Ä.',
      description: 'Zweien, Birdies oder ein anderer Score: Jeder davon erhält den gleichen Anteil am Preisgeld.',
      withoutScore: 'Ein Loch ohne Score gewinnt nichts.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        test: {
          title: 'Ein Loch zählt bei einem Score von',
          description: 'Höchstens, genau oder mindestens dem Wert.',
        },
        against: { title: 'Einheit', description: 'Schläge zu Par (Birdie ist -1) oder Schläge (eine Zwei ist 2).' },
        value: { title: 'Wert', description: 'Womit der Score eines Lochs verglichen wird.' },
      },
    },
    winnerTrash: {
      name: 'Sonderwertungen',
      description:
        'Nearest to the Pin, Longest Drive, Tombola und Ähnliches: Sie tragen die Gewinner ein, auch mehrere.',
      withoutScore: 'Scores zählen nicht.',
      settings: {},
    },
    ringer: {
      name: 'Ringer Score (Eclectic)',
      description: 'Eine Karte aus allen Runden: an jedem Loch der beste Score, den der Spieler dort erzielt hat.',
      withoutScore:
        'Ein Loch ohne Score wartet auf eine weitere Runde; die Karte ist vollständig, wenn jedes Loch einen hat.',
      settings: {
        score: {
          title: 'Zählweise',
          description:
            'Bestes Brutto, bestes Netto oder bestes Brutto abzüglich der Schläge des letzten Playing Handicaps.',
        },
      },
    },
    parBogey: {
      name: 'Par/Bogey (gegen Par)',
      description:
        'Jedes Loch ist gegen Par gewonnen (+1), unentschieden oder verloren (-1); die beste Bilanz gewinnt.',
      withoutScore: 'Ein Loch ohne Score ist verloren.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    teamMatch: {
      name: 'Team-Lochspiel (Ryder Cup)',
      description: 'Matches, die Sie anlegen; ihre Punkte gehen an die Teams, für die die Parteien spielen.',
      withoutScore:
        'Eine Partei ohne Score verliert das Loch, sobald sie aufgenommen oder geschenkt hat; wer ausscheidet, schenkt das Match.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        strokes: {
          title: 'Handicap-Schläge',
          description: 'Die Differenz zum niedrigsten Handicap des Matches oder für alle das volle Playing Handicap.',
        },
        count: { title: 'Bälle', description: 'Wie viele der besten Bälle einer Partei an einem Loch zählen.' },
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
          description:
            'Liegt eine Partei in der jüngsten Wette so viele Löcher zurück, beginnt eine neue; 0: keine Press.',
        },
      },
    },
    pointsPerHole: {
      name: 'Punkte je Loch (5-3-1)',
      description: 'In jeder Gruppe gibt es an jedem Loch Punkte nach Rang; bei Gleichstand den Durchschnitt.',
      withoutScore:
        'Wer aufgenommen hat oder ausgeschieden ist, ist am Loch Letzter; ein Loch, das noch jemand zu spielen hat, ist offen.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        points: {
          title: 'Punkte nach Rang',
          description: 'Für den besten Score am Loch, den zweiten, den dritten …; weitere Ränge erhalten keine.',
        },
      },
    },
    bestTotals: {
      name: 'Beste Ergebnisse',
      description: 'Teams beliebiger Größe; die besten vollständigen Karten jeder Runde werden addiert.',
      withoutScore:
        'Eine unvollständige Karte zählt in ihrer Runde nicht; mit zu wenigen Karten hat das Team kein Gesamtergebnis.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        count: { title: 'Karten', description: 'Wie viele der besten Karten eines Teams in jeder Runde zählen.' },
      },
    },
    bestTotalsStableford: {
      name: 'Beste Ergebnisse Stableford',
      description: 'Teams beliebiger Größe; die Stableford-Punkte der besten Karten jeder Runde werden addiert.',
      withoutScore: 'Ein Loch ohne Score bringt keine Punkte; bei weniger Karten zählen die vorhandenen.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        count: { title: 'Karten', description: 'Wie viele der besten Karten eines Teams in jeder Runde zählen.' },
      },
    },
    fourBallParBogey: {
      name: 'Vierball Par/Bogey (gegen Par)',
      description: 'Zwei Partner spielen je einen Ball gegen Par; an jedem Loch zählt das bessere Ergebnis der beiden.',
      withoutScore: 'Ein Score an jedem Loch genügt; fehlt er an einem Loch bei beiden, ist es verloren.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
      },
    },
    lowHighBall: {
      name: 'Low Ball und High Ball',
      description:
        'Zwei gegen zwei: an jedem Loch ein Punkt für den besseren der guten und einer für den besseren der schlechten Bälle.',
      withoutScore:
        'Ein aufgenommener Ball verliert gegen jeden anderen; ein Loch, das noch jemand zu spielen hat, ist offen.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        strokes: {
          title: 'Handicap-Schläge',
          description: 'Die Differenz zum niedrigsten Handicap des Matches oder für alle das volle Playing Handicap.',
        },
      },
    },
    vegas: {
      name: 'Vegas',
      description:
        'Zwei gegen zwei: an jedem Loch bilden die zwei Scores einer Partei eine Zahl; die niedrigere gewinnt die Differenz.',
      withoutScore: 'Ein aufgenommener Ball zählt doppeltes Par; ein Loch, das noch jemand zu spielen hat, ist offen.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        strokes: {
          title: 'Handicap-Schläge',
          description: 'Die Differenz zum niedrigsten Handicap des Matches oder für alle das volle Playing Handicap.',
        },
        flip: {
          title: 'Birdie dreht um',
          description:
            'Ein Birdie dreht die Zahl der Gegner um, den höheren Score zuerst, wenn sie nicht selbst eines haben.',
        },
      },
    },
    sixes: {
      name: 'Sixes',
      description:
        'Vier Spieler in Paaren, die alle sechs Löcher wechseln; der bessere Ball gewinnt beiden Partnern einen Punkt.',
      withoutScore:
        'Ein aufgenommener Ball verliert gegen jeden anderen; ein Loch, das noch jemand zu spielen hat, ist offen.',
      settings: {
        score: {
          title: 'Zählweise',
          description: 'Brutto zählt die gespielten Schläge, Netto zieht die Handicap-Schläge ab.',
        },
        strokes: {
          title: 'Handicap-Schläge',
          description: 'Die Differenz zum niedrigsten Handicap des Matches oder für alle das volle Playing Handicap.',
        },
      },
    },
  },
  // What a setting can be.
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
