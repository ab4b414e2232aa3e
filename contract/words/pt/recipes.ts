import type { words as en } from '../en/recipes.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  memberGuest: {
    name: 'Sócio e convidado',
    description:
      'Pares de um sócio e um convidado: melhor bola net dos dois e skins net, ambos em cinco divisões. Saída em shotgun.',
  },
  medal: { name: 'Medal', description: 'Stroke play numa volta, gross e net, o net em duas divisões.' },
  stableford: { name: 'Stableford', description: 'Stableford net numa volta, em duas divisões.' },
  scramble: {
    name: 'Scramble',
    description: 'Equipas de quatro que jogam uma só bola, net e gross. Saída em shotgun.',
  },
  fourBall: { name: 'Four-ball', description: 'Pares: em cada buraco, a melhor bola net dos dois.' },
  matchPlay: {
    name: 'Match play',
    description: 'Matches entre lados, net, com as pancadas por diferença para o handicap mais baixo.',
  },
  twoRounds: { name: 'Stroke play em duas voltas', description: 'Stroke play em dois dias, gross e net.' },
  fourRounds: {
    name: 'Stroke play em quatro voltas',
    description:
      'Stroke play em quatro dias, gross e net; depois de duas voltas passam o cut os 50 primeiros e empatados.',
  },
  skins: { name: 'Dia de skins', description: 'Skins gross e net numa volta; os empates transitam.' },
  everybody: 'Todos',
  flight: 'Divisão {number}',
  round: '{event}, volta {number}',
  boards: {
    gross: 'Gross',
    net: 'Net',
    netBestBall: 'Melhor bola net',
    skins: 'Skins',
    netSkins: 'Skins net',
    grossSkins: 'Skins gross',
  },
  own: '{rounds, plural, one {Uma volta} other {# voltas}}.',
  ownOf: '{rounds, plural, one {Uma volta} other {# voltas}}: {formats}.',
} satisfies WordsLike<typeof en>
