import type { words as en } from '../../en/screens/freshLogin.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Ainda é você?',
  why: 'Isto muda quem pode entrar. Inicie sessão outra vez e tudo continua sozinho.',
  password: 'Palavra-passe',
  code: 'Código',
  codeHint: 'Os seis algarismos que a aplicação mostra agora, ou um código de recuperação.',
  passkey: 'Usar a chave de acesso',
  notUsed: 'Não foi usada nenhuma chave de acesso. Tente outra vez ou use a palavra-passe.',
  noWay: 'Isto precisa da sua chave de acesso, que este navegador não pode usar aqui. Faça-o no navegador que a tem.',
  go: 'Iniciar sessão e continuar',
} satisfies WordsLike<typeof en>
