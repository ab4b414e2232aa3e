import type { words as en } from '../en/formats.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  byId: {
    strokePlay: {
      name: 'Stroke play',
      description:
        'Somam-se as pancadas de todos os buracos, em net depois de descontado o handicap de jogo; ganha quem soma menos.',
      withoutScore: 'Um buraco sem resultado, mesmo com a bola levantada, deixa a volta sem resultado válido.',
    },
    maximumScore: {
      name: 'Resultado máximo',
      description: 'Stroke play em que um buraco nunca conta mais do que o limite, sejam quantas forem as pancadas.',
      withoutScore: 'Um buraco sem resultado conta como o limite, mesmo que não tenha sido jogado.',
    },
    callaway: {
      name: 'Callaway',
      description:
        'Os piores buracos da volta passam a ser o handicap, segundo uma tabela; nenhum conta mais do que o dobro do par.',
      withoutScore: 'A bola levantada conta o dobro do par; até haver todos os buracos não há handicap nem total.',
    },
    peoria: {
      name: 'Peoria',
      description:
        'As pancadas em buracos secretos, projetadas para toda a volta, menos o par e vezes uma percentagem, dão o handicap.',
      withoutScore: 'A bola levantada conta como o limite; até haver todos os buracos não há handicap nem total.',
    },
    system36: {
      name: 'System 36',
      description: 'Dois pontos por par ou melhor, um por bogey; 36 menos os pontos é o handicap da volta.',
      withoutScore: 'Um buraco sem resultado deixa a volta sem resultado válido.',
    },
    stableford: {
      name: 'Stableford',
      description: 'Par: 2 pontos; cada pancada abaixo do par, mais um; uma acima do par, 1 ponto; pior, nenhum.',
      withoutScore: 'Um buraco sem resultado não dá pontos, nem uma volta em falta num total de várias.',
    },
    modifiedStableford: {
      name: 'Stableford modificado',
      description: 'Pontos por cada resultado ao par, numa tabela sua: um birdie vale mais do que custa um bogey.',
      withoutScore: 'A bola levantada conta como duplo bogey ou pior; um buraco por jogar não dá nem tira pontos.',
    },
    quota: {
      name: 'Quota (Chicago)',
      description: 'Pontos por cada buraco, em gross, menos uma quota: a base menos o handicap de jogo.',
      withoutScore: 'Um buraco sem resultado não dá pontos.',
    },
    tilt: {
      name: 'Tilt',
      description:
        'Stableford em que, depois de um birdie ou melhor, o buraco seguinte vale o dobro; depois de dois seguidos, o quádruplo, e assim por diante.',
      withoutScore: 'Um buraco sem resultado não dá pontos e interrompe a série.',
    },
    bestBall: {
      name: 'Melhor bola',
      description:
        'Em cada buraco contam os melhores resultados da equipa: tantos quantos escolher, em gross, em net ou de ambos.',
      withoutScore: 'Um buraco com menos resultados do que os que têm de contar deixa a equipa sem resultado válido.',
    },
    fourBall: {
      name: 'Four-ball',
      description: 'Dois parceiros jogam cada um a sua bola; em cada buraco conta o melhor resultado dos dois.',
      withoutScore: 'Basta um resultado em cada buraco; um buraco sem nenhum deixa o lado sem resultado válido.',
    },
    aggregate: {
      name: 'Agregado',
      description: 'Somam-se os resultados de todos os jogadores da equipa.',
      withoutScore: 'Um buraco em que falta o resultado de um jogador deixa a equipa sem resultado válido.',
    },
    shamble: {
      name: 'Shamble',
      description: 'Todos continuam a partir do melhor drive, cada um com a sua bola; contam os melhores resultados.',
      withoutScore: 'Um buraco com menos resultados do que os que têm de contar deixa a equipa sem resultado válido.',
    },
    loneRanger: {
      name: 'Lone Ranger',
      description:
        'Em cada buraco tem de contar o resultado de um jogador, à vez na equipa, com os melhores dos outros.',
      withoutScore: 'Um buraco em que o jogador da vez não tem resultado deixa a equipa sem resultado válido.',
    },
    bestBallStableford: {
      name: 'Melhor bola Stableford',
      description: 'Em cada buraco contam os melhores pontos Stableford da equipa, de tantas bolas quantas escolher.',
      withoutScore: 'Uma bola sem resultado não dá pontos.',
    },
    scramble: {
      name: 'Scramble',
      description:
        'Todos os jogadores da equipa batem cada pancada de onde está a melhor bola; há um resultado por equipa e buraco.',
      withoutScore: 'Um buraco sem resultado deixa a equipa sem resultado válido.',
    },
    foursomes: {
      name: 'Foursomes',
      description: 'Dois parceiros jogam uma só bola em pancadas alternadas e revezam-se nas saídas.',
      withoutScore: 'Um buraco sem resultado deixa a equipa sem resultado válido.',
    },
    greensomes: {
      name: 'Greensomes',
      description: 'Saem ambos os parceiros, escolhem uma das duas bolas e continuam com ela em pancadas alternadas.',
      withoutScore: 'Um buraco sem resultado deixa a equipa sem resultado válido.',
    },
    chapman: {
      name: 'Chapman (Pinehurst)',
      description:
        'Saem ambos, cada um bate a segunda pancada na bola do outro e depois continuam com uma só, em pancadas alternadas.',
      withoutScore: 'Um buraco sem resultado deixa a equipa sem resultado válido.',
    },
    matchPlay: {
      name: 'Match play',
      description:
        'Lado contra lado, buraco a buraco, nos matches que criar; pontos por matches, por nove buracos e por buracos.',
      withoutScore:
        'Um lado sem resultado perde o buraco se levantou a bola ou o concedeu; quem desiste concede o match.',
    },
    nassau: {
      name: 'Nassau',
      description:
        'Três matches num só: um ponto pelos primeiros nove, um pelos segundos nove e um por todos os buracos.',
      withoutScore:
        'Um lado sem resultado perde o buraco se levantou a bola ou o concedeu; quem desiste concede o match.',
    },
    fieldMatches: {
      name: 'Todos contra todos',
      description: 'Cada lado tem um match contra cada um dos outros.',
      withoutScore:
        'Um lado sem resultado perde o buraco se levantou a bola ou o concedeu; quem desiste concede o match.',
    },
    wheel: {
      name: 'Roda (wheel)',
      description:
        'Um jogador, ou vários juntos, contra todos os outros: cada jogador, ou cada grupo com o mesmo número.',
      withoutScore:
        'Um lado sem resultado perde o buraco se levantou a bola ou o concedeu; quem desiste concede o match.',
    },
    skins: {
      name: 'Skins',
      description: 'Ganha o buraco quem faz sozinho o melhor resultado de todos; a bolsa divide-se pelos skins ganhos.',
      withoutScore:
        'Quem levantou a bola ou desistiu não pode ganhar o buraco; quem não chegou a sair não entra na bolsa; enquanto alguém tiver um buraco por jogar, este fica em aberto.',
    },
    holeScore: {
      name: 'Prémio por resultado num buraco',
      description: 'Buracos em duas pancadas, birdies ou outro resultado: cada um leva uma parte igual da bolsa.',
      withoutScore: 'Um buraco sem resultado não ganha nada.',
    },
    winnerTrash: {
      name: 'Prémios especiais',
      description:
        'Mais perto do buraco, drive mais longo, sorteio e afins: introduz quem ganhou; vários podem partilhar.',
      withoutScore: 'Os resultados não contam.',
    },
    ringer: {
      name: 'Eclectic (ringer)',
      description: 'Um só cartão de todas as voltas: em cada buraco, o melhor resultado que o jogador lá fez.',
      withoutScore:
        'Um buraco sem resultado espera por outra volta; o cartão fica completo quando todos os buracos têm um.',
    },
    parBogey: {
      name: 'Par/Bogey',
      description: 'Cada buraco é ganho (+1), empatado ou perdido (-1) contra o par; ganha o melhor saldo.',
      withoutScore: 'Um buraco sem resultado está perdido.',
    },
    teamMatch: {
      name: 'Match de equipas (Ryder Cup)',
      description: 'Matches que criar; os pontos vão para as equipas por que jogam os lados.',
      withoutScore:
        'Um lado sem resultado perde o buraco se levantou a bola ou o concedeu; quem desiste concede o match.',
    },
    pointsPerHole: {
      name: 'Pontos por buraco (5-3-1)',
      description:
        'Em cada buraco os jogadores de um grupo são ordenados e recebem pontos por lugar; os empatados recebem a média.',
      withoutScore:
        'Quem levantou a bola ou desistiu fica em último no buraco; enquanto alguém tiver um buraco por jogar, este fica em aberto.',
    },
    bestTotals: {
      name: 'Melhores totais',
      description: 'Equipas de qualquer tamanho; somam-se os melhores cartões completos de cada volta.',
      withoutScore: 'Um cartão incompleto não conta na sua volta; com cartões a menos a equipa fica sem total.',
    },
    bestTotalsStableford: {
      name: 'Melhores totais Stableford',
      description: 'Equipas de qualquer tamanho; somam-se os pontos Stableford dos melhores cartões de cada volta.',
      withoutScore: 'Um buraco sem resultado não dá pontos; se houver menos cartões, contam os que houver.',
    },
    fourBallParBogey: {
      name: 'Four-ball Par/Bogey',
      description: 'Dois parceiros jogam cada um a sua bola contra o par; em cada buraco conta o melhor resultado.',
      withoutScore: 'Basta um resultado em cada buraco; um buraco sem nenhum está perdido.',
    },
    lowHighBall: {
      name: 'Bola baixa e bola alta',
      description:
        'Dois contra dois: em cada buraco, um ponto para a melhor das bolas baixas e outro para a melhor das altas.',
      withoutScore:
        'Uma bola levantada perde com qualquer outra; enquanto alguém tiver um buraco por jogar, este fica em aberto.',
    },
    vegas: {
      name: 'Vegas',
      description:
        'Dois contra dois: em cada buraco os dois resultados de um lado formam um número; o mais baixo ganha a diferença.',
      withoutScore:
        'Uma bola levantada conta o dobro do par; enquanto alguém tiver um buraco por jogar, este fica em aberto.',
    },
    sixes: {
      name: 'Sixes',
      description:
        'Quatro jogadores em pares que mudam a cada seis buracos; a melhor bola dá um ponto aos dois parceiros.',
      withoutScore:
        'Uma bola levantada perde com qualquer outra; enquanto alguém tiver um buraco por jogar, este fica em aberto.',
    },
  },
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
