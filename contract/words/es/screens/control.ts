import type { words as en } from '../../en/screens/control.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Sala de control',
  emptyTitle: 'Aún no hay a quién seguir',
  empty: 'Aquí hay una línea por grupo, primero los que tienen problemas.',
  bringIn: 'Importar jugadores',
  sums: '{groups} grupos, {out} en el campo, {back} terminados',
  noTime: 'Sin hora de salida',
  started: 'Salió a las {time}',
  thru: 'Hoyos',
  holes: '{holes} de {all}',
  finished: 'F',
  nothing: 'sin anotar',
  last: 'última anotación {time}',
  pace: '{minutes} min por hoyo',
  differ: '{holes, plural, one {# hoyo no coincide} other {# hoyos no coinciden}}',
  behind: '{holes} hoyos de retraso',
  silent: '{minutes} min sin anotar',
  signed: 'firmadas {signed} de {all}',
  timeWarned: 'aviso por tiempo',
  course: 'Dónde están los grupos',
  suspend: 'Suspender el juego',
  resume: 'Reanudar el juego',
  message: 'Mensaje',
  shorten: 'Acortar la vuelta',
} satisfies WordsLike<typeof en>
