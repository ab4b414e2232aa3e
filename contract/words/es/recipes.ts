import type { words as en } from '../en/recipes.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  memberGuest: {
    name: 'Socio e invitado',
    description:
      'Parejas de un socio y un invitado: fourball hándicap y skins hándicap, ambos en cinco categorías. Salida a tiro.',
  },
  medal: {
    name: 'Medal',
    description: 'Stroke play a una vuelta, scratch y hándicap; el hándicap, en dos categorías.',
  },
  stableford: { name: 'Stableford', description: 'Stableford hándicap a una vuelta, en dos categorías.' },
  scramble: {
    name: 'Scramble',
    description: 'Equipos de cuatro que juegan una bola, hándicap y scratch. Salida a tiro.',
  },
  fourBall: { name: 'Fourball', description: 'Por parejas: en cada hoyo, la mejor bola de las dos en neto.' },
  matchPlay: {
    name: 'Match play',
    description: 'Partidos entre bandos, hándicap, con los golpes por diferencia con el hándicap más bajo.',
  },
  twoRounds: { name: 'Stroke play a dos vueltas', description: 'Stroke play en dos días, scratch y hándicap.' },
  fourRounds: {
    name: 'Stroke play a cuatro vueltas',
    description:
      'Stroke play en cuatro días, scratch y hándicap; tras dos vueltas pasan el corte los 50 primeros y empatados.',
  },
  skins: { name: 'Día de skins', description: 'Skins scratch y hándicap a una vuelta; los empates se acumulan.' },
  everybody: 'Todos',
  flight: '{number}.ª categoría',
  round: '{event}, vuelta {number}',
  boards: {
    gross: 'Scratch',
    net: 'Hándicap',
    netBestBall: 'Fourball hándicap',
    skins: 'Skins',
    netSkins: 'Skins hándicap',
    grossSkins: 'Skins scratch',
  },
  own: '{rounds, plural, one {Una vuelta} other {# vueltas}}.',
  ownOf: '{rounds, plural, one {Una vuelta} other {# vueltas}}: {formats}.',
} satisfies WordsLike<typeof en>
