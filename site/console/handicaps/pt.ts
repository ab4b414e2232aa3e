import { pt as reading } from '../bringIn/list/pt.ts'
import type { en } from './en.ts'

export const pt = {
  reading,
  title: 'Handicaps',
  of: 'Handicaps de',
  wholeEvent: 'A prova',
  asOf: 'Como eram em',
  asOfHint: 'Revisões posteriores na tabela ficam de lado.',
  paste: 'Cole os índices novos',
  pasteHint:
    'Copie as linhas do portal da federação ou de uma folha de cálculo, com ou sem cabeçalhos: nome, número de federado ou e-mail, e o índice. Uma coluna de datas é entendida (2026-04-30). Nada é escrito antes de o dizer.',
  howTo:
    'FPG: Área de clubes, Handicaps, exportar. GHIN: Club, Reports, Handicap List, exportar como CSV. Outros portais WHS: a lista de handicaps do clube, como CSV ou XLSX.',
  howToTitle: 'Onde está a lista',
  read: 'Ler a lista',
  again: 'Outra lista',
  file: 'ou escolha um ficheiro',
  fileHint: 'CSV ou XLSX',
  lost: 'Os handicaps ainda não foram trazidos. Sair desta página?',
  player: 'Jogador',
  index: 'Índice',
  course: 'Campo',
  playing: 'Jogo',
  strokes: 'Pancadas mudam em',
  holes: holes => (holes.length === 1 ? `buraco ${holes[0]}` : `buracos ${holes.join(', ')}`),
  manyHoles: count => `${count} buracos`,
  none: '–',
  byHand: 'antes posto à mão',
  change: (from, to) => `${from} → ${to}`,
  sum: (changes, unchanged, locked, missing, problems) =>
    [
      changes === 1 ? '1 muda' : `${changes} mudam`,
      unchanged === 1 ? '1 fica como está' : `${unchanged} ficam como estão`,
      locked > 0 && `${locked} bloqueados`,
      missing > 0 && `${missing} fora da lista`,
      problems > 0 && (problems === 1 ? '1 linha sem uso' : `${problems} linhas sem uso`),
    ]
      .filter(Boolean)
      .join(', '),
  nothingTitle: 'Nada muda',
  nothing: 'Todos os da lista já têm estes valores.',
  locked: 'Bloqueados, e ficam como estão',
  missing: 'Na prova, mas fora da lista',
  problems: 'Linhas sem uso',
  line: line => `linha ${line}`,
  freeze: 'Bloquear todos os handicaps a seguir',
  freezeHint: 'Depois nenhuma lista e nenhuma mudança das definições lhes toca, até os desbloquear em Jogadores.',
  nothingYet: 'Nada é escrito antes disto.',
  apply: count =>
    count === 0 ? 'Bloquear os handicaps' : count === 1 ? 'Aplicar 1 mudança' : `Aplicar ${count} mudanças`,
  doneTitle: count => (count === 1 ? '1 handicap mudou' : `${count} handicaps mudaram`),
  done: 'É um passo: Ctrl Z anula tudo.',
  frozen: count => `${count} handicaps estão agora bloqueados.`,
  stale: 'Este papel já não está certo:',
  stalePages: (name, pages, more) => `${name}: ${pages.join(', ')}${more > 0 ? ` e mais ${more}` : ''}`,
  toPrint: 'Imprimir de novo',
  toPlayers: 'Ver os jogadores',
  emptyTitle: 'Ainda ninguém tem handicap aqui',
  empty: 'Traga primeiro os jogadores.',
  bringIn: 'Trazer jogadores',
} satisfies typeof en
