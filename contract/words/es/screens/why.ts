import type { words as en } from '../../en/screens/why.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as explanations } from '../explanations.ts'
import { words as log } from './log.ts'

export const words = {
  handicap: 'De dónde sale el hándicap de juego',
  fromTee: '{tee}: valor de campo {rating}, slope {slope}, par {par}',
  byHand: 'Alguien puso {value}; no se calcula del hándicap exacto.',
  strokes: 'Dónde caen los golpes de hándicap',
  received: '{strokes, plural, one {# golpe} other {# golpes}} en {holes}',
  givenBack: 'devuelve {strokes, plural, one {# golpe} other {# golpes}} en {holes}',
  everyHole: 'todos los hoyos',
  allBut: 'todos los hoyos menos {numbers}',
  holes: 'los hoyos {numbers}',
  hole: 'el hoyo {number}',
  lately: 'Quién cambió qué',
  nobody: 'Nadie ha cambiado nada desde que entró el jugador.',
  toLog: 'Todo el historial',
  explanations,
  log,
} satisfies WordsLike<typeof en>
