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
  teams: 'Fazer equipas de quem está junto',
  register: (count, changes, leaving) => {
    const rest = [changes > 0 && `alterar ${changes}`, leaving > 0 && `retirar ${leaving}`].filter(Boolean).join(', ')
    const players = count === 0 ? '' : count === 1 ? 'Inscrever 1 jogador' : `Inscrever ${count} jogadores`
    return players === '' ? rest.charAt(0).toUpperCase() + rest.slice(1) : [players, rest].filter(Boolean).join(', ')
  },
  nothing: 'Nada a fazer',
  doneTitle: count => (count === 1 ? '1 jogador inscrito' : `${count} jogadores inscritos`),
  done: (before, teams, changed, left) =>
    [
      before > 0 && (before === 1 ? '1 já estava inscrito.' : `${before} já estavam inscritos.`),
      teams > 0 && (teams === 1 ? 'Foi feita 1 equipa.' : `Foram feitas ${teams} equipas.`),
      changed > 0 && (changed === 1 ? '1 tem agora outro índice.' : `${changed} têm agora outro índice.`),
      left > 0 && (left === 1 ? '1 saiu da prova.' : `${left} saíram da prova.`),
      'Ctrl Z anula tudo.',
    ]
      .filter(Boolean)
      .join(' '),
  toPlayers: 'Ver os jogadores',
} satisfies typeof en
