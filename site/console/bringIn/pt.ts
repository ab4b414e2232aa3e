import type { en } from './en.ts'
import { pt as whoIs } from './whoIs/pt.ts'

export const pt = {
  whoIs,
  title: 'Trazer jogadores',
  paste: 'Colar uma lista',
  pasteHint:
    'Copie as linhas de uma folha de cálculo ou de um e-mail e cole-as aqui, com ou sem cabeçalhos: nomes, índice, género, e-mail, equipa. Duas pessoas numa linha são uma equipa. Nada é escrito antes de o dizer.',
  read: 'Ler a lista',
  file: 'ou escolher um ficheiro',
  fileHint: 'CSV ou XLSX',
  again: 'Outra lista',
  lost: 'Os jogadores ainda não estão inscritos. Sair desta página?',
  columns: 'O que está nas colunas',
  column: at => `Coluna ${at}`,
  fields: {
    ignore: 'nada de que precisemos',
    name: 'Nome',
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    index: 'Índice',
    gender: 'Género',
    email: 'E-mail',
    hcId: 'Número de handicap',
    team: 'Equipa',
    name2: 'Parceiro',
    index2: 'Índice do parceiro',
    gender2: 'Género do parceiro',
  },
  sum: (known, fresh, here, doubts) =>
    [
      known > 0 && `${known} conhecidos`,
      fresh > 0 && `${fresh} novos, por nome`,
      here > 0 && `${here} já na prova`,
      doubts > 0 && `${doubts} por decidir`,
    ]
      .filter(Boolean)
      .join(', '),
  doubts: 'Decida, por favor',
  doubtsNone: 'Nada a decidir: todas as linhas são claras.',
  everybody: 'Linhas claras',
  line: line => `linha ${line}`,
  othersAre: 'Pessoas sem género são',
  index: 'índice',
  teams: 'Fazer equipas de quem está junto',
  register: count => (count === 1 ? 'Inscrever 1 jogador' : `Inscrever ${count} jogadores`),
  nothing: 'Ninguém a inscrever',
  decideFirst: count => (count === 1 ? 'Falta decidir uma linha.' : `Falta decidir ${count} linhas.`),
  nothingYet: 'Nada é escrito antes disto.',
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
  empty: 'Nenhuma linha tem um nome. Copie a lista outra vez.',
} satisfies typeof en
