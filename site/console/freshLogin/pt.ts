import type { en } from './en.ts'

export const pt = {
  title: 'Ainda é você?',
  why: 'Isto muda quem pode entrar. Inicie sessão outra vez e tudo continua sozinho.',
  password: 'Palavra-passe',
  code: 'Código',
  codeHint: 'Os seis algarismos que a aplicação mostra agora, ou um código de recuperação.',
  go: 'Iniciar sessão e continuar',
} satisfies typeof en
