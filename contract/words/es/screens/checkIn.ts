import type { words as en } from '../../en/screens/checkIn.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Check-in',
  find: 'Buscar un jugador',
  scan: 'Escanear códigos',
  scanHow:
    'El código de cada jugador está en la página de su inscripción, a la que lleva su correo. Quien se lee queda como presente.',
  wrongCode: 'Este no es el código de un jugador.',
  notInRound: 'Este jugador no está en esta vuelta.',
  isHere: '{name} ha llegado.',
  order: 'Orden',
  byTime: 'Por hora de salida',
  byName: 'Por nombre',
  show: 'A quién se muestra',
  all: 'Todos',
  missing: 'Aún no han llegado',
  hereOf: '{here} de {all} presentes',
  here: 'Presente',
  paid: 'Pagado',
  noShow: 'No viene',
  noShowOf: '¿{name} no viene?',
  noShowSeen:
    'Lo ven enseguida el tee de salida y los demás puestos. Si al final viene, toque su nombre y queda como presente.',
  noShowStays: 'El jugador sigue en la prueba y en las clasificaciones hasta que lo retire el starter o un director.',
  noShowStaysIn:
    'Conserva su sitio en el grupo {place} y en las clasificaciones hasta que lo retire el starter o un director.',
  mayCome: 'Aún puede venir',
  noTime: 'Sin hora de salida',
  nobody: 'Nadie se llama «{text}».',
  everybody: 'Han llegado todos.',
  emptyTitle: 'Aún no se espera a nadie',
  empty: 'Aquí están los inscritos, en el orden de las horas de salida.',
  bringIn: 'Importar jugadores',
  tapped: 'Check-in de {name}',
  gone: 'Este jugador ya no está inscrito.',
} satisfies WordsLike<typeof en>
