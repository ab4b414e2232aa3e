import type { words as en } from '../../en/screens/ready.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Pronto a começar',
  summary: '{pass} em ordem, {warn} a ver, {stop} a resolver',
  stop: 'A resolver',
  warn: 'A ver',
  ok: 'Em ordem',
  fix: 'Abrir: {screen}',
  more: 'e mais {count}',
  start: 'Começar a volta',
  started: 'A volta já começou.',
  startTitle: 'Começar a volta?',
  startWhat: 'Podem ser registados resultados e as classificações estão em direto.',
  startAnyway: 'Começar mesmo assim',
  anywayWhat:
    '{stops, plural, one {Uma coisa ainda impede} other {# coisas ainda impedem}} o começo da volta. Diga porque pode começar; fica no registo.',
  cannot: 'Isto tem de ser resolvido primeiro; um motivo não chega.',
  reason: 'Motivo',
  emptyTitle: 'Ainda nada para verificar',
  empty: 'Traga os jogadores e preencha as saídas. Depois cada regra é verificada por si, a cada alteração.',
  bringIn: 'Importar jogadores',
  marks: 'Todas as regras num relance',
  mark: {
    good: 'A regra {number} cumpre-se: {rule}',
    warn: 'Regra {number}, a verificar: {rule}',
    harm: 'A regra {number} tem de ser corrigida: {rule}',
  },
} satisfies WordsLike<typeof en>
