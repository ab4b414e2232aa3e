import type { words as en } from '../../en/screens/bringIn.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  title: 'Importar jugadores',
  paste: 'Pegar una lista',
  pasteHint:
    'Copie las líneas de una hoja de cálculo o de un correo y péguelas aquí, con o sin encabezados: nombres, hándicap exacto, sexo, correo, equipo. Hasta cuatro personas en una línea pueden formar equipo. No se guarda nada hasta que usted lo diga.',
  lost: 'Los jugadores aún no están inscritos. ¿Salir de esta página?',
  sumKnown: '{count, plural, one {# conocido} other {# conocidos}}',
  sumNew: '{count, plural, one {# nuevo, solo con nombre} other {# nuevos, solo con nombre}}',
  sumHere: '{count} ya en la prueba',
  teams: 'Formar equipos con los que están juntos',
  register: '{count, plural, one {Inscribir # jugador} other {Inscribir # jugadores}}',
  nothing: 'Nada que hacer',
  doneTitle: '{count, plural, one {# jugador inscrito} other {# jugadores inscritos}}',
  doneBefore: '{count, plural, one {# ya estaba inscrito.} other {# ya estaban inscritos.}}',
  doneTeams: '{count, plural, one {Se ha formado # equipo.} other {Se han formado # equipos.}}',
  doneChanged: '{count, plural, one {# tiene otro hándicap exacto.} other {# tienen otro hándicap exacto.}}',
  doneLeft: '{count, plural, one {# ha salido de la prueba.} other {# han salido de la prueba.}}',
  doneUndo: 'Con Ctrl Z se deshace todo.',
  toPlayers: 'Ver los jugadores',
} satisfies WordsLike<typeof en>
