import { pt as list } from '../bringIn/list/pt.ts'
import type { en } from './en.ts'

export const pt = {
  ...list,
  whoIs: { ...list.whoIs, verdicts: { ...list.whoIs.verdicts, registered: 'já cá está' } },
  title: 'Trazer sócios',
  paste: 'Colar uma lista',
  pasteHint:
    'Copie as linhas de uma folha de cálculo ou de um e-mail e cole-as aqui, com ou sem cabeçalhos: nomes, e-mail, género, número de handicap. Quem é novo precisa de um e-mail. Nada é escrito antes de o dizer.',
  lost: 'Nem todos os da lista entraram ainda. Sair desta página?',
  sum: (known, fresh, here) =>
    [
      known > 0 && `${known} de outros grupos do clube`,
      fresh > 0 && `${fresh} novos`,
      here > 0 && `${here} já cá estão`,
    ]
      .filter(Boolean)
      .join(', '),
  noEmail: 'Falta o e-mail, de que um perfil novo precisa: junte-o à lista, ou deixe a linha de fora.',
  members: 'São sócios',
  membersHint: 'Se não, são convidados com perfil.',
  provider: 'Os números de handicap são de',
  noProvider: 'Ninguém: deixar de fora',
  takeIn: (count, changes, leaving) => {
    const rest = [changes > 0 && `alterar ${changes}`, leaving > 0 && `retirar ${leaving}`].filter(Boolean).join(', ')
    const people = count === 0 ? '' : count === 1 ? 'Admitir 1 pessoa' : `Admitir ${count} pessoas`
    return people === '' ? rest.charAt(0).toUpperCase() + rest.slice(1) : [people, rest].filter(Boolean).join(', ')
  },
  takingIn: (done, all) => `${done} de ${all}`,
  nothing: 'Ninguém a admitir',
  doneTitle: count => (count === 1 ? 'Entrou 1 pessoa' : `Entraram ${count} pessoas`),
  done: refused =>
    refused === 0
      ? 'A partir de agora pertencem à comunidade.'
      : 'Os outros não puderam entrar. Corrija as linhas deles e volte a colá-las.',
  toMembers: 'Ver os sócios',
} satisfies typeof en
