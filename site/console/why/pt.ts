import { pt as log } from '../log/pt.ts'
import type { en } from './en.ts'

export const pt: typeof en = {
  handicap: 'Como se chega ao handicap de jogo',
  fromTee: (tee, rating, slope, par) => `${tee}: course rating ${rating}, slope ${slope}, par ${par}`,
  byHand: value => `Alguém definiu ${value}; não é calculado a partir de um índice.`,
  strokes: 'Onde caem as pancadas',
  received: (strokes, holes) => `${strokes === 1 ? '1 pancada' : `${strokes} pancadas`} ${holes}`,
  givenBack: (strokes, holes) => `devolve ${strokes === 1 ? '1 pancada' : `${strokes} pancadas`} ${holes}`,
  everyHole: 'em todos os buracos',
  allBut: numbers => `em todos os buracos menos ${numbers}`,
  holes: numbers => `nos buracos ${numbers}`,
  hole: number => `no buraco ${number}`,
  lately: 'Quem alterou o quê',
  nobody: 'Ninguém alterou nada desde que o jogador entrou.',
  toLog: 'Todo o registo',
  log,
}
