import type { en } from './en.ts'

export const pt = {
  title: 'Definições',
  details: 'Dados',
  name: 'Nome',
  info: 'Para os jogadores',
  infoHint: 'Aparece nas páginas da prova.',
  afterCut: 'Quem joga depois de um cut',
  afterCutHint: 'Nas classificações que o fazem. Quem não está em nenhuma com cut joga.',
  afterCuts: {
    madeAny: 'Quem passou o cut de alguma classificação',
    madeAll: 'Quem passou o cut de todas as classificações',
    everybody: 'Todos',
  },
  zone: 'Fuso horário',
  zoneHint: 'As saídas ficam à mesma hora do relógio.',
  chances: 'Probabilidades nas páginas públicas',
  chancesHint: 'Durante o jogo, os espectadores veem quem pode ganhar e onde pode ficar o cut.',
  chancesAre: { no: 'Não mostrar', yes: 'Mostrar' },
  registration: 'Quem se pode inscrever',
  registrations: {
    Closed: 'Ninguém: os jogadores são trazidos aqui',
    Members: 'Membros',
    'Online Questionnaire': 'Todos os que têm a ligação',
  },
  play: 'Voltas, campos e handicaps',
  setting: 'Definição',
  event: 'Prova',
  round: number => `Volta ${number}`,
  date: 'Data',
  course: 'Campo',
  noCourse: 'Ainda sem campo',
  allowance: 'Percentagem',
  percent: '%',
  menPlay: 'Homens jogam',
  womenPlay: 'Mulheres jogam',
  noTee: 'Ainda sem tee',
  at: 'Primeira saída',
  asEvent: 'como a prova',
  own: 'próprio',
  back: 'Voltar ao valor da prova',
  addRound: 'Juntar uma volta',
  removeRound: number => `Retirar a volta ${number}`,
  removeTitle: number => `Retirar a volta ${number}?`,
  removeWhat:
    'Desaparece com as suas saídas, classificações e handicaps. Voltas com resultados não podem ser retiradas.',
  changeTitle: what => `Mudar: ${what}`,
  nothingElse: 'Mais nada muda.',
  effects: (handicaps, parts) =>
    [
      handicaps === 0 ? '' : handicaps === 1 ? 'Muda 1 handicap.' : `Mudam ${handicaps} handicaps.`,
      parts.length === 0 ? '' : `${parts.length === 1 ? 'Muda' : 'Mudam'} também: ${parts.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  doIt: 'Mudar',
} satisfies typeof en
