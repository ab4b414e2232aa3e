import type { words as en } from '../../en/screens/control.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Controlo',
  emptyTitle: 'Ainda não há quem seguir',
  empty: 'Aqui está uma linha por grupo, primeiro os que têm problemas.',
  bringIn: 'Importar jogadores',
  sums: '{groups} grupos, {out} no campo, {back} chegados',
  noTime: 'Sem hora de saída',
  started: 'Saiu às {time}',
  thru: 'Jogados',
  holes: '{holes} de {all}',
  finished: 'F',
  nothing: 'sem registo',
  last: 'último registo {time}',
  pace: '{minutes} min por buraco',
  differ: '{holes, plural, one {# buraco difere} other {# buracos diferem}}',
  behind: '{holes} buracos de atraso',
  silent: '{minutes} min sem registo',
  signed: 'assinados {signed} de {all}',
  timeWarned: 'avisado do tempo',
  course: 'Onde estão os grupos',
  suspend: 'Suspender o jogo',
  resume: 'Retomar o jogo',
  message: 'Mensagem',
  shorten: 'Encurtar a volta',
} satisfies WordsLike<typeof en>
