import type { words as en } from '../en/formats.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  byId: {
    strokePlay: {
      name: 'Stroke play',
      description:
        'Somam-se as pancadas de todos os buracos, em net depois de descontado o handicap de jogo; ganha quem soma menos.',
      withoutScore: 'Um buraco sem resultado, mesmo com a bola levantada, deixa a volta sem resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    maximumScore: {
      name: 'Resultado máximo',
      description: 'Stroke play em que um buraco nunca conta mais do que o limite, sejam quantas forem as pancadas.',
      withoutScore: 'Um buraco sem resultado conta como o limite, mesmo que não tenha sido jogado.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
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
    },
    callaway: {
      name: 'Callaway',
      description:
        'Os piores buracos da volta passam a ser o handicap, segundo uma tabela; nenhum conta mais do que o dobro do par.',
      withoutScore: 'A bola levantada conta o dobro do par; até haver todos os buracos não há handicap nem total.',
      settings: {},
    },
    peoria: {
      name: 'Peoria',
      description:
        'As pancadas em buracos secretos, projetadas para toda a volta, menos o par e vezes uma percentagem, dão o handicap.',
      withoutScore: 'A bola levantada conta como o limite; até haver todos os buracos não há handicap nem total.',
      settings: {
        secretHoles: {
          title: 'Buracos secretos',
          description: 'Seis buracos, ou doze no novo Peoria; até serem sorteados, todos contam em gross.',
        },
        percent: { title: 'Percentagem', description: 'Que parte das pancadas acima do par projetadas é o handicap.' },
        limit: {
          title: 'Limite de um buraco',
          description: 'O máximo que um buraco conta: o dobro do par, ou três acima do par.',
        },
      },
    },
    system36: {
      name: 'System 36',
      description: 'Dois pontos por par ou melhor, um por bogey; 36 menos os pontos é o handicap da volta.',
      withoutScore: 'Um buraco sem resultado deixa a volta sem resultado válido.',
      settings: {},
    },
    stableford: {
      name: 'Stableford',
      description: 'Par: 2 pontos; cada pancada abaixo do par, mais um; uma acima do par, 1 ponto; pior, nenhum.',
      withoutScore: 'Um buraco sem resultado não dá pontos, nem uma volta em falta num total de várias.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    modifiedStableford: {
      name: 'Stableford modificado',
      description: 'Pontos por cada resultado ao par, numa tabela sua: um birdie vale mais do que custa um bogey.',
      withoutScore: 'A bola levantada conta como duplo bogey ou pior; um buraco por jogar não dá nem tira pontos.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
        albatross: { title: 'Albatross ou melhor', description: 'Pontos por albatross ou melhor.' },
        eagle: { title: 'Eagle', description: 'Pontos por eagle.' },
        birdie: { title: 'Birdie', description: 'Pontos por birdie.' },
        par: { title: 'Par', description: 'Pontos por par.' },
        bogey: { title: 'Bogey', description: 'Pontos por bogey.' },
        doubleBogey: { title: 'Duplo bogey ou pior', description: 'Pontos por duplo bogey ou pior.' },
      },
    },
    quota: {
      name: 'Quota (Chicago)',
      description: 'Pontos por cada buraco, em gross, menos uma quota: a base menos o handicap de jogo.',
      withoutScore: 'Um buraco sem resultado não dá pontos.',
      settings: {
        albatross: { title: 'Albatross ou melhor', description: 'Pontos por albatross ou melhor.' },
        eagle: { title: 'Eagle', description: 'Pontos por eagle.' },
        birdie: { title: 'Birdie', description: 'Pontos por birdie.' },
        par: { title: 'Par', description: 'Pontos por par.' },
        bogey: { title: 'Bogey', description: 'Pontos por bogey.' },
        doubleBogey: { title: 'Duplo bogey ou pior', description: 'Pontos por duplo bogey ou pior.' },
        base: {
          title: 'Base para 18 buracos',
          description: '36, ou 39 no Chicago; a uma volta mais curta cabe a sua parte.',
        },
        notBelowZero: { title: 'Sem quotas negativas', description: 'Um handicap acima da base dá uma quota de zero.' },
        carried: {
          title: 'A quota segue o resultado',
          description: 'Para a volta seguinte a quota sobe metade do resultado, ou desce se este for negativo.',
        },
      },
    },
    tilt: {
      name: 'Tilt',
      description:
        'Stableford em que, depois de um birdie ou melhor, o buraco seguinte vale o dobro; depois de dois seguidos, o quádruplo, e assim por diante.',
      withoutScore: 'Um buraco sem resultado não dá pontos e interrompe a série.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    bestBall: {
      name: 'Melhor bola',
      description:
        'Em cada buraco contam os melhores resultados da equipa: tantos quantos escolher, em gross, em net ou de ambos.',
      withoutScore: 'Um buraco com menos resultados do que os que têm de contar deixa a equipa sem resultado válido.',
      settings: {
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
      },
    },
    fourBall: {
      name: 'Four-ball',
      description: 'Dois parceiros jogam cada um a sua bola; em cada buraco conta o melhor resultado dos dois.',
      withoutScore: 'Basta um resultado em cada buraco; um buraco sem nenhum deixa o lado sem resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    aggregate: {
      name: 'Agregado',
      description: 'Somam-se os resultados de todos os jogadores da equipa.',
      withoutScore: 'Um buraco em que falta o resultado de um jogador deixa a equipa sem resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    shamble: {
      name: 'Shamble',
      description: 'Todos continuam a partir do melhor drive, cada um com a sua bola; contam os melhores resultados.',
      withoutScore: 'Um buraco com menos resultados do que os que têm de contar deixa a equipa sem resultado válido.',
      settings: {
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
      },
    },
    loneRanger: {
      name: 'Lone Ranger',
      description:
        'Em cada buraco tem de contar o resultado de um jogador, à vez na equipa, com os melhores dos outros.',
      withoutScore: 'Um buraco em que o jogador da vez não tem resultado deixa a equipa sem resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
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
    },
    bestBallStableford: {
      name: 'Melhor bola Stableford',
      description: 'Em cada buraco contam os melhores pontos Stableford da equipa, de tantas bolas quantas escolher.',
      withoutScore: 'Uma bola sem resultado não dá pontos.',
      settings: {
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
      },
    },
    scramble: {
      name: 'Scramble',
      description:
        'Todos os jogadores da equipa batem cada pancada de onde está a melhor bola; há um resultado por equipa e buraco.',
      withoutScore: 'Um buraco sem resultado deixa a equipa sem resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    foursomes: {
      name: 'Foursomes',
      description: 'Dois parceiros jogam uma só bola em pancadas alternadas e revezam-se nas saídas.',
      withoutScore: 'Um buraco sem resultado deixa a equipa sem resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    greensomes: {
      name: 'Greensomes',
      description: 'Saem ambos os parceiros, escolhem uma das duas bolas e continuam com ela em pancadas alternadas.',
      withoutScore: 'Um buraco sem resultado deixa a equipa sem resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    chapman: {
      name: 'Chapman (Pinehurst)',
      description:
        'Saem ambos, cada um bate a segunda pancada na bola do outro e depois continuam com uma só, em pancadas alternadas.',
      withoutScore: 'Um buraco sem resultado deixa a equipa sem resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    matchPlay: {
      name: 'Match play',
      description:
        'Lado contra lado, buraco a buraco, nos matches que criar; pontos por matches, por nove buracos e por buracos.',
      withoutScore:
        'Um lado sem resultado perde o buraco se levantou a bola ou o concedeu; quem desiste concede o match.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
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
      },
    },
    nassau: {
      name: 'Nassau',
      description:
        'Três matches num só: um ponto pelos primeiros nove, um pelos segundos nove e um por todos os buracos.',
      withoutScore:
        'Um lado sem resultado perde o buraco se levantou a bola ou o concedeu; quem desiste concede o match.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
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
      },
    },
    fieldMatches: {
      name: 'Todos contra todos',
      description: 'Cada lado tem um match contra cada um dos outros.',
      withoutScore:
        'Um lado sem resultado perde o buraco se levantou a bola ou o concedeu; quem desiste concede o match.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
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
      },
    },
    wheel: {
      name: 'Roda (wheel)',
      description:
        'Um jogador, ou vários juntos, contra todos os outros: cada jogador, ou cada grupo com o mesmo número.',
      withoutScore:
        'Um lado sem resultado perde o buraco se levantou a bola ou o concedeu; quem desiste concede o match.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
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
      },
    },
    skins: {
      name: 'Skins',
      description: 'Ganha o buraco quem faz sozinho o melhor resultado de todos; a bolsa divide-se pelos skins ganhos.',
      withoutScore:
        'Quem levantou a bola ou desistiu não pode ganhar o buraco; quem não chegou a sair não entra na bolsa; enquanto alguém tiver um buraco por jogar, este fica em aberto.',
      settings: {
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
    },
    holeScore: {
      name: 'Prémio por resultado num buraco',
      description: 'Buracos em duas pancadas, birdies ou outro resultado: cada um leva uma parte igual da bolsa.',
      withoutScore: 'Um buraco sem resultado não ganha nada.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
        test: {
          title: 'Um buraco conta se o resultado for',
          description: 'No máximo, exatamente ou no mínimo o valor.',
        },
        against: {
          title: 'Valor em',
          description: 'Pancadas ao par (um birdie é -1), ou pancadas (um buraco em duas pancadas é 2).',
        },
        value: { title: 'Valor', description: 'Com que se compara o resultado de um buraco.' },
      },
    },
    winnerTrash: {
      name: 'Prémios especiais',
      description:
        'Mais perto do buraco, drive mais longo, sorteio e afins: introduz quem ganhou; vários podem partilhar.',
      withoutScore: 'Os resultados não contam.',
      settings: {},
    },
    ringer: {
      name: 'Eclectic (ringer)',
      description: 'Um só cartão de todas as voltas: em cada buraco, o melhor resultado que o jogador lá fez.',
      withoutScore:
        'Um buraco sem resultado espera por outra volta; o cartão fica completo quando todos os buracos têm um.',
      settings: {
        score: {
          title: 'Resultado',
          description: 'O melhor gross, o melhor net, ou o melhor gross menos as pancadas do último handicap de jogo.',
        },
      },
    },
    parBogey: {
      name: 'Par/Bogey',
      description: 'Cada buraco é ganho (+1), empatado ou perdido (-1) contra o par; ganha o melhor saldo.',
      withoutScore: 'Um buraco sem resultado está perdido.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    teamMatch: {
      name: 'Match de equipas (Ryder Cup)',
      description: 'Matches que criar; os pontos vão para as equipas por que jogam os lados.',
      withoutScore:
        'Um lado sem resultado perde o buraco se levantou a bola ou o concedeu; quem desiste concede o match.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
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
      },
    },
    pointsPerHole: {
      name: 'Pontos por buraco (5-3-1)',
      description:
        'Em cada buraco os jogadores de um grupo são ordenados e recebem pontos por lugar; os empatados recebem a média.',
      withoutScore:
        'Quem levantou a bola ou desistiu fica em último no buraco; enquanto alguém tiver um buraco por jogar, este fica em aberto.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
        points: {
          title: 'Pontos por lugar',
          description:
            'Para o melhor resultado do buraco, o segundo, o terceiro ...; os outros lugares não recebem nenhum.',
        },
      },
    },
    bestTotals: {
      name: 'Melhores totais',
      description: 'Equipas de qualquer tamanho; somam-se os melhores cartões completos de cada volta.',
      withoutScore: 'Um cartão incompleto não conta na sua volta; com cartões a menos a equipa fica sem total.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
        count: { title: 'Cartões', description: 'Quantos dos melhores cartões de uma equipa contam em cada volta.' },
      },
    },
    bestTotalsStableford: {
      name: 'Melhores totais Stableford',
      description: 'Equipas de qualquer tamanho; somam-se os pontos Stableford dos melhores cartões de cada volta.',
      withoutScore: 'Um buraco sem resultado não dá pontos; se houver menos cartões, contam os que houver.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
        count: { title: 'Cartões', description: 'Quantos dos melhores cartões de uma equipa contam em cada volta.' },
      },
    },
    fourBallParBogey: {
      name: 'Four-ball Par/Bogey',
      description: 'Dois parceiros jogam cada um a sua bola contra o par; em cada buraco conta o melhor resultado.',
      withoutScore: 'Basta um resultado em cada buraco; um buraco sem nenhum está perdido.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
      },
    },
    lowHighBall: {
      name: 'Bola baixa e bola alta',
      description:
        'Dois contra dois: em cada buraco, um ponto para a melhor das bolas baixas e outro para a melhor das altas.',
      withoutScore:
        'Uma bola levantada perde com qualquer outra; enquanto alguém tiver um buraco por jogar, este fica em aberto.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
        strokes: {
          title: 'Pancadas',
          description: 'Por diferença para o handicap mais baixo do match, ou o handicap de jogo completo para todos.',
        },
      },
    },
    vegas: {
      name: 'Vegas',
      description:
        'Dois contra dois: em cada buraco os dois resultados de um lado formam um número; o mais baixo ganha a diferença.',
      withoutScore:
        'Uma bola levantada conta o dobro do par; enquanto alguém tiver um buraco por jogar, este fica em aberto.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
        strokes: {
          title: 'Pancadas',
          description: 'Por diferença para o handicap mais baixo do match, ou o handicap de jogo completo para todos.',
        },
        flip: {
          title: 'O birdie inverte',
          description:
            'Um birdie inverte o número dos adversários, o resultado mais alto primeiro, se eles não tiverem outro.',
        },
      },
    },
    sixes: {
      name: 'Sixes',
      description:
        'Quatro jogadores em pares que mudam a cada seis buracos; a melhor bola dá um ponto aos dois parceiros.',
      withoutScore:
        'Uma bola levantada perde com qualquer outra; enquanto alguém tiver um buraco por jogar, este fica em aberto.',
      settings: {
        score: { title: 'Resultado', description: 'Gross conta as pancadas dadas; net desconta as recebidas.' },
        strokes: {
          title: 'Pancadas',
          description: 'Por diferença para o handicap mais baixo do match, ou o handicap de jogo completo para todos.',
        },
      },
    },
  },
  // What a setting can be.
  choices: {
    gross: 'gross',
    net: 'net',
    netOfLatest: 'net com o último handicap',
    grossTrumpsNet: 'net, prevalece o gross',
    mixed: 'gross e net',
    toPar: 'ao par',
    strokes: 'pancadas',
    round: 'igual em todos os buracos',
    hole: 'por buraco',
    par: 'por par',
    nine: 'por nove buracos',
    gender: 'por género',
    doublePar: 'dobro do par',
    parPlus3: 'par + 3',
    overPar: 'acima do par',
    fixed: 'fixo',
    netDoubleBogey: 'duplo bogey net',
    full: 'completas',
    half: 'metade',
    offLow: 'por diferença',
    atMost: 'no máximo',
    exactly: 'exatamente',
    atLeast: 'no mínimo',
    shared: 'repartido',
    refunded: 'devolvido',
    kept: 'guardado',
    open: 'em aberto',
    passed: 'decididos',
    byName: 'por nome',
    asSet: 'ordem da equipa',
  },
} satisfies WordsLike<typeof en>
