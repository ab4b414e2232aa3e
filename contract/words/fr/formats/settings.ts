/** Settings that several formats of play have, in French. */

export const score = { title: 'Score', description: 'Le brut compte les coups joués, le net déduit les coups reçus.' }

export const points = {
  albatross: { title: 'Albatros ou mieux', description: 'Points pour un albatros ou mieux.' },
  eagle: { title: 'Eagle', description: 'Points pour un eagle.' },
  birdie: { title: 'Birdie', description: 'Points pour un birdie.' },
  par: { title: 'Par', description: 'Points pour un par.' },
  bogey: { title: 'Bogey', description: 'Points pour un bogey.' },
  doubleBogey: { title: 'Double bogey ou pire', description: 'Points pour un double bogey ou pire.' },
}

// How many balls of a team count.
export const balls = {
  score: { title: 'Score', description: 'Brut, net, ou des balles en brut et d’autres en net, de joueurs différents.' },
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
  par3: ballsThat('sur les par 3'),
  par4: ballsThat('sur les par 4'),
  par5: ballsThat('sur les par 5'),
  frontNine: ballsThat('à l’aller'),
  backNine: ballsThat('au retour'),
  men: ballsThat('des messieurs'),
  women: ballsThat('des dames'),
  grossBalls: ballsThat('en brut'),
  netBalls: ballsThat('en net'),
  sameBall: { title: 'Même balle deux fois', description: 'Une balle peut compter à la fois en brut et en net.' },
}

export const matches = {
  score,
  strokes: {
    title: 'Coups reçus',
    description: 'L’écart au plus petit handicap du match, ou le handicap de jeu entier pour chacun.',
  },
  count: { title: 'Balles', description: 'Combien des meilleures balles d’un camp comptent sur un trou.' },
  matchPoints: { title: 'Points du match', description: 'Au vainqueur du match, la moitié à chacun s’il est partagé.' },
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
}

export const oneBall = {
  withoutScore: 'Un trou sans score laisse l’équipe sans résultat valable.',
  settings: { score },
}
export const bestBalls = {
  withoutScore: 'Un trou avec moins de scores qu’il n’en faut laisse l’équipe sans résultat valable.',
  settings: balls,
}
export const match = {
  withoutScore:
    'Un camp sans score perd le trou s’il a relevé sa balle ou l’a concédé ; abandonner, c’est concéder le match.',
  settings: matches,
}

export const cardsThatCount = {
  title: 'Cartes',
  description: 'Combien des meilleures cartes d’une équipe comptent dans chaque tour.',
}

function ballsThat(which: string) {
  return {
    title: `Balles ${which}`,
    description: `Balles ${which} qui comptent, au plus une par joueur de l’équipe.`,
  }
}
