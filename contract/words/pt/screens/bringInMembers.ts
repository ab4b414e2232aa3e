import type { words as en } from '../../en/screens/bringInMembers.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  whoIs: { ...list.whoIs, verdicts: { ...list.whoIs.verdicts, registered: 'já cá está' } },
  title: 'Importar sócios',
  paste: 'Colar uma lista',
  pasteHint:
    'Copie as linhas de uma folha de cálculo ou de um e-mail e cole-as aqui, com ou sem cabeçalhos: nomes, e-mail, género, número de handicap. Quem é novo precisa de um e-mail. Nada é escrito antes de o dizer.',
  lost: 'Nem todos os da lista entraram ainda. Sair desta página?',
  sumKnown: '{count} de outros grupos do clube',
  sumNew: '{count} novos',
  sumHere: '{count} já cá estão',
  noEmail: 'Falta o e-mail, de que um perfil novo precisa: junte-o à lista, ou deixe a linha de fora.',
  members: 'São sócios',
  membersHint: 'Se não, são convidados com perfil.',
  provider: 'Os números de handicap são de',
  noProvider: 'Ninguém: deixar de fora',
  takeIn: '{count, plural, one {Admitir # pessoa} other {Admitir # pessoas}}',
  takingIn: '{done} de {all}',
  nothing: 'Ninguém a admitir',
  doneTitle: '{count, plural, one {Entrou # pessoa} other {Entraram # pessoas}}',
  done: '{refused, plural, =0 {A partir de agora pertencem à comunidade.} other {Os outros não puderam entrar. Corrija as linhas deles e volte a colá-las.}}',
  toMembers: 'Ver os sócios',
} satisfies WordsLike<typeof en>
