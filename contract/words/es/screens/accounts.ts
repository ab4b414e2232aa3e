import type { words as en } from '../../en/screens/accounts.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Cuentas',
  find: 'Buscar una cuenta',
  none: 'No hay ninguna cuenta así. Los propietarios invitan en la pantalla Personal de su comunidad.',
  more: 'Mostrar más ({left})',
  operator: 'Operador',
  you: 'usted',
  seen: 'entró {ago}',
  notSeen: '30 días sin entrar',
  passkeys: '{count, plural, one {# llave de acceso} other {# llaves de acceso}}',
  codes: 'aplicación de códigos',
  passwordOnly: 'solo contraseña',
  noRole: 'sin función en ninguna comunidad',
  actions: 'Qué se puede hacer con {name}',
  give: 'Nombrar operador',
  giveTitle: '¿Nombrar operador a {name}?',
  giveEffects:
    'Los operadores ven todas las comunidades y cuentas, dan acceso a programas, fusionan y borran jugadores y nombran a otros operadores. Vale en un segundo, no da ninguna función en una comunidad y consta en el historial de todas las comunidades de esta cuenta.',
  given: '{name} ya es operador',
  take: 'Retirar',
  takeTitle: '¿Retirar a {name} la gestión de la instalación?',
  takeEffects:
    'La instalación se cierra para esta persona en un segundo. La cuenta y sus funciones en las comunidades se mantienen.',
  blocked: 'Bloqueada {ago}',
  block: 'Bloquear',
  blockTitle: '¿Bloquear la cuenta de {name}?',
  blockEffects:
    'En un segundo se cierran todas las sesiones de esta persona y no puede volver a entrar: ni con contraseña, ni con llave de acceso, ni con un enlace para una contraseña nueva. La página de entrada no dice por qué. Las funciones se conservan y vuelven a valer al permitir la cuenta. Consta en el historial de todas las comunidades de esta cuenta.',
  ownerless:
    '{name} es el único propietario de {communities}. Hasta que se vuelva a permitir la cuenta, nadie podrá invitar ni cambiar funciones allí. Si eso debe seguir, nombre antes a otro propietario.',
  blockDone: 'La cuenta de {name} está bloqueada',
  allow: 'Volver a permitir',
  allowTitle: '¿Volver a permitir la cuenta de {name}?',
  allowEffects:
    'Esta persona entra como antes, con la misma contraseña y el mismo segundo paso, y conserva sus funciones. Si es operador, vuelve a llevar la instalación.',
  allowed: '{name} puede volver a entrar',
  taken: '{name} ya no es operador',
} satisfies WordsLike<typeof en>
