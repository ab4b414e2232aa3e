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
  session: 'Esta sessão',
  ends: when => `Termina em ${when} se ninguém a usar, e logo que sair.`,
  logOut: 'Sair',
} satisfies typeof en
