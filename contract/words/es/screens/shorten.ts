import type { words as en } from '../../en/screens/shorten.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Acortar {round}',
  titleAgain: '{round}: acortada',
  counts: 'Qué cuenta',
  firstNine: 'Hoyos 1–9',
  secondNine: 'Hoyos 10–18',
  chosen: 'Hoyos que usted elija',
  completed: 'Los hoyos que todos han terminado',
  nothing: 'Nada: anular la vuelta',
  all: 'Otra vez todos los hoyos',
  hints: {
    first: 'Todos necesitan resultado en estos hoyos y en ningún otro.',
    second: 'Todos necesitan resultado en estos hoyos y en ningún otro.',
    chosen: 'Todos necesitan resultado en estos hoyos y en ningún otro.',
    completed:
      'En cada categoría, los hoyos que han terminado todos los que siguen en ella; en un partido, los que han terminado los dos bandos. Los retirados y no presentados no frenan nada.',
    nothing: 'Totales, cortes y empates se calculan como si la vuelta no se hubiera jugado.',
    all: 'Todas las clasificaciones vuelven a estar como antes.',
  },
  holes: 'Hoyos',
  none: 'no cuenta ningún hoyo',
  ofMatches: 'cada partido sus hoyos',
  ofBoard: '{board}: {holes}',
  holesOf: '{count, plural, one {hoyo} other {hoyos}} {ranges}',
  unfinished: '{players, plural, one {# no los ha terminado:} other {# no los han terminado:}}',
  noneDone: '{players, plural, one {# no ha terminado ningún hoyo:} other {# no han terminado ningún hoyo:}}',
  noneDoneWhat: 'Si alguien no sigue, indíquelo en la tarjeta: no presentado o retirado.',
  missing: '{name} ({holes})',
  more: 'y {count} más',
  stays:
    'Los resultados quedan como están, y lo jugado sigue contando para hándicap. Móviles, páginas y pantallas lo dicen en segundos.',
  shorten: 'Acortar la vuelta',
  annul: 'Anular la vuelta',
  restore: 'Contar todos los hoyos',
  done: 'Acortada',
  restored: 'Cuentan todos los hoyos',
  bandHoles: 'se acorta a {count, plural, one {un hoyo: cuenta el} other {# hoyos: cuentan los hoyos}} {ranges}',
  bandCompleted: 'se acorta: cuentan los hoyos que han terminado todos los de una categoría',
  bandNothing: 'se anula: no cuenta para nada',
  band: '{round} {what}.',
} satisfies WordsLike<typeof en>
