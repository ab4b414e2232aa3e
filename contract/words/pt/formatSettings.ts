import type { words as en } from '../en/formatSettings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  strokePlay: {
    score: {
      title: 'Resultado',
      description: 'Gross conta as pancadas dadas; net desconta as recebidas.',
    },
  },
  maximumScore: {
    limit: {
      title: 'Limite',
      description:
        'O dobro do par, um número de pancadas acima do par, um número fixo, ou par + 2 + as pancadas recebidas.',
    },
    strokes: {
      title: 'Pancadas',
      description: 'As pancadas acima do par, ou o número fixo, quando o limite é um destes.',
    },
  },
  peoria: {
    secretHoles: {
      title: 'Buracos secretos',
      description: 'Seis buracos, ou doze no novo Peoria; até serem sorteados, todos contam em gross.',
    },
    percent: {
      title: 'Percentagem',
      description: 'Que parte das pancadas acima do par projetadas é o handicap.',
    },
    limit: {
      title: 'Limite de um buraco',
      description: 'O máximo que um buraco conta: o dobro do par, ou três acima do par.',
    },
  },
  modifiedStableford: {
    albatross: {
      title: 'Albatross ou melhor',
      description: 'Pontos por albatross ou melhor.',
    },
    eagle: {
      title: 'Eagle',
      description: 'Pontos por eagle.',
    },
    birdie: {
      title: 'Birdie',
      description: 'Pontos por birdie.',
    },
    par: {
      title: 'Par',
      description: 'Pontos por par.',
    },
    bogey: {
      title: 'Bogey',
      description: 'Pontos por bogey.',
    },
    doubleBogey: {
      title: 'Duplo bogey ou pior',
      description: 'Pontos por duplo bogey ou pior.',
    },
  },
  quota: {
    base: {
      title: 'Base para 18 buracos',
      description: '36, ou 39 no Chicago; a uma volta mais curta cabe a sua parte.',
    },
    notBelowZero: {
      title: 'Sem quotas negativas',
      description: 'Um handicap acima da base dá uma quota de zero.',
    },
    carried: {
      title: 'A quota segue o resultado',
      description: 'Para a volta seguinte a quota sobe metade do resultado, ou desce se este for negativo.',
    },
  },
  bestBall: {
    score: {
      title: 'Resultado',
      description: 'Gross, net, ou umas bolas em gross e outras em net de jogadores diferentes.',
    },
    by: {
      title: 'Número de bolas',
      description: 'O mesmo em todos os buracos, ou segundo o buraco, o par, cada nove ou o género.',
    },
    count: {
      title: 'Bolas',
      description: 'Bolas que contam; no máximo, tantas quantos os jogadores da equipa.',
    },
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
    sameBall: {
      title: 'Mesma bola duas vezes',
      description: 'A mesma bola pode contar em gross e em net.',
    },
  },
  loneRanger: {
    others: {
      title: 'Outras bolas',
      description: 'Quantos resultados dos outros contam, além do resultado do jogador da vez.',
    },
    turns: {
      title: 'Ordem',
      description:
        'De quem tem de contar o resultado primeiro, depois...: por nome, ou pela ordem definida pela equipa.',
    },
  },
  matchPlay: {
    strokes: {
      title: 'Pancadas',
      description: 'Por diferença para o handicap mais baixo do match, ou o handicap de jogo completo para todos.',
    },
    count: {
      title: 'Bolas',
      description: 'Quantas das melhores bolas de um lado contam num buraco.',
    },
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
  },
  skins: {
    score: {
      title: 'Resultado',
      description: 'Gross, net, ou net em que o empate é ganho por quem não recebeu pancada no buraco.',
    },
    strokes: {
      title: 'Pancadas',
      description: 'Pancadas completas, metade, ou por diferença para o handicap mais baixo.',
    },
    carryOver: {
      title: 'Os empates transitam',
      description: 'O skin de um buraco empatado junta-se ao seguinte; senão, ninguém o ganha.',
    },
    validation: {
      title: 'Validação',
      description: 'Um skin só conta se o vencedor fizer par ou melhor no buraco seguinte.',
    },
    unfinished: {
      title: 'Buracos que alguém não acabou',
      description: 'Ficam em aberto, ou decidem-se entre quem os acabou: para um cartão que já ninguém vai acabar.',
    },
    unclaimed: {
      title: 'Skins que ninguém ganhou',
      description:
        'O dinheiro divide-se pelos skins ganhos (é devolvido se não houver), é devolvido ou fica guardado para um play-off.',
    },
  },
  holeScore: {
    test: {
      title: 'Um buraco conta se o resultado for',
      description: 'No máximo, exatamente ou no mínimo o valor.',
    },
    against: {
      title: 'Valor em',
      description: 'Pancadas ao par (um birdie é -1), ou pancadas (um buraco em duas pancadas é 2).',
    },
    value: {
      title: 'Valor',
      description: 'Com que se compara o resultado de um buraco.',
    },
  },
  ringer: {
    score: {
      title: 'Resultado',
      description: 'O melhor gross, o melhor net, ou o melhor gross menos as pancadas do último handicap de jogo.',
    },
  },
  pointsPerHole: {
    points: {
      title: 'Pontos por lugar',
      description:
        'Para o melhor resultado do buraco, o segundo, o terceiro ...; os outros lugares não recebem nenhum.',
    },
  },
  bestTotals: {
    count: {
      title: 'Cartões',
      description: 'Quantos dos melhores cartões de uma equipa contam em cada volta.',
    },
  },
  vegas: {
    flip: {
      title: 'O birdie inverte',
      description:
        'Um birdie inverte o número dos adversários, o resultado mais alto primeiro, se eles não tiverem outro.',
    },
  },
} satisfies WordsLike<typeof en>
