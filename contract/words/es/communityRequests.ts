import type { words as en } from '../en/communityRequests.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  title: 'Solicitar una comunidad',
  description: 'Lleve aquí las pruebas de golf de su club.',
  heading: 'Lleve aquí sus pruebas de golf',
  how: 'Inscripciones, salidas, resultados y clasificaciones de su club o grupo. Quien lleva esta instalación lee su solicitud y responde por correo.',
  fields: {
    name: 'Club o grupo',
    nameHint: 'El nombre por el que lo conocen los jugadores.',
    contactName: 'Su nombre',
    contactEmail: 'Su correo',
    contactEmailHint: 'Ahí le llega un enlace, con el que envía su solicitud.',
    intendedUse: '¿Para qué la va a usar?',
    intendedUseHint: 'Por ejemplo: veinte pruebas Medal al año para 150 socios y una prueba de socios e invitados.',
    use: 'Para qué la va a usar',
  },
  kept: 'Lo que escribe se guarda hasta que se responde, y después se borra.',
  submit: 'Enviarme el enlace',
  errors: {
    name: 'Escriba el nombre de su club o grupo.',
    contactName: 'Escriba su nombre y apellidos.',
    contactEmail: 'Escriba su correo.',
    emailForm: 'Escriba un correo válido, por ejemplo anna@example.com.',
    intendedUse: 'Diga en una frase para qué la va a usar.',
    atMost: 'Como máximo {count} caracteres.',
    signs: 'Use solo letras, cifras y signos.',
  },
  problems: {
    check: 'Revise lo que ha escrito.',
    tooMany: 'Han llegado desde aquí muchas solicitudes en una hora. Envíela de nuevo dentro de una hora.',
    full: 'Hay demasiadas solicitudes pendientes. Envíela de nuevo dentro de unos días.',
  },
  confirm: {
    title: 'Enviar su solicitud',
    description: 'Una solicitud de comunidad',
    notYou: '¿No la ha escrito usted? Cierre la página: la solicitud se borra.',
    submit: 'Enviar la solicitud',
  },
  shut: 'Aquí no se puede solicitar una comunidad',
  shutHow: 'Las comunidades las crea quien lleva esta instalación. Pídasela.',
  mailed: 'Mire su correo',
  mailedHow:
    'Un enlace va de camino. Ábralo y pulse allí el botón: solo entonces se envía su solicitud. ¿No ha llegado nada en diez minutos? Mire en el correo no deseado. Dentro de una hora puede pedir otro enlace.',
  sent: 'Su solicitud se ha enviado',
  sentHow: 'Quien lleva esta instalación la lee y responde por correo. No tiene que hacer nada más.',
  gone: 'Este enlace ya no es válido',
  goneHow: 'Tiene más de tres días o la solicitud ya tiene respuesta. Mire su correo o vuelva a solicitarla.',
} satisfies WordsLike<typeof en>
