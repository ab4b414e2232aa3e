import type { words as en } from '../../en/screens/ready.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Listos para salir',
  summary:
    '{pass} en orden, {warn, plural, one {# por revisar} other {# por revisar}}, {stop, plural, one {# por resolver} other {# por resolver}}',
  stop: 'Hay que resolverlo',
  warn: 'Por revisar',
  ok: 'En orden',
  fix: 'Abrir: {screen}',
  more: 'y {count} más',
  start: 'Empezar la vuelta',
  started: 'La vuelta ha empezado.',
  startTitle: '¿Empezar la vuelta?',
  startWhat: 'Se pueden anotar resultados y las clasificaciones van en directo.',
  startAnyway: 'Empezar de todos modos',
  anywayWhat:
    '{stops, plural, one {Una cosa impide aún} other {# cosas impiden aún}} empezar la vuelta. Indique por qué puede empezar; consta en el historial.',
  cannot: 'Esto hay que resolverlo antes; aquí no basta un motivo.',
  reason: 'Motivo',
  emptyTitle: 'Aún no hay nada que comprobar',
  empty: 'Importe los jugadores y rellene el horario de salidas. Todo se comprueba entonces solo, con cada cambio.',
  bringIn: 'Importar jugadores',
  marks: 'Todas las reglas de un vistazo',
  mark: {
    good: 'La regla {number} se cumple: {rule}',
    warn: 'Regla {number}, por revisar: {rule}',
    harm: 'La regla {number} debe corregirse: {rule}',
  },
} satisfies WordsLike<typeof en>
