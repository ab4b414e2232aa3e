import type { words as en } from '../../en/screens/accounts.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Contas',
  find: 'Procurar uma conta',
  none: 'Nenhuma conta corresponde. Os proprietários convidam pessoas no ecrã da equipa da sua comunidade.',
  more: 'Mostrar mais ({left})',
  operator: 'Operador',
  you: 'é você',
  seen: 'visto {ago}',
  notSeen: 'há 30 dias que não entra',
  passkeys: '{count, plural, one {# chave de acesso} other {# chaves de acesso}}',
  codes: 'aplicação de códigos',
  passwordOnly: 'só palavra-passe',
  noRole: 'sem função numa comunidade',
  actions: 'O que se pode fazer com {name}',
  give: 'Tornar operador',
  giveTitle: 'Tornar {name} operador?',
  giveEffects:
    'Os operadores veem todas as comunidades e contas, dão acesso a programas, juntam e apagam jogadores e nomeiam outros operadores. Vale dentro de um segundo, não dá função em nenhuma comunidade e fica no registo de cada comunidade desta conta.',
  given: '{name} é agora operador',
  take: 'Retirar',
  takeTitle: 'Retirar a {name} a gestão da instalação?',
  takeEffects:
    'A instalação fecha-se para esta pessoa dentro de um segundo. A conta e as suas funções em comunidades ficam.',
  blocked: 'Bloqueada {ago}',
  block: 'Bloquear',
  blockTitle: 'Bloquear a conta de {name}?',
  blockEffects:
    'Dentro de um segundo, esta pessoa sai em todos os dispositivos e deixa de poder entrar: nem com palavra-passe, nem com chave de acesso, nem por um link para nova palavra-passe. A página de entrada não diz porquê. As funções ficam e voltam a valer quando a conta for permitida. Fica no registo de cada comunidade desta conta.',
  ownerless:
    '{name} é a única pessoa proprietária de {communities}. Até a conta ser permitida de novo, ninguém pode convidar pessoas ou mudar funções aí. Se isso tiver de continuar, nomeie primeiro outro proprietário.',
  blockDone: 'A conta de {name} está bloqueada',
  allow: 'Permitir de novo',
  allowTitle: 'Permitir de novo a conta de {name}?',
  allowEffects:
    'Esta pessoa entra como antes, com a mesma palavra-passe e o mesmo segundo passo, e tem as mesmas funções. Um operador volta a gerir a instalação.',
  allowed: '{name} pode entrar de novo',
  taken: '{name} já não é operador',
} satisfies WordsLike<typeof en>
