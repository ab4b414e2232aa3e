/** Settings that several formats of play have, in Portuguese. */
export const score = {
  score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
}

export const balls = {
  score: {
    title: 'Resultado',
    description: 'Gross, net, ou umas bolas em gross e outras em net de jogadores diferentes.',
  },
  by: {
    title: 'Número de bolas',
    description: 'O mesmo em todos os buracos, ou segundo o buraco, o par, cada nove ou o género.',
  },
  count: { title: 'Bolas', description: 'Bolas que contam; no máximo, tantas quantos os jogadores da equipa.' },
  countByHole: {
    title: 'Bolas por buraco',
    description:
      'Para os buracos 1, 2, 3 ...: repetir 1, 2, 3 é uma valsa. Um buraco sem número próprio usa o de todos os buracos.',
  },
  par3: {
    title: 'Bolas nos par 3',
    description: 'Bolas que contam nos par 3; no máximo, tantas quantos os jogadores da equipa.',
  },
  par4: {
    title: 'Bolas nos par 4',
    description: 'Bolas que contam nos par 4; no máximo, tantas quantos os jogadores da equipa.',
  },
  par5: {
    title: 'Bolas nos par 5',
    description: 'Bolas que contam nos par 5; no máximo, tantas quantos os jogadores da equipa.',
  },
  frontNine: {
    title: 'Bolas nos primeiros 9',
    description: 'Bolas que contam nos primeiros nove; no máximo, tantas quantos os jogadores da equipa.',
  },
  backNine: {
    title: 'Bolas nos segundos 9',
    description: 'Bolas que contam nos segundos nove; no máximo, tantas quantos os jogadores da equipa.',
  },
  men: {
    title: 'Bolas de homens',
    description: 'Bolas de homens que contam; no máximo, tantas quantos os jogadores da equipa.',
  },
  women: {
    title: 'Bolas de senhoras',
    description: 'Bolas de senhoras que contam; no máximo, tantas quantos os jogadores da equipa.',
  },
  grossBalls: {
    title: 'Bolas em gross',
    description: 'Bolas que contam em gross; no máximo, tantas quantos os jogadores da equipa.',
  },
  netBalls: {
    title: 'Bolas em net',
    description: 'Bolas que contam em net; no máximo, tantas quantos os jogadores da equipa.',
  },
  sameBall: { title: 'Mesma bola duas vezes', description: 'A mesma bola pode contar em gross e em net.' },
}

export const match = {
  strokes: {
    title: 'Pancadas',
    description: 'Por diferença para o handicap mais baixo do match, ou o handicap de jogo completo para todos.',
  },
  count: { title: 'Bolas', description: 'Quantas das melhores bolas de um lado contam num buraco.' },
  matchPoints: {
    title: 'Pontos pelo match',
    description: 'Para o vencedor do match; em caso de empate, metade para cada um.',
  },
  ninePoints: {
    title: 'Pontos por cada 9 buracos',
    description: 'Para o vencedor dos primeiros e o dos segundos nove (Nassau).',
  },
  holePoints: {
    title: 'Pontos por cada buraco',
    description: 'Para o vencedor de cada buraco; em caso de empate, metade para cada um.',
  },
  pressDownBy: {
    title: 'Press quando down por',
    description: 'Começa uma aposta nova quando um lado está down por tantos buracos na última; 0: sem press.',
  },
}

export const points = {
  albatross: { title: 'Albatross ou melhor', description: 'Pontos por albatross ou melhor.' },
  eagle: { title: 'Eagle', description: 'Pontos por eagle.' },
  birdie: { title: 'Birdie', description: 'Pontos por birdie.' },
  par: { title: 'Par', description: 'Pontos por par.' },
  bogey: { title: 'Bogey', description: 'Pontos por bogey.' },
  doubleBogey: { title: 'Duplo bogey ou pior', description: 'Pontos por duplo bogey ou pior.' },
}
