import type { words as en } from '../en/courseChecks.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  teeOf: '{tee} ({gender, select, M {homens} other {senhoras}})',
  onHoles: '{count, plural, one {no buraco} other {nos buracos}} {holes}',
  gender: 'Indique se {tee} está avaliado para homens ou para senhoras.',
  holeCount: '{tee}: há {count, plural, one {um buraco} other {# buracos}}, mas um campo tem 9 ou 18.',
  noPar: '{tee}: falta o par {where}.',
  oddPar: '{tee}: um par é 3, 4, 5 ou 6. Corrija-o {where}.',
  noLength: '{tee}: falta a distância {where}.',
  parsComplete: 'Todos os buracos têm par.',
  noIndex: '{tee}: falta o stroke index {where}.',
  indexesComplete: 'Cada stroke index de 1 a {count} aparece uma vez.',
  indexStands: 'o {index} está {where}',
  indexTwice: '{tee}: cada stroke index de 1 a {count} tem de aparecer uma vez, mas {twice}.',
  indexMissing: '{tee}: cada stroke index de 1 a {count} tem de aparecer uma vez. Falta: {missing}.',
  indexTwiceAndMissing:
    '{tee}: cada stroke index de 1 a {count} tem de aparecer uma vez, mas {twice}. Falta: {missing}.',
  halves: 'Os stroke index ímpares estão nuns nove buracos e os pares nos outros nove.',
  halvesMixed: '{tee}: o habitual é uns nove terem os stroke index ímpares e os outros nove os pares. Verifique.',
  sumOf: '{part, select, out {buracos 1 a 9} in {buracos 10 a 18} other {todos os buracos}} ({counted}, e não {given})',
  sumsWrong: '{tee}: {what, select, par {os pares} other {as distâncias}} não somam os totais da tabela: {wrong}.',
  sumsRight: '{what, select, par {Os pares} other {As distâncias}} somam os totais da tabela.',
  noRating: '{tee}: falta o course rating.',
  ratingUnfit: '{tee}: um course rating de {rating} não combina com um par de {par}.',
  ratingFar: '{tee}: um course rating de {rating} está longe do par de {par}. Verifique.',
  ratings: 'Os course ratings são plausíveis.',
  noSlope: '{tee}: falta o slope.',
  slopeUnfit: '{tee}: um slope vai de 55 a 155, e {slope} não está aí.',
  slopeLow: '{tee}: um slope de {slope} é invulgarmente baixo. Verifique.',
  slopes: 'Os slopes são plausíveis.',
  lowerPar: '{tee}: o par das senhoras é inferior ao dos homens {where}.',
  slopeByGender: '{tee}: o slope das senhoras, {women}, não é superior ao dos homens, {men}.',
  ratingByGender: '{tee}: o course rating das senhoras, {women}, não é superior ao dos homens, {men}.',
  tooManyHoles:
    'Há aqui {count} buracos, e um campo tem 9 ou 18. Cole os dois grupos de nove que se jogam juntos; cada par assim é um campo próprio.',
  severalNines:
    'Há aqui vários grupos de nove, e um campo tem 9 ou 18 buracos. Cole os dois que se jogam juntos; cada par assim é um campo próprio.',
  renumbered: '{tee}: os stroke index {indexes} de uns nove buracos foram numerados de 1 a 9 pela sua ordem.',
  womensRows:
    'As senhoras têm {kind, select, par {pares próprios} si {stroke index próprios} other {distâncias próprias}}.',
  unread: {
    noTee: 'não diz de que tee é',
    nothing: 'não tem buracos, pares, stroke index, distâncias nem avaliações',
    numbers: 'tem números que não são pares, stroke index nem distâncias',
    again: 'repete, com outros valores, o que diz outra linha',
    otherNine: 'é de outros nove buracos que as linhas anteriores',
  },
} satisfies WordsLike<typeof en>
