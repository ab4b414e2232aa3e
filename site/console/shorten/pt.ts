import type { en } from './en.ts'

export const pt: typeof en = {
  title: round => `Encurtar ${round}`,
  titleAgain: round => `${round} foi encurtada`,
  counts: 'O que conta',
  firstNine: 'Buracos 1–9',
  secondNine: 'Buracos 10–18',
  chosen: 'Buracos à escolha',
  completed: 'Os buracos que todos completaram',
  nothing: 'Nada: anular a volta',
  all: 'De novo todos os buracos',
  hints: {
    first: 'Cada jogador precisa de um resultado nestes buracos e em mais nenhum.',
    second: 'Cada jogador precisa de um resultado nestes buracos e em mais nenhum.',
    chosen: 'Cada jogador precisa de um resultado nestes buracos e em mais nenhum.',
    completed:
      'Em cada divisão, os buracos que todos os que continuam em jogo completaram; num match, os que os dois lados completaram. Quem desistiu ou não partiu não conta para isto.',
    nothing: 'Totais, cuts e desempates contam-se como se a volta não tivesse sido jogada.',
    all: 'As classificações ficam como estavam.',
  },
  holes: 'Buracos',
  none: 'não conta nenhum buraco',
  ofMatches: 'cada match os seus buracos',
  ofBoard: (board, holes) => `${board}: ${holes}`,
  holesOf: (ranges, count) => (count === 1 ? `buraco ${ranges}` : `buracos ${ranges}`),
  unfinished: players => (players === 1 ? '1 não os terminou:' : `${players} não os terminaram:`),
  noneDone: players => (players === 1 ? '1 não completou nenhum buraco:' : `${players} não completaram nenhum buraco:`),
  noneDoneWhat: 'Quem está fora: diga-o no cartão, ausente ou desistente.',
  missing: (name, holes) => `${name} (${holes})`,
  more: count => `e mais ${count}`,
  stays:
    'Os resultados ficam como estão, e o que cada um jogou continua a contar para handicap. Telemóveis, páginas e ecrãs dizem-no em segundos.',
  shorten: 'Encurtar a volta',
  annul: 'Anular a volta',
  restore: 'Contar todos os buracos',
  done: 'Encurtada',
  restored: 'Contam todos os buracos',
  bandHoles: (ranges, count) =>
    count === 1 ? `encurtada para um buraco: conta o ${ranges}` : `encurtada para ${count} buracos: contam ${ranges}`,
  bandCompleted: 'encurtada: contam os buracos que todos na divisão completaram',
  bandNothing: 'anulada: não conta para nada',
  band: (round, what) => `${round}: ${what}.`,
}
