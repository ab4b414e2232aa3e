import type { words as en } from '../en/mails.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  why: '{community} ha enviado este correo porque se dio esta dirección en una inscripción. El enlace es solo suyo: no se lo pase a nadie.',
  testing: 'Este es un entorno de pruebas: nada de lo que contiene es real.',
  // El día en un correo: quién juega con {name}, y los datos con sus nombres
  day: {
    partners: '{name}, juega con {partners}.',
    tees: 'Tees',
    handicap: 'Hándicap de juego',
    strokes: 'Golpes',
    checkIn: 'Check-in',
    checkInHow: 'Muestre el código de su página.',
    cantCome: 'No puedo ir',
    stop: 'No recibir más correos sobre horas de salida ni mensajes del organizador',
  },
  links: {
    change: 'Abrir su página',
    see: 'Ver su inscripción',
    number: 'Ver su número o darse de baja',
    offer: 'Aceptar o rechazar la plaza',
    ballot: 'Ver su inscripción o darse de baja',
    teeTime: 'Abrir su página',
    message: 'Abrir su página',
  },
  subjects: {
    registered: 'Está inscrito: {event}',
    waiting: 'Está en la lista de espera: {event}',
    offered: 'Hay una plaza libre para usted: {event}',
    ballot: 'Está en el sorteo: {event}',
    notDrawn: 'No le ha tocado plaza: {event}',
    expired: 'La oferta ha caducado: {event}',
    withdrawn: 'Se ha dado de baja: {event}',
    link: 'Su inscripción: {event}',
    teeTime: 'Su hora de salida: {event}',
  },
  registered: 'Está inscrito. En el check-in, muestre el código que hay en su página.',
  waiting:
    'Todas las plazas están ocupadas. Tiene el número {place} en la lista de espera y recibirá un correo cuando se le ofrezca una plaza.',
  offered:
    'Ha quedado libre una plaza y es su turno. Acéptela antes del {until}; si no, pasa a la siguiente persona de la lista de espera.',
  ballot: 'Está en el sorteo. Recibirá un correo cuando se haya hecho.',
  notDrawn: 'Todas las plazas han sido para otros jugadores.',
  expired: 'No aceptó la plaza a tiempo y pasa a la siguiente persona de la lista de espera.',
  withdrawn: 'Se ha dado de baja de la prueba.',
  link: 'Alguien, probablemente usted, ha pedido este enlace o ha rellenado el formulario público con su dirección. No se ha cambiado nada.',
  teeTime: 'Sale el {moment}, hoyo {hole} (grupo {group}), {course}.',
  noTeeTime: 'De momento no tiene hora de salida. Si esperaba una, pregunte al organizador.',
  ofRound: '{round}: {text}',
  password: {
    subject: 'Su nueva contraseña',
    open: 'Abra este enlace en la próxima media hora para elegir una contraseña nueva. Sirve una vez:',
    ignore: '¿No la ha pedido? Entonces no haga nada: su contraseña se queda como está.',
  },
  invitation: {
    subject: '{name} le invita a {community}',
    invites: '{name} le invita a {community}. Función: {role}.',
    open: 'Abra este enlace en {days, plural, one {# día} other {# días}} para entrar. Sirve una vez:',
    ignore: '¿No sabe de qué se trata? Entonces no haga nada.',
  },
  roles: {
    manager: 'propietario',
    director: 'director',
    scorer: 'anotador',
    starter: 'starter',
    shop: 'tienda',
    viewer: 'lector',
  },
} satisfies WordsLike<typeof en>
