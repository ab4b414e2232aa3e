import type { words as en } from '../en/courseChecks.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  teeOf: '{tee} ({gender, select, M {hommes} other {femmes}})',
  onHoles: '{count, plural, one {au trou} other {aux trous}} {holes}',
  gender: 'Indiquez si {tee} est étalonné pour les hommes ou pour les femmes.',
  holeCount: '{tee} : il y a {count, plural, one {un trou} other {# trous}}, mais un parcours en a 9 ou 18.',
  noPar: '{tee} : le par manque {where}.',
  oddPar: '{tee} : un par est de 3, 4, 5 ou 6. Corrigez-le {where}.',
  noLength: '{tee} : la longueur manque {where}.',
  parsComplete: 'Chaque trou a un par.',
  noIndex: '{tee} : le stroke index manque {where}.',
  indexesComplete: 'Chaque stroke index de 1 à {count} figure une fois.',
  indexStands: 'le {index} est {where}',
  indexTwice: '{tee} : chaque stroke index de 1 à {count} doit figurer une fois, mais {twice}.',
  indexMissing: '{tee} : chaque stroke index de 1 à {count} doit figurer une fois. Il manque : {missing}.',
  indexTwiceAndMissing:
    '{tee} : chaque stroke index de 1 à {count} doit figurer une fois, mais {twice}. Il manque : {missing}.',
  halves: 'Les stroke index impairs sont sur un neuf, les pairs sur l’autre.',
  halvesMixed: '{tee} : d’habitude un neuf a les stroke index impairs et l’autre les pairs. À vérifier.',
  sumOf: '{part, select, out {trous 1 à 9} in {trous 10 à 18} other {tous les trous}} ({counted}, pas {given})',
  sumsWrong: '{tee} : les {what, select, par {pars} other {longueurs}} ne donnent pas les totaux du tableau : {wrong}.',
  sumsRight: 'Les {what, select, par {pars} other {longueurs}} donnent les totaux du tableau.',
  noRating: '{tee} : le SSS manque.',
  ratingUnfit: '{tee} : un SSS de {rating} ne va pas avec un par de {par}.',
  ratingFar: '{tee} : un SSS de {rating} est loin du par de {par}. À vérifier.',
  ratings: 'Les SSS sont plausibles.',
  noSlope: '{tee} : le slope manque.',
  slopeUnfit: '{tee} : un slope va de 55 à 155, et {slope} n’y est pas.',
  slopeLow: '{tee} : un slope de {slope} est anormalement bas. À vérifier.',
  slopes: 'Les slopes sont plausibles.',
  lowerPar: '{tee} : le par des femmes est inférieur à celui des hommes {where}.',
  slopeByGender: '{tee} : le slope des femmes, {women}, n’est pas supérieur à celui des hommes, {men}.',
  ratingByGender: '{tee} : le SSS des femmes, {women}, n’est pas supérieur à celui des hommes, {men}.',
  tooManyHoles:
    'Il y a {count} trous ici, et un parcours en a 9 ou 18. Collez les deux neuf qui se jouent ensemble ; chaque paire est un parcours à part.',
  severalNines:
    'Il y a plusieurs neuf ici, et un parcours a 9 ou 18 trous. Collez les deux qui se jouent ensemble ; chaque paire est un parcours à part.',
  renumbered: '{tee} : les stroke index {indexes} d’un neuf ont été numérotés de 1 à 9 dans leur ordre.',
  womensRows:
    'Les femmes ont {kind, select, par {leurs propres pars} si {leurs propres stroke index} other {leurs propres longueurs}}.',
  unread: {
    noTee: 'ne dit pas pour quel repère',
    nothing: 'ne contient ni trous, ni pars, ni stroke index, ni longueurs, ni étalonnage',
    numbers: 'a des nombres qui ne sont ni pars, ni stroke index, ni longueurs',
    again: 'redit autrement ce que dit une autre ligne',
    otherNine: 'est d’un autre neuf que les lignes d’avant',
  },
} satisfies WordsLike<typeof en>
