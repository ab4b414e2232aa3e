import type { words as en } from '../../en/screens/bringInMembers.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  whoIs: { ...list.whoIs, verdicts: { ...list.whoIs.verdicts, registered: 'ya está aquí' } },
  title: 'Importar socios',
  paste: 'Pegar una lista',
  pasteHint:
    'Copie las líneas de una hoja de cálculo o de un correo y péguelas aquí, con o sin encabezados: nombres, correo, sexo, licencia. Quien es nuevo necesita una dirección de correo. No se guarda nada hasta que usted lo diga.',
  lost: 'Aún no se ha incorporado a todos los de la lista. ¿Salir de esta página?',
  sumKnown: '{count} de otros grupos del club',
  sumNew: '{count, plural, one {# nuevo} other {# nuevos}}',
  sumHere: '{count} ya están aquí',
  noEmail: 'Falta la dirección de correo que necesita un perfil nuevo: añádala a la lista o descarte la línea.',
  members: 'Son socios',
  membersHint: 'Si no, son invitados con perfil.',
  provider: 'Sus licencias son de',
  noProvider: 'Nadie: no tomarlas',
  takeIn: '{count, plural, one {Incorporar a # persona} other {Incorporar a # personas}}',
  takingIn: '{done} de {all}',
  nothing: 'Nadie a quien incorporar',
  doneTitle: '{count, plural, one {# persona incorporada} other {# personas incorporadas}}',
  done: '{refused, plural, =0 {Desde ahora pertenecen a la comunidad.} other {A los demás no se les pudo incorporar. Corrija sus líneas y vuelva a pegarlas.}}',
  toMembers: 'Ver los socios',
} satisfies WordsLike<typeof en>
