import type { words as en } from '../en/formats.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  byId: {
    strokePlay: {
      name: 'Stroke play',
      description:
        'Les coups de tous les trous s’additionnent, en net moins le handicap de jeu ; le plus petit total gagne.',
      withoutScore: 'Un trou sans score, même balle relevée, laisse le tour sans résultat valable.',
    },
    maximumScore: {
      name: 'Score maximum',
      description: 'Stroke play où un trou ne compte jamais plus que la limite, quel que soit le nombre de coups.',
      withoutScore: 'Un trou sans score, même jamais joué, compte pour la limite.',
    },
    callaway: {
      name: 'Callaway',
      description:
        'Les pires trous du tour donnent le handicap, selon un barème ; aucun trou ne compte plus de deux fois son par.',
      withoutScore:
        'Une balle relevée compte deux fois le par ; tant qu’il manque un trou, il n’y a ni handicap ni total.',
    },
    peoria: {
      name: 'Peoria',
      description:
        'Des trous secrets donnent le handicap : leurs coups, étendus à tout le tour, moins le par, fois un pourcentage.',
      withoutScore:
        'Une balle relevée compte pour la limite ; tant qu’il manque un trou, il n’y a ni handicap ni total.',
    },
    system36: {
      name: 'Système 36',
      description:
        'Deux points pour un par ou mieux, un pour un bogey ; 36 moins ces points donne le handicap du tour.',
      withoutScore: 'Un trou sans score laisse le tour sans résultat valable.',
    },
    stableford: {
      name: 'Stableford',
      description: 'Le par vaut 2 points, et un de plus par coup sous le par ; le bogey vaut 1 point, le reste rien.',
      withoutScore: 'Un trou sans score ne rapporte aucun point, ni un tour manquant dans un total de plusieurs tours.',
    },
    modifiedStableford: {
      name: 'Stableford modifié',
      description:
        'Des points selon votre propre barème par rapport au par, où un birdie rapporte plus qu’un bogey ne coûte.',
      withoutScore:
        'Une balle relevée compte comme un double bogey ou pire ; un trou jamais joué ne compte aucun point.',
    },
    quota: {
      name: 'Quota (Chicago)',
      description: 'Les points de chaque trou, en brut, moins un quota : la base moins le handicap de jeu.',
      withoutScore: 'Un trou sans score ne rapporte aucun point.',
    },
    tilt: {
      name: 'Tilt',
      description:
        'Stableford ; après un birdie ou mieux, le trou suivant compte double, après deux de suite quadruple, et ainsi de suite.',
      withoutScore: 'Un trou sans score ne rapporte aucun point et met fin au doublement.',
    },
    bestBall: {
      name: 'Meilleure balle',
      description:
        'Sur chaque trou comptent les meilleurs scores de l’équipe : autant que vous voulez, en brut, en net ou les deux.',
      withoutScore: 'Un trou avec moins de scores qu’il n’en faut laisse l’équipe sans résultat valable.',
    },
    fourBall: {
      name: '4 balles meilleure balle',
      description: 'Deux partenaires jouent chacun sa balle ; le meilleur des deux scores compte sur chaque trou.',
      withoutScore: 'Un score par trou suffit ; un trou sans aucun score laisse le camp sans résultat valable.',
    },
    aggregate: {
      name: 'Addition',
      description: 'Les scores de tous les joueurs de l’équipe s’additionnent.',
      withoutScore: 'Un trou où un joueur n’a pas de score laisse l’équipe sans résultat valable.',
    },
    shamble: {
      name: 'Shamble',
      description: 'Chacun continue avec sa balle depuis le meilleur drive ; les meilleurs scores comptent.',
      withoutScore: 'Un trou avec moins de scores qu’il n’en faut laisse l’équipe sans résultat valable.',
    },
    loneRanger: {
      name: 'Lone Ranger',
      description:
        'Sur chaque trou, le score d’un joueur désigné à tour de rôle compte, avec le meilleur de ceux des autres.',
      withoutScore: 'Un trou où le joueur désigné n’a pas de score laisse l’équipe sans résultat valable.',
    },
    bestBallStableford: {
      name: 'Meilleure balle Stableford',
      description:
        'Sur chaque trou comptent les meilleurs points Stableford de l’équipe, d’autant de balles que vous voulez.',
      withoutScore: 'Une balle sans score ne rapporte aucun point.',
    },
    scramble: {
      name: 'Scramble',
      description:
        'Toute l’équipe joue chaque coup de l’endroit de la meilleure balle ; elle a un seul score par trou.',
      withoutScore: 'Un trou sans score laisse l’équipe sans résultat valable.',
    },
    foursomes: {
      name: 'Foursome',
      description: 'Deux partenaires jouent une seule balle, un coup chacun, et alternent aux départs.',
      withoutScore: 'Un trou sans score laisse l’équipe sans résultat valable.',
    },
    greensomes: {
      name: 'Greensome',
      description: 'Les deux partenaires jouent du départ, choisissent une balle et la jouent un coup chacun.',
      withoutScore: 'Un trou sans score laisse l’équipe sans résultat valable.',
    },
    chapman: {
      name: 'Chapman (Pinehurst)',
      description:
        'Les deux partenaires jouent du départ, échangent leurs balles au deuxième coup, puis en jouent une à tour de rôle.',
      withoutScore: 'Un trou sans score laisse l’équipe sans résultat valable.',
    },
    matchPlay: {
      name: 'Match play',
      description:
        'Camp contre camp, trou par trou, dans les matchs que vous créez ; points par match, aller ou retour, et trou.',
      withoutScore:
        'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
    },
    nassau: {
      name: 'Nassau',
      description: 'Trois matchs en un : un point pour l’aller, un pour le retour et un pour l’ensemble.',
      withoutScore:
        'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
    },
    fieldMatches: {
      name: 'Tous contre tous',
      description: 'Chaque camp a un match contre chacun des autres camps du classement.',
      withoutScore:
        'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
    },
    wheel: {
      name: 'Un contre tous',
      description:
        'Un joueur, ou plusieurs ensemble, contre tous les autres : chaque autre joueur, ou chaque groupe d’autant de joueurs.',
      withoutScore:
        'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
    },
    skins: {
      name: 'Skins',
      description: 'Le meilleur score, s’il est seul, gagne le trou ; la cagnotte se divise par les skins gagnés.',
      withoutScore:
        'Un joueur qui a relevé sa balle ou abandonné ne peut pas gagner le trou ; un joueur jamais parti est hors de la cagnotte ; un trou que quelqu’un doit encore jouer reste ouvert.',
    },
    holeScore: {
      name: 'Cagnotte au score',
      description: 'Birdies, scores de 2 ou tout autre score : chacun d’eux donne une part égale de la cagnotte.',
      withoutScore: 'Un trou sans score ne gagne rien.',
    },
    winnerTrash: {
      name: 'Concours annexes',
      description:
        'Concours d’approche, concours de drive, tombola… : vous saisissez qui a gagné ; plusieurs peuvent partager.',
      withoutScore: 'Les scores ne comptent pas.',
    },
    ringer: {
      name: 'Eclectic (ringer)',
      description: 'Une seule carte de tous les tours : sur chaque trou, le meilleur score que le joueur y a fait.',
      withoutScore: 'Un trou sans score attend un autre tour ; la carte est complète quand chaque trou en a un.',
    },
    parBogey: {
      name: 'Par / Bogey',
      description: 'Contre le par, chaque trou est gagné (+1), partagé ou perdu (-1) ; le meilleur solde gagne.',
      withoutScore: 'Un trou sans score est perdu.',
    },
    teamMatch: {
      name: 'Match par équipes (Ryder Cup)',
      description: 'Des matchs que vous créez ; leurs points vont aux équipes pour lesquelles jouent les camps.',
      withoutScore:
        'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
    },
    pointsPerHole: {
      name: 'Points par trou (5-3-1)',
      description:
        'Les joueurs d’un groupe sont classés sur chaque trou et prennent des points selon leur place ; à égalité, la moyenne.',
      withoutScore:
        'Un joueur qui a relevé sa balle ou abandonné est dernier sur le trou ; un trou que quelqu’un doit encore jouer reste ouvert.',
    },
    bestTotals: {
      name: 'Meilleurs totaux',
      description: 'Équipes de toute taille ; les meilleures cartes complètes de chaque tour s’additionnent.',
      withoutScore:
        'Une carte incomplète ne compte pas dans son tour ; avec trop peu de cartes, l’équipe n’a pas de total.',
    },
    bestTotalsStableford: {
      name: 'Meilleurs totaux Stableford',
      description:
        'Équipes de toute taille ; les points Stableford des meilleures cartes de chaque tour s’additionnent.',
      withoutScore: 'Un trou sans score ne rapporte aucun point ; avec moins de cartes, celles qui existent comptent.',
    },
    fourBallParBogey: {
      name: '4 balles Par / Bogey',
      description:
        'Deux partenaires jouent chacun sa balle contre le par ; le meilleur des deux résultats compte sur chaque trou.',
      withoutScore: 'Un score par trou suffit ; un trou sans aucun score est perdu.',
    },
    lowHighBall: {
      name: 'Balle basse et balle haute',
      description:
        'Deux contre deux : sur chaque trou, un point à la meilleure des balles basses et un à la meilleure des balles hautes.',
      withoutScore: 'Une balle relevée perd contre toute autre ; un trou que quelqu’un doit encore jouer reste ouvert.',
    },
    vegas: {
      name: 'Vegas',
      description:
        'Deux contre deux : sur chaque trou, les deux scores d’un camp forment un nombre ; le plus petit gagne la différence.',
      withoutScore: 'Une balle relevée compte le double du par ; un trou que quelqu’un doit encore jouer reste ouvert.',
    },
    sixes: {
      name: 'Sixes',
      description:
        'Quatre joueurs en paires qui changent tous les six trous ; la meilleure balle rapporte un point aux deux partenaires.',
      withoutScore: 'Une balle relevée perd contre toute autre ; un trou que quelqu’un doit encore jouer reste ouvert.',
    },
  },
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
