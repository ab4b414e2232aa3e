import type { en } from './en.ts'
import { pt as list } from './list/pt.ts'

export const pt = {
  ...list,
  title: 'Trazer jogadores',
  paste: 'Colar uma lista',
  pasteHint:
    'Copie as linhas de uma folha de cálculo ou de um e-mail e cole-as aqui, com ou sem cabeçalhos: nomes, índice, género, e-mail, equipa. Até quatro pessoas numa linha podem ser uma equipa. Nada é escrito antes de o dizer.',
  lost: 'Os jogadores ainda não estão inscritos. Sair desta página?',
  sum: (known, fresh, here) =>
    [known > 0 && `${known} conhecidos`, fresh > 0 && `${fresh} novos, por nome`, here > 0 && `${here} já na prova`]
      .filter(Boolean)
      .join(', '),
  takeIndexes: 'Ficam como estão. Em Handicaps tomam-se índices de uma lista:',
  toHandicaps: 'Ir para Handicaps',
  teams: 'Fazer equipas de quem está junto',
  register: count => (count === 1 ? 'Inscrever 1 jogador' : `Inscrever ${count} jogadores`),
  nothing: 'Ninguém a inscrever',
  doneTitle: count => (count === 1 ? '1 jogador inscrito' : `${count} jogadores inscritos`),
  done: (before, teams) =>
    [
      before > 0 && (before === 1 ? '1 já estava inscrito.' : `${before} já estavam inscritos.`),
      teams > 0 && (teams === 1 ? 'Foi feita 1 equipa.' : `Foram feitas ${teams} equipas.`),
      'Ctrl Z anula tudo.',
    ]
      .filter(Boolean)
      .join(' '),
  toPlayers: 'Ver os jogadores',
} satisfies typeof en
