import type { words as en } from '../en/formatSettings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  strokePlay: {
    score: {
      title: 'Score',
      description: 'Le brut compte les coups joués, le net déduit les coups reçus.',
    },
  },
  maximumScore: {
    limit: {
      title: 'Limite',
      description:
        'Deux fois le par, un nombre de coups au-dessus du par, un nombre fixe, ou le par + 2 + les coups reçus.',
    },
    strokes: {
      title: 'Coups',
      description: 'Les coups au-dessus du par ou le nombre fixe, si la limite est l’un des deux.',
    },
  },
  peoria: {
    secretHoles: {
      title: 'Trous secrets',
      description: 'Six trous, ou douze pour le nouveau Peoria ; avant leur tirage, tout le monde compte en brut.',
    },
    percent: {
      title: 'Pourcentage',
      description: 'La part des coups au-dessus du par, étendus à tout le tour, qui donne le handicap.',
    },
    limit: {
      title: 'Limite par trou',
      description: 'Ce qu’un trou compte au plus : deux fois son par, ou trois coups au-dessus.',
    },
  },
  modifiedStableford: {
    albatross: {
      title: 'Albatros ou mieux',
      description: 'Points pour un albatros ou mieux.',
    },
    eagle: {
      title: 'Eagle',
      description: 'Points pour un eagle.',
    },
    birdie: {
      title: 'Birdie',
      description: 'Points pour un birdie.',
    },
    par: {
      title: 'Par',
      description: 'Points pour un par.',
    },
    bogey: {
      title: 'Bogey',
      description: 'Points pour un bogey.',
    },
    doubleBogey: {
      title: 'Double bogey ou pire',
      description: 'Points pour un double bogey ou pire.',
    },
  },
  quota: {
    base: {
      title: 'Base pour 18 trous',
      description: '36, ou 39 pour le Chicago ; moins pour un tour plus court, en proportion.',
    },
    notBelowZero: {
      title: 'Pas de quota négatif',
      description: 'Un handicap supérieur à la base donne un quota de zéro.',
    },
    carried: {
      title: 'Quota selon les résultats',
      description: 'Au tour suivant, le quota monte de la moitié du résultat, ou baisse si celui-ci est négatif.',
    },
  },
  bestBall: {
    score: {
      title: 'Score',
      description: 'Brut, net, ou des balles en brut et d’autres en net, de joueurs différents.',
    },
    by: {
      title: 'Nombre de balles',
      description: 'Le même sur tous les trous, ou selon le trou, le par, l’aller et le retour, ou le sexe.',
    },
    count: {
      title: 'Balles',
      description: 'Balles qui comptent, au plus une par joueur de l’équipe.',
    },
    countByHole: {
      title: 'Balles selon le trou',
      description:
        'Pour les trous 1, 2, 3… : 1, 2, 3 répété donne une valse. Un trou sans nombre à lui prend celui de tous les trous.',
    },
    par3: {
      title: 'Balles sur les par 3',
      description: 'Balles sur les par 3 qui comptent, au plus une par joueur de l’équipe.',
    },
    par4: {
      title: 'Balles sur les par 4',
      description: 'Balles sur les par 4 qui comptent, au plus une par joueur de l’équipe.',
    },
    par5: {
      title: 'Balles sur les par 5',
      description: 'Balles sur les par 5 qui comptent, au plus une par joueur de l’équipe.',
    },
    frontNine: {
      title: 'Balles à l’aller',
      description: 'Balles à l’aller qui comptent, au plus une par joueur de l’équipe.',
    },
    backNine: {
      title: 'Balles au retour',
      description: 'Balles au retour qui comptent, au plus une par joueur de l’équipe.',
    },
    men: {
      title: 'Balles des messieurs',
      description: 'Balles des messieurs qui comptent, au plus une par joueur de l’équipe.',
    },
    women: {
      title: 'Balles des dames',
      description: 'Balles des dames qui comptent, au plus une par joueur de l’équipe.',
    },
    grossBalls: {
      title: 'Balles en brut',
      description: 'Balles en brut qui comptent, au plus une par joueur de l’équipe.',
    },
    netBalls: {
      title: 'Balles en net',
      description: 'Balles en net qui comptent, au plus une par joueur de l’équipe.',
    },
    sameBall: {
      title: 'Même balle deux fois',
      description: 'Une balle peut compter à la fois en brut et en net.',
    },
  },
  loneRanger: {
    others: {
      title: 'Autres balles',
      description: 'Combien des autres scores comptent en plus de celui du joueur désigné.',
    },
    turns: {
      title: 'Tours de rôle',
      description: 'De qui le score doit compter d’abord, ensuite… : par nom, ou dans l’ordre fixé par l’équipe.',
    },
  },
  matchPlay: {
    strokes: {
      title: 'Coups reçus',
      description: 'L’écart au plus petit handicap du match, ou le handicap de jeu entier pour chacun.',
    },
    count: {
      title: 'Balles',
      description: 'Combien des meilleures balles d’un camp comptent sur un trou.',
    },
    matchPoints: {
      title: 'Points du match',
      description: 'Au vainqueur du match, la moitié à chacun s’il est partagé.',
    },
    ninePoints: {
      title: 'Points de l’aller et du retour',
      description: 'Au vainqueur de l’aller et à celui du retour (Nassau).',
    },
    holePoints: {
      title: 'Points de chaque trou',
      description: 'Au vainqueur du trou, la moitié à chacun s’il est partagé.',
    },
    pressDownBy: {
      title: 'Press si mené de',
      description:
        'Un nouveau pari commence quand un camp est mené d’autant de trous dans le dernier ; 0 : pas de press.',
    },
  },
  skins: {
    score: {
      title: 'Score',
      description: 'Brut, net, ou un net où une égalité revient au joueur qui n’a pas reçu de coup sur le trou.',
    },
    strokes: {
      title: 'Coups reçus',
      description: 'Les coups entiers, les demi-coups, ou l’écart au plus petit handicap.',
    },
    carryOver: {
      title: 'Égalités reportées',
      description: 'Une égalité reporte le skin sur le trou suivant ; sinon personne ne le gagne.',
    },
    validation: {
      title: 'Validation',
      description: 'Un skin ne compte que si son gagnant fait le par ou mieux au trou suivant.',
    },
    unfinished: {
      title: 'Trous que quelqu’un n’a pas finis',
      description:
        'Ils restent ouverts ou, avec « décidés », se décident entre ceux qui les ont finis : pour une carte qui ne sera jamais finie.',
    },
    unclaimed: {
      title: 'Argent des skins non gagnés',
      description:
        'Il se partage entre les skins gagnés (remboursé s’il n’y en a pas), est remboursé, ou gardé pour un play-off.',
    },
  },
  holeScore: {
    test: {
      title: 'Un trou compte si son score est',
      description: 'Au plus, exactement ou au moins la valeur.',
    },
    against: {
      title: 'Valeur exprimée',
      description: 'Par rapport au par (un birdie est -1), ou en coups (2 pour un score de 2).',
    },
    value: {
      title: 'Valeur',
      description: 'Ce à quoi se compare le score d’un trou.',
    },
  },
  ringer: {
    score: {
      title: 'Score',
      description: 'Meilleur brut, meilleur net, ou meilleur brut moins les coups du dernier handicap de jeu.',
    },
  },
  pointsPerHole: {
    points: {
      title: 'Points par place',
      description: 'Pour le meilleur score d’un trou, le deuxième, le troisième… ; les autres n’en prennent pas.',
    },
  },
  bestTotals: {
    count: {
      title: 'Cartes',
      description: 'Combien des meilleures cartes d’une équipe comptent dans chaque tour.',
    },
  },
  vegas: {
    flip: {
      title: 'Le birdie retourne',
      description:
        'Un birdie retourne le nombre des adversaires, le score le plus haut en premier, s’ils n’en ont pas aussi.',
    },
  },
} satisfies WordsLike<typeof en>
