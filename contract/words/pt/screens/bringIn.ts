import type { words as en } from '../../en/screens/bringIn.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  title: 'Importar jogadores',
  paste: 'Colar uma lista',
  pasteHint:
    'Copie as linhas de uma folha de cálculo ou de um e-mail e cole-as aqui, com ou sem cabeçalhos: nomes, índice, género, e-mail, equipa. Até quatro pessoas numa linha podem ser uma equipa. Nada é escrito antes de o dizer.',
  lost: 'Os jogadores ainda não estão inscritos. Sair desta página?',
  sumKnown: '{count} conhecidos',
  sumNew: '{count} novos, por nome',
  sumHere: '{count} já na prova',
  teams: 'Fazer equipas de quem está junto',
  register: '{count, plural, one {Inscrever # jogador} other {Inscrever # jogadores}}',
  nothing: 'Nada a fazer',
  doneTitle: '{count, plural, one {# jogador inscrito} other {# jogadores inscritos}}',
  doneBefore: '{count, plural, one {# já estava inscrito.} other {# já estavam inscritos.}}',
  doneTeams: '{count, plural, one {Foi feita # equipa.} other {Foram feitas # equipas.}}',
  doneChanged: '{count, plural, one {# tem agora outro índice.} other {# têm agora outro índice.}}',
  doneLeft: '{count, plural, one {# saiu da prova.} other {# saíram da prova.}}',
  doneUndo: 'Ctrl Z anula tudo.',
  toPlayers: 'Ver os jogadores',
} satisfies WordsLike<typeof en>
