import type { words as en } from '../en/letters.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  sendRequest: {
    subject: 'Envíe su solicitud: {name}',
    asks: 'Alguien, probablemente usted, solicita una comunidad en {host}: {name}.',
    open: 'Abra este enlace en las próximas {hours} horas y pulse allí el botón. Entonces se envía la solicitud:',
    ignore: '¿No sabe de qué se trata? Entonces no haga nada: lo escrito se borra.',
  },
  requestDeclined: {
    subject: 'Su solicitud: {name}',
    asked: 'Usted solicitó una comunidad en {host}: {name}.',
    declined: 'La solicitud se ha rechazado:',
    deleted: 'Lo que había escrito se ha borrado.',
  },
  accessDeclined: {
    subject: 'Su solicitud: {community}',
    asked: 'Se ha solicitado en su nombre acceso a la interfaz para {community}: «{use}»',
    declined: 'La solicitud se ha rechazado:',
    again: 'El propietario del club puede volver a solicitarlo en la consola.',
  },
  accessQuestion: {
    subject: 'Una pregunta sobre su solicitud: {community}',
    asked: 'Se ha solicitado en su nombre acceso a la interfaz para {community}: «{use}»',
    before: 'Antes de decidir:',
    answer: 'Responde el propietario del club en la consola; si no es usted, pásele esto:',
  },
  access: {
    subject: 'Acceso a la interfaz',
    may: 'Un programa puede entrar como {email}. Alcance: {communities}.',
    open: 'Abra este enlace en las próximas {hours} horas y pulse allí el botón. Crea la contraseña y la muestra una sola vez:',
    ignore: '¿No sabe de qué se trata? Entonces no haga nada: sin la contraseña no entra nadie.',
  },
  waiting: {
    decide: 'Decida en la consola:',
    community: 'Solicitud de comunidad: {name}',
    communityBy: '{contact} solicita una comunidad, {name}:',
    access: 'Solicitud de acceso: {community}',
    accessBy: '{contact} solicita acceso a la interfaz para {community}:',
    answered: 'Respuesta: {community}',
    answeredBy: 'Sobre la solicitud de {email} para {community}:',
    old: 'Hay solicitudes de acceso pendientes',
    oldSince: 'Estas solicitudes de acceso llevan más de {days} días pendientes:',
  },
  backup: {
    subject: 'Revise la copia de seguridad del día',
    look: 'Alguien tiene que revisar la copia de seguridad del día:',
  },
  disk: {
    full: 'El disco está lleno',
    fullHow:
      '{machine}: No se puede guardar nada: el disco de la base de datos está lleno. Las páginas se siguen mostrando. En cuanto haya espacio, se vuelve a guardar sin hacer nada más.',
    high: 'El disco está casi lleno',
    highHow: '{machine}: El disco está ocupado a más del 90 %. Libere espacio: con el disco lleno no se guarda nada.',
  },
  test: {
    subject: 'Correo de prueba',
    arrived: 'Este es un correo de prueba de {host}. Ha llegado, así que los demás también llegan.',
  },
} satisfies WordsLike<typeof en>
