import type { words as en } from '../../en/screens/flights.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Categorías',
  board: 'Clasificación',
  by: 'Dividir por',
  bys: { playing: 'hándicap de juego', course: 'hándicap de campo', index: 'hándicap exacto' },
  into: 'en',
  flights: 'categorías',
  even: 'Igualarlas',
  boundary: 'Límite entre {lower} y {upper}',
  upTo: 'hasta {key}',
  none: 'Sin categoría',
  noneWhy:
    'No tienen hándicap y nadie los ha puesto en una categoría. No están en ningún resultado de esta clasificación.',
  notPut: 'Nadie los ha puesto en una categoría. No están en ningún resultado de esta clasificación.',
  name: 'Nombre de la categoría {at}',
  pin: 'Fijar a {name} en {flight}',
  unpin: '{name} se queda en esta categoría. Soltar',
  pinned: 'fijo',
  sameFor: 'Lo mismo para',
  apply: 'Aplicar a {names}',
  and: ' y ',
  moves:
    '{count, plural, =0 {Nadie cambia} one {Cambia #} other {Cambian #}}{pins, plural, =0 {} one {, # se queda donde está} other {, # se quedan donde están}}.',
  unchanged: 'Así está ahora.',
  gesture: 'categorías de {names}',
  members: '{count}',
  putIn: 'Poner a {name} en una categoría',
  chooseFlight: 'en …',
  emptyTitle: 'No hay clasificación que dividir',
  empty: 'Las categorías son de una clasificación. Cree antes una; puede tener las categorías que quiera.',
  toBoards: 'Abrir las clasificaciones',
  noMembersTitle: 'Aún no hay nadie que repartir',
  noMembers:
    'Importe antes los jugadores. Las categorías se pueden hacer en cualquier momento hasta el primer resultado.',
  bringIn: 'Importar jugadores',
  noTeams: 'Esta clasificación es de equipos, y aún no hay ninguno.',
  toTeams: 'Formar equipos',
  discard: 'Descartar',
  theirDivision: 'la actual',
  myDivision: 'la que usted hizo',
} satisfies WordsLike<typeof en>
