import type { en } from './en.ts'

export const pt = {
  title: 'A sua conta',
  email: 'E-mail',
  roles: 'Funções',
  operator: 'Opera esta instalação',
  keysTitle: 'Teclas',
  letters: 'Teclas de letras',
  lettersHint:
    'Uma letra sozinha faz alguma coisa enquanto nenhum campo tem o foco. A lista está atrás do ponto de interrogação.',
  password: 'Palavra-passe',
  present: 'Palavra-passe atual',
  newOne: 'Nova palavra-passe',
  newHint: 'Pelo menos 12 caracteres. As outras sessões terminam.',
  changePassword: 'Mudar a palavra-passe',
  changed: ended =>
    ended === 0 ? 'A palavra-passe foi mudada.' : `A palavra-passe foi mudada e ${ended} outras sessões terminaram.`,
  sessions: 'Onde tem sessão aberta',
  thisOne: 'esta',
  seen: when => `usada pela última vez em ${when}`,
  end: device => `Sair em ${device}`,
  endShort: 'Sair ali',
  session: 'Esta sessão',
  ends: when => `Termina em ${when} se ninguém a usar, e logo que sair.`,
  logOut: 'Sair',
} satisfies typeof en
