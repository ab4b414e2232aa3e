import type { words as en } from '../../en/screens/why.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as explanations } from '../explanations.ts'
import { words as log } from './log.ts'

export const words = {
  handicap: 'Como se chega ao handicap de jogo',
  fromTee: '{tee}: course rating {rating}, slope {slope}, par {par}',
  byHand: 'Alguém definiu {value}; não é calculado a partir de um índice.',
  strokes: 'Onde caem as pancadas',
  received: '{strokes, plural, one {# pancada} other {# pancadas}} {holes}',
  givenBack: 'devolve {strokes, plural, one {# pancada} other {# pancadas}} {holes}',
  everyHole: 'em todos os buracos',
  allBut: 'em todos os buracos menos {numbers}',
  holes: 'nos buracos {numbers}',
  hole: 'no buraco {number}',
  lately: 'Quem alterou o quê',
  nobody: 'Ninguém alterou nada desde que o jogador entrou.',
  toLog: 'Todo o registo',
  explanations,
  log,
} satisfies WordsLike<typeof en>
