import type { words as en } from '../en/courseChecks.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  teeOf: '{tee} ({gender, select, M {caballeros} other {damas}})',
  onHoles: '{count, plural, one {en el hoyo} other {en los hoyos}} {holes}',
  gender: 'Indique si {tee} está valorado para caballeros o para damas.',
  holeCount: '{tee}: hay {count, plural, one {un hoyo} other {# hoyos}}, pero un campo tiene 9 o 18.',
  noPar: '{tee}: falta el par {where}.',
  oddPar: '{tee}: un par es 3, 4, 5 o 6. Corríjalo {where}.',
  noLength: '{tee}: falta la distancia {where}.',
  parsComplete: 'Todos los hoyos tienen par.',
  noIndex: '{tee}: falta el índice de dificultad {where}.',
  indexesComplete: 'Cada índice de dificultad del 1 al {count} figura una vez.',
  indexStands: 'el {index} está {where}',
  indexTwice: '{tee}: cada índice de dificultad del 1 al {count} debe figurar una vez, pero {twice}.',
  indexMissing: '{tee}: cada índice de dificultad del 1 al {count} debe figurar una vez. Falta: {missing}.',
  indexTwiceAndMissing:
    '{tee}: cada índice de dificultad del 1 al {count} debe figurar una vez, pero {twice}. Falta: {missing}.',
  halves: 'Los índices de dificultad impares están en una vuelta de nueve y los pares en la otra.',
  halvesMixed:
    '{tee}: lo habitual es que una vuelta de nueve tenga los índices de dificultad impares y la otra los pares. Revíselo.',
  sumOf: '{part, select, out {hoyos 1 a 9} in {hoyos 10 a 18} other {todos los hoyos}} ({counted}, no {given})',
  sumsWrong: '{tee}: {what, select, par {los pares} other {las distancias}} no suman los totales de la tabla: {wrong}.',
  sumsRight: '{what, select, par {Los pares} other {Las distancias}} suman los totales de la tabla.',
  noRating: '{tee}: falta el valor de campo.',
  ratingUnfit: '{tee}: un valor de campo de {rating} no encaja con un par de {par}.',
  ratingFar: '{tee}: un valor de campo de {rating} está lejos del par de {par}. Revíselo.',
  ratings: 'Los valores de campo son verosímiles.',
  noSlope: '{tee}: falta el valor slope.',
  slopeUnfit: '{tee}: un valor slope va de 55 a 155, y {slope} no está ahí.',
  slopeLow: '{tee}: un valor slope de {slope} es inusualmente bajo. Revíselo.',
  slopes: 'Los valores slope son verosímiles.',
  lowerPar: '{tee}: el par de damas es menor que el de caballeros {where}.',
  slopeByGender: '{tee}: el valor slope de damas, {women}, no supera el de caballeros, {men}.',
  ratingByGender: '{tee}: el valor de campo de damas, {women}, no supera el de caballeros, {men}.',
  tooManyHoles:
    'Aquí hay {count} hoyos, y un campo tiene 9 o 18. Pegue las dos vueltas de nueve que se juegan juntas; cada pareja así es un campo propio.',
  severalNines:
    'Aquí hay varias vueltas de nueve, y un campo tiene 9 o 18 hoyos. Pegue las dos que se juegan juntas; cada pareja así es un campo propio.',
  renumbered:
    '{tee}: los índices de dificultad {indexes} de una vuelta de nueve se han numerado del 1 al 9 en su orden.',
  womensRows:
    'Las damas tienen {kind, select, par {pares propios} si {índices de dificultad propios} other {distancias propias}}.',
  unread: {
    noTee: 'no dice de qué barras es',
    nothing: 'no contiene hoyos, pares, índices de dificultad, distancias ni valores',
    numbers: 'tiene números que no son pares, índices de dificultad ni distancias',
    again: 'repite, con otros valores, lo que dice otra línea',
    otherNine: 'es de otra vuelta de nueve que las líneas anteriores',
  },
} satisfies WordsLike<typeof en>
