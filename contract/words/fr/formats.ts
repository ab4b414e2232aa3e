import type { words as en } from '../en/formats.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  byId: {
    strokePlay: {
      name: 'Stroke play',
      description:
        'Les coups de tous les trous s’additionnent, en net moins le handicap de jeu ; le plus petit total gagne.',
      withoutScore: 'Un trou sans score, même balle relevée, laisse le tour sans résultat valable.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    maximumScore: {
      name: 'Score maximum',
      description: 'Stroke play où un trou ne compte jamais plus que la limite, quel que soit le nombre de coups.',
      withoutScore: 'Un trou sans score, même jamais joué, compte pour la limite.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
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
    },
    callaway: {
      name: 'Callaway',
      description:
        'Les pires trous du tour donnent le handicap, selon un barème ; aucun trou ne compte plus de deux fois son par.',
      withoutScore:
        'Une balle relevée compte deux fois le par ; tant qu’il manque un trou, il n’y a ni handicap ni total.',
      settings: {},
    },
    peoria: {
      name: 'Peoria',
      description:
        'Des trous secrets donnent le handicap : leurs coups, étendus à tout le tour, moins le par, fois un pourcentage.',
      withoutScore:
        'Une balle relevée compte pour la limite ; tant qu’il manque un trou, il n’y a ni handicap ni total.',
      settings: {
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
    },
    system36: {
      name: 'Système 36',
      description:
        'Deux points pour un par ou mieux, un pour un bogey ; 36 moins ces points donne le handicap du tour.',
      withoutScore: 'Un trou sans score laisse le tour sans résultat valable.',
      settings: {},
    },
    stableford: {
      name: 'Stableford',
      description: 'Le par vaut 2 points, et un de plus par coup sous le par ; le bogey vaut 1 point, le reste rien.',
      withoutScore: 'Un trou sans score ne rapporte aucun point, ni un tour manquant dans un total de plusieurs tours.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    modifiedStableford: {
      name: 'Stableford modifié',
      description:
        'Des points selon votre propre barème par rapport au par, où un birdie rapporte plus qu’un bogey ne coûte.',
      withoutScore:
        'Une balle relevée compte comme un double bogey ou pire ; un trou jamais joué ne compte aucun point.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        albatross: { title: 'Albatros ou mieux', description: 'Points pour un albatros ou mieux.' },
        eagle: { title: 'Eagle', description: 'Points pour un eagle.' },
        birdie: { title: 'Birdie', description: 'Points pour un birdie.' },
        par: { title: 'Par', description: 'Points pour un par.' },
        bogey: { title: 'Bogey', description: 'Points pour un bogey.' },
        doubleBogey: { title: 'Double bogey ou pire', description: 'Points pour un double bogey ou pire.' },
      },
    },
    quota: {
      name: 'Quota (Chicago)',
      description: 'Les points de chaque trou, en brut, moins un quota : la base moins le handicap de jeu.',
      withoutScore: 'Un trou sans score ne rapporte aucun point.',
      settings: {
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
        albatross: { title: 'Albatros ou mieux', description: 'Points pour un albatros ou mieux.' },
        eagle: { title: 'Eagle', description: 'Points pour un eagle.' },
        birdie: { title: 'Birdie', description: 'Points pour un birdie.' },
        par: { title: 'Par', description: 'Points pour un par.' },
        bogey: { title: 'Bogey', description: 'Points pour un bogey.' },
        doubleBogey: { title: 'Double bogey ou pire', description: 'Points pour un double bogey ou pire.' },
      },
    },
    tilt: {
      name: 'Tilt',
      description:
        'Stableford ; après un birdie ou mieux, le trou suivant compte double, après deux de suite quadruple, et ainsi de suite.',
      withoutScore: 'Un trou sans score ne rapporte aucun point et met fin au doublement.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    bestBall: {
      name: 'Meilleure balle',
      description:
        'Sur chaque trou comptent les meilleurs scores de l’équipe : autant que vous voulez, en brut, en net ou les deux.',
      withoutScore: 'Un trou avec moins de scores qu’il n’en faut laisse l’équipe sans résultat valable.',
      settings: {
        score: {
          title: 'Score',
          description: 'Brut, net, ou des balles en brut et d’autres en net, de joueurs différents.',
        },
        by: {
          title: 'Nombre de balles',
          description: 'Le même sur tous les trous, ou selon le trou, le par, l’aller et le retour, ou le sexe.',
        },
        count: { title: 'Balles', description: 'Balles qui comptent, au plus une par joueur de l’équipe.' },
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
        sameBall: { title: 'Même balle deux fois', description: 'Une balle peut compter à la fois en brut et en net.' },
      },
    },
    fourBall: {
      name: '4 balles meilleure balle',
      description: 'Deux partenaires jouent chacun sa balle ; le meilleur des deux scores compte sur chaque trou.',
      withoutScore: 'Un score par trou suffit ; un trou sans aucun score laisse le camp sans résultat valable.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    aggregate: {
      name: 'Addition',
      description: 'Les scores de tous les joueurs de l’équipe s’additionnent.',
      withoutScore: 'Un trou où un joueur n’a pas de score laisse l’équipe sans résultat valable.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    shamble: {
      name: 'Shamble',
      description: 'Chacun continue avec sa balle depuis le meilleur drive ; les meilleurs scores comptent.',
      withoutScore: 'Un trou avec moins de scores qu’il n’en faut laisse l’équipe sans résultat valable.',
      settings: {
        score: {
          title: 'Score',
          description: 'Brut, net, ou des balles en brut et d’autres en net, de joueurs différents.',
        },
        by: {
          title: 'Nombre de balles',
          description: 'Le même sur tous les trous, ou selon le trou, le par, l’aller et le retour, ou le sexe.',
        },
        count: { title: 'Balles', description: 'Balles qui comptent, au plus une par joueur de l’équipe.' },
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
        sameBall: { title: 'Même balle deux fois', description: 'Une balle peut compter à la fois en brut et en net.' },
      },
    },
    loneRanger: {
      name: 'Lone Ranger',
      description:
        'Sur chaque trou, le score d’un joueur désigné à tour de rôle compte, avec le meilleur de ceux des autres.',
      withoutScore: 'Un trou où le joueur désigné n’a pas de score laisse l’équipe sans résultat valable.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        others: {
          title: 'Autres balles',
          description: 'Combien des autres scores comptent en plus de celui du joueur désigné.',
        },
        turns: {
          title: 'Tours de rôle',
          description: 'De qui le score doit compter d’abord, ensuite… : par nom, ou dans l’ordre fixé par l’équipe.',
        },
      },
    },
    bestBallStableford: {
      name: 'Meilleure balle Stableford',
      description:
        'Sur chaque trou comptent les meilleurs points Stableford de l’équipe, d’autant de balles que vous voulez.',
      withoutScore: 'Une balle sans score ne rapporte aucun point.',
      settings: {
        score: {
          title: 'Score',
          description: 'Brut, net, ou des balles en brut et d’autres en net, de joueurs différents.',
        },
        by: {
          title: 'Nombre de balles',
          description: 'Le même sur tous les trous, ou selon le trou, le par, l’aller et le retour, ou le sexe.',
        },
        count: { title: 'Balles', description: 'Balles qui comptent, au plus une par joueur de l’équipe.' },
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
        sameBall: { title: 'Même balle deux fois', description: 'Une balle peut compter à la fois en brut et en net.' },
      },
    },
    scramble: {
      name: 'Scramble',
      description:
        'Toute l’équipe joue chaque coup de l’endroit de la meilleure balle ; elle a un seul score par trou.',
      withoutScore: 'Un trou sans score laisse l’équipe sans résultat valable.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    foursomes: {
      name: 'Foursome',
      description: 'Deux partenaires jouent une seule balle, un coup chacun, et alternent aux départs.',
      withoutScore: 'Un trou sans score laisse l’équipe sans résultat valable.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    greensomes: {
      name: 'Greensome',
      description: 'Les deux partenaires jouent du départ, choisissent une balle et la jouent un coup chacun.',
      withoutScore: 'Un trou sans score laisse l’équipe sans résultat valable.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    chapman: {
      name: 'Chapman (Pinehurst)',
      description:
        'Les deux partenaires jouent du départ, échangent leurs balles au deuxième coup, puis en jouent une à tour de rôle.',
      withoutScore: 'Un trou sans score laisse l’équipe sans résultat valable.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    matchPlay: {
      name: 'Match play',
      description:
        'Camp contre camp, trou par trou, dans les matchs que vous créez ; points par match, aller ou retour, et trou.',
      withoutScore:
        'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        strokes: {
          title: 'Coups reçus',
          description: 'L’écart au plus petit handicap du match, ou le handicap de jeu entier pour chacun.',
        },
        count: { title: 'Balles', description: 'Combien des meilleures balles d’un camp comptent sur un trou.' },
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
    },
    nassau: {
      name: 'Nassau',
      description: 'Trois matchs en un : un point pour l’aller, un pour le retour et un pour l’ensemble.',
      withoutScore:
        'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        strokes: {
          title: 'Coups reçus',
          description: 'L’écart au plus petit handicap du match, ou le handicap de jeu entier pour chacun.',
        },
        count: { title: 'Balles', description: 'Combien des meilleures balles d’un camp comptent sur un trou.' },
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
    },
    fieldMatches: {
      name: 'Tous contre tous',
      description: 'Chaque camp a un match contre chacun des autres camps du classement.',
      withoutScore:
        'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        strokes: {
          title: 'Coups reçus',
          description: 'L’écart au plus petit handicap du match, ou le handicap de jeu entier pour chacun.',
        },
        count: { title: 'Balles', description: 'Combien des meilleures balles d’un camp comptent sur un trou.' },
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
    },
    wheel: {
      name: 'Un contre tous',
      description:
        'Un joueur, ou plusieurs ensemble, contre tous les autres : chaque autre joueur, ou chaque groupe d’autant de joueurs.',
      withoutScore:
        'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        strokes: {
          title: 'Coups reçus',
          description: 'L’écart au plus petit handicap du match, ou le handicap de jeu entier pour chacun.',
        },
        count: { title: 'Balles', description: 'Combien des meilleures balles d’un camp comptent sur un trou.' },
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
    },
    skins: {
      name: 'Skins',
      description: 'Le meilleur score, s’il est seul, gagne le trou ; la cagnotte se divise par les skins gagnés.',
      withoutScore:
        'Un joueur qui a relevé sa balle ou abandonné ne peut pas gagner le trou ; un joueur jamais parti est hors de la cagnotte ; un trou que quelqu’un doit encore jouer reste ouvert.',
      settings: {
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
    },
    holeScore: {
      name: 'Cagnotte au score',
      description: 'Birdies, scores de 2 ou tout autre score : chacun d’eux donne une part égale de la cagnotte.',
      withoutScore: 'Un trou sans score ne gagne rien.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        test: { title: 'Un trou compte si son score est', description: 'Au plus, exactement ou au moins la valeur.' },
        against: {
          title: 'Valeur exprimée',
          description: 'Par rapport au par (un birdie est -1), ou en coups (2 pour un score de 2).',
        },
        value: { title: 'Valeur', description: 'Ce à quoi se compare le score d’un trou.' },
      },
    },
    winnerTrash: {
      name: 'Concours annexes',
      description:
        'Concours d’approche, concours de drive, tombola… : vous saisissez qui a gagné ; plusieurs peuvent partager.',
      withoutScore: 'Les scores ne comptent pas.',
      settings: {},
    },
    ringer: {
      name: 'Eclectic (ringer)',
      description: 'Une seule carte de tous les tours : sur chaque trou, le meilleur score que le joueur y a fait.',
      withoutScore: 'Un trou sans score attend un autre tour ; la carte est complète quand chaque trou en a un.',
      settings: {
        score: {
          title: 'Score',
          description: 'Meilleur brut, meilleur net, ou meilleur brut moins les coups du dernier handicap de jeu.',
        },
      },
    },
    parBogey: {
      name: 'Par / Bogey',
      description: 'Contre le par, chaque trou est gagné (+1), partagé ou perdu (-1) ; le meilleur solde gagne.',
      withoutScore: 'Un trou sans score est perdu.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    teamMatch: {
      name: 'Match par équipes (Ryder Cup)',
      description: 'Des matchs que vous créez ; leurs points vont aux équipes pour lesquelles jouent les camps.',
      withoutScore:
        'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        strokes: {
          title: 'Coups reçus',
          description: 'L’écart au plus petit handicap du match, ou le handicap de jeu entier pour chacun.',
        },
        count: { title: 'Balles', description: 'Combien des meilleures balles d’un camp comptent sur un trou.' },
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
    },
    pointsPerHole: {
      name: 'Points par trou (5-3-1)',
      description:
        'Les joueurs d’un groupe sont classés sur chaque trou et prennent des points selon leur place ; à égalité, la moyenne.',
      withoutScore:
        'Un joueur qui a relevé sa balle ou abandonné est dernier sur le trou ; un trou que quelqu’un doit encore jouer reste ouvert.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        points: {
          title: 'Points par place',
          description: 'Pour le meilleur score d’un trou, le deuxième, le troisième… ; les autres n’en prennent pas.',
        },
      },
    },
    bestTotals: {
      name: 'Meilleurs totaux',
      description: 'Équipes de toute taille ; les meilleures cartes complètes de chaque tour s’additionnent.',
      withoutScore:
        'Une carte incomplète ne compte pas dans son tour ; avec trop peu de cartes, l’équipe n’a pas de total.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        count: {
          title: 'Cartes',
          description: 'Combien des meilleures cartes d’une équipe comptent dans chaque tour.',
        },
      },
    },
    bestTotalsStableford: {
      name: 'Meilleurs totaux Stableford',
      description:
        'Équipes de toute taille ; les points Stableford des meilleures cartes de chaque tour s’additionnent.',
      withoutScore: 'Un trou sans score ne rapporte aucun point ; avec moins de cartes, celles qui existent comptent.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        count: {
          title: 'Cartes',
          description: 'Combien des meilleures cartes d’une équipe comptent dans chaque tour.',
        },
      },
    },
    fourBallParBogey: {
      name: '4 balles Par / Bogey',
      description:
        'Deux partenaires jouent chacun sa balle contre le par ; le meilleur des deux résultats compte sur chaque trou.',
      withoutScore: 'Un score par trou suffit ; un trou sans aucun score est perdu.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
      },
    },
    lowHighBall: {
      name: 'Balle basse et balle haute',
      description:
        'Deux contre deux : sur chaque trou, un point à la meilleure des balles basses et un à la meilleure des balles hautes.',
      withoutScore: 'Une balle relevée perd contre toute autre ; un trou que quelqu’un doit encore jouer reste ouvert.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        strokes: {
          title: 'Coups reçus',
          description: 'L’écart au plus petit handicap du match, ou le handicap de jeu entier pour chacun.',
        },
      },
    },
    vegas: {
      name: 'Vegas',
      description:
        'Deux contre deux : sur chaque trou, les deux scores d’un camp forment un nombre ; le plus petit gagne la différence.',
      withoutScore: 'Une balle relevée compte le double du par ; un trou que quelqu’un doit encore jouer reste ouvert.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        strokes: {
          title: 'Coups reçus',
          description: 'L’écart au plus petit handicap du match, ou le handicap de jeu entier pour chacun.',
        },
        flip: {
          title: 'Le birdie retourne',
          description:
            'Un birdie retourne le nombre des adversaires, le score le plus haut en premier, s’ils n’en ont pas aussi.',
        },
      },
    },
    sixes: {
      name: 'Sixes',
      description:
        'Quatre joueurs en paires qui changent tous les six trous ; la meilleure balle rapporte un point aux deux partenaires.',
      withoutScore: 'Une balle relevée perd contre toute autre ; un trou que quelqu’un doit encore jouer reste ouvert.',
      settings: {
        score: { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' },
        strokes: {
          title: 'Coups reçus',
          description: 'L’écart au plus petit handicap du match, ou le handicap de jeu entier pour chacun.',
        },
      },
    },
  },
  // What a setting can be.
  choices: {
    gross: 'brut',
    net: 'net',
    netOfLatest: 'net du dernier handicap',
    grossTrumpsNet: 'net, le brut prime',
    mixed: 'brut et net',
    toPar: 'au par',
    strokes: 'en coups',
    round: 'le même partout',
    hole: 'selon le trou',
    par: 'selon le par',
    nine: 'selon l’aller ou le retour',
    gender: 'selon le sexe',
    doublePar: 'deux fois le par',
    parPlus3: 'par + 3',
    overPar: 'au-dessus du par',
    fixed: 'fixe',
    netDoubleBogey: 'double bogey net',
    full: 'entiers',
    half: 'demi-coups',
    offLow: 'écart au plus bas',
    atMost: 'au plus',
    exactly: 'exactement',
    atLeast: 'au moins',
    shared: 'partagé',
    refunded: 'remboursé',
    kept: 'gardé',
    open: 'ouverts',
    passed: 'décidés',
    byName: 'par nom',
    asSet: 'ordre de l’équipe',
  },
} satisfies WordsLike<typeof en>
