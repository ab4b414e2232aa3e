import type { en } from './en.ts'

export const pt: typeof en = {
  title: 'Controlo',
  emptyTitle: 'Ainda não há quem seguir',
  empty: 'Aqui está uma linha por grupo, primeiro os que têm problemas.',
  bringIn: 'Trazer jogadores',
  sums: (groups, out, back) => `${groups} grupos, ${out} no campo, ${back} chegados`,
  noTime: 'Sem hora de saída',
  started: time => `Saiu às ${time}`,
  thru: 'Jogados',
  holes: (holes, all) => (holes === 0 ? '–' : `${holes} de ${all}`),
  finished: 'F',
  nothing: 'sem registo',
  last: time => `último registo ${time}`,
  pace: minutes => `${minutes} min por buraco`,
  differ: holes => (holes === 1 ? '1 buraco difere' : `${holes} buracos diferem`),
  behind: holes => `${holes} buracos de atraso`,
  silent: minutes => `${minutes} min sem registo`,
  signed: (signed, all) => `assinados ${signed} de ${all}`,
  course: 'Onde estão os grupos',
  suspend: 'Suspender o jogo',
  resume: 'Retomar o jogo',
}
