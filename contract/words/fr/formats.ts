import type { words as en } from '../en/formats.ts'
import type { WordsLike } from '../spoken.ts'
import { choices } from './formats/choices.ts'
import { balls, bestBalls, cardsThatCount, match, matches, oneBall, points, score } from './formats/settings.ts'

export const words = {
  byId: {
    strokePlay: {
      name: 'Stroke play',
      description:
        'Les coups de tous les trous s’additionnent, en net moins le handicap de jeu ; le plus petit total gagne.',
      withoutScore: 'Un trou sans score, même balle relevée, laisse le tour sans résultat valable.',
      settings: { score },
    },
    maximumScore: {
      name: 'Score maximum',
      description: 'Stroke play où un trou ne compte jamais plus que la limite, quel que soit le nombre de coups.',
      withoutScore: 'Un trou sans score, même jamais joué, compte pour la limite.',
      settings: {
        score,
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
      settings: { score },
    },
    modifiedStableford: {
      name: 'Stableford modifié',
      description:
        'Des points selon votre propre barème par rapport au par, où un birdie rapporte plus qu’un bogey ne coûte.',
      withoutScore:
        'Une balle relevée compte comme un double bogey ou pire ; un trou jamais joué ne compte aucun point.',
      settings: { score, ...points },
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
        ...points,
      },
    },
    tilt: {
      name: 'Tilt',
      description:
        'Stableford ; après un birdie ou mieux, le trou suivant compte double, après deux de suite quadruple, et ainsi de suite.',
      withoutScore: 'Un trou sans score ne rapporte aucun point et met fin au doublement.',
      settings: { score },
    },
    bestBall: {
      name: 'Meilleure balle',
      description:
        'Sur chaque trou comptent les meilleurs scores de l’équipe : autant que vous voulez, en brut, en net ou les deux.',
      ...bestBalls,
    },
    fourBall: {
      name: '4 balles meilleure balle',
      description: 'Deux partenaires jouent chacun sa balle ; le meilleur des deux scores compte sur chaque trou.',
      withoutScore: 'Un score par trou suffit ; un trou sans aucun score laisse le camp sans résultat valable.',
      settings: { score },
    },
    aggregate: {
      name: 'Addition',
      description: 'Les scores de tous les joueurs de l’équipe s’additionnent.',
      withoutScore: 'Un trou où un joueur n’a pas de score laisse l’équipe sans résultat valable.',
      settings: { score },
    },
    shamble: {
      name: 'Shamble',
      description: 'Chacun continue avec sa balle depuis le meilleur drive ; les meilleurs scores comptent.',
      ...bestBalls,
    },
    loneRanger: {
      name: 'Lone Ranger',
      description:
        'Sur chaque trou, le score d’un joueur désigné à tour de rôle compte, avec le meilleur de ceux des autres.',
      withoutScore: 'Un trou où le joueur désigné n’a pas de score laisse l’équipe sans résultat valable.',
      settings: {
        score,
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
      settings: balls,
    },
    scramble: {
      name: 'Scramble',
      description:
        'Toute l’équipe joue chaque coup de l’endroit de la meilleure balle ; elle a un seul score par trou.',
      ...oneBall,
    },
    foursomes: {
      name: 'Foursome',
      description: 'Deux partenaires jouent une seule balle, un coup chacun, et alternent aux départs.',
      ...oneBall,
    },
    greensomes: {
      name: 'Greensome',
      description: 'Les deux partenaires jouent du départ, choisissent une balle et la jouent un coup chacun.',
      ...oneBall,
    },
    chapman: {
      name: 'Chapman (Pinehurst)',
      description:
        'Les deux partenaires jouent du départ, échangent leurs balles au deuxième coup, puis en jouent une à tour de rôle.',
      ...oneBall,
    },
    matchPlay: {
      name: 'Match play',
      description:
        'Camp contre camp, trou par trou, dans les matchs que vous créez ; points par match, aller ou retour, et trou.',
      ...match,
    },
    nassau: {
      name: 'Nassau',
      description: 'Trois matchs en un : un point pour l’aller, un pour le retour et un pour l’ensemble.',
      ...match,
    },
    fieldMatches: {
      name: 'Tous contre tous',
      description: 'Chaque camp a un match contre chacun des autres camps du classement.',
      ...match,
    },
    wheel: {
      name: 'Un contre tous',
      description:
        'Un joueur, ou plusieurs ensemble, contre tous les autres : chaque autre joueur, ou chaque groupe d’autant de joueurs.',
      ...match,
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
        score,
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
      settings: { score },
    },
    teamMatch: {
      name: 'Match par équipes (Ryder Cup)',
      description: 'Des matchs que vous créez ; leurs points vont aux équipes pour lesquelles jouent les camps.',
      ...match,
    },
    pointsPerHole: {
      name: 'Points par trou (5-3-1)',
      description:
        'Les joueurs d’un groupe sont classés sur chaque trou et prennent des points selon leur place ; à égalité, la moyenne.',
      withoutScore:
        'Un joueur qui a relevé sa balle ou abandonné est dernier sur le trou ; un trou que quelqu’un doit encore jouer reste ouvert.',
      settings: {
        score,
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
      settings: { score, count: cardsThatCount },
    },
    bestTotalsStableford: {
      name: 'Meilleurs totaux Stableford',
      description:
        'Équipes de toute taille ; les points Stableford des meilleures cartes de chaque tour s’additionnent.',
      withoutScore: 'Un trou sans score ne rapporte aucun point ; avec moins de cartes, celles qui existent comptent.',
      settings: { score, count: cardsThatCount },
    },
    fourBallParBogey: {
      name: '4 balles Par / Bogey',
      description:
        'Deux partenaires jouent chacun sa balle contre le par ; le meilleur des deux résultats compte sur chaque trou.',
      withoutScore: 'Un score par trou suffit ; un trou sans aucun score est perdu.',
      settings: { score },
    },
    lowHighBall: {
      name: 'Balle basse et balle haute',
      description:
        'Deux contre deux : sur chaque trou, un point à la meilleure des balles basses et un à la meilleure des balles hautes.',
      withoutScore: 'Une balle relevée perd contre toute autre ; un trou que quelqu’un doit encore jouer reste ouvert.',
      settings: { score, strokes: matches.strokes },
    },
    vegas: {
      name: 'Vegas',
      description:
        'Deux contre deux : sur chaque trou, les deux scores d’un camp forment un nombre ; le plus petit gagne la différence.',
      withoutScore: 'Une balle relevée compte le double du par ; un trou que quelqu’un doit encore jouer reste ouvert.',
      settings: {
        score,
        strokes: matches.strokes,
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
      settings: { score, strokes: matches.strokes },
    },
  },
  // What a setting can be.
  choices,
} satisfies WordsLike<typeof en>
