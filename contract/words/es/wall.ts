import type { words as en } from '../en/wall.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  title: '{event} en una pantalla',
  code: 'Código de la dirección de los resultados',
  nextOnTee: 'Próximas salidas',
  teeTimes: 'Horas de salida',
  onPhone: 'En su móvil',
  onPhoneFirst: 'Resultados y tarjetas',
  onPhoneSecond: 'en su móvil',
  groupsIn:
    '{count, plural, one {# grupo} other {# grupos}} en el campo, {in, plural, one {# terminado} other {# terminados}}',
  updated: 'Actualizado {time}',
  pageOf: 'Página {page} de {pages}',
  tee: 'Tee {tee}',
  sponsors: 'Gracias a nuestros patrocinadores',
  message: 'Mensaje',
  onCourse: 'En el campo',
  time: 'Hora',
  teeHead: 'Tee',
  players: 'Jugadores',
  thru: 'Hoyos',
  leaders: 'Líderes: {where}',
  leadersOf: 'Líderes: {where}, vuelta {round}',
  start: 'Inicio',
  holesPlayed: 'Hoyos jugados',
  now: 'Ahora',
  key: 'Rojo: bajo par; verde: al par; negro: sobre par.',
  news: {
    birdie: '{name}: birdie en el {hole}',
    eagle: '{name}: eagle en el {hole}',
    albatross: '{name}: albatros en el {hole}',
    grossBirdie: '{name}: birdie bruto en el {hole}',
    grossEagle: '{name}: eagle bruto en el {hole}',
    grossAlbatross: '{name}: albatros bruto en el {hole}',
    ace: '{name}: hoyo en uno en el {hole}',
  },
} satisfies WordsLike<typeof en>
