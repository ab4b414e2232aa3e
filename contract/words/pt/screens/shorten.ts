import type { words as en } from '../../en/screens/shorten.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Encurtar {round}',
  titleAgain: '{round} foi encurtada',
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
  ofBoard: '{board}: {holes}',
  holesOf: '{count, plural, one {buraco} other {buracos}} {ranges}',
  unfinished: '{players, plural, one {# não os terminou:} other {# não os terminaram:}}',
  noneDone: '{players, plural, one {# não completou nenhum buraco:} other {# não completaram nenhum buraco:}}',
  noneDoneWhat: 'Quem está fora: diga no cartão que não partiu ou desistiu.',
  missing: '{name} ({holes})',
  more: 'e mais {count}',
  stays:
    'Os resultados ficam como estão, e o que cada um jogou continua a contar para handicap. Telemóveis, páginas e ecrãs dizem-no em segundos.',
  shorten: 'Encurtar a volta',
  annul: 'Anular a volta',
  restore: 'Contar todos os buracos',
  done: 'Encurtada',
  restored: 'Contam todos os buracos',
  bandHoles: 'encurtada para {count, plural, one {um buraco: conta o} other {# buracos: contam}} {ranges}',
  bandCompleted: 'encurtada: contam os buracos que todos na divisão completaram',
  bandNothing: 'anulada: não conta para nada',
  band: '{round}: {what}.',
} satisfies WordsLike<typeof en>
