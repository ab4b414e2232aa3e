import type { words as en } from '../en/letters.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  sendRequest: {
    subject: 'Envie o seu pedido: {name}',
    asks: 'Alguém, provavelmente você, pede uma comunidade em {host}: {name}.',
    open: 'Abra este link dentro de {hours} horas e carregue lá no botão. O pedido é então enviado:',
    ignore: 'Não sabe do que se trata? Então não faça nada: o que foi escrito é esquecido.',
  },
  requestDeclined: {
    subject: 'O seu pedido: {name}',
    asked: 'Pediu uma comunidade em {host}: {name}.',
    declined: 'O pedido foi recusado:',
    deleted: 'O que tinha escrito foi apagado.',
  },
  accessDeclined: {
    subject: 'O seu pedido: {community}',
    asked: 'Foi pedido em seu nome acesso à interface para {community}: «{use}»',
    declined: 'O pedido foi recusado:',
    again: 'O proprietário do clube pode pedir de novo na consola.',
  },
  accessQuestion: {
    subject: 'Uma pergunta sobre o seu pedido: {community}',
    asked: 'Foi pedido em seu nome acesso à interface para {community}: «{use}»',
    before: 'Antes de se decidir:',
    answer: 'Quem responde é o proprietário do clube, na consola; se não for você, passe-lhe isto:',
  },
  access: {
    subject: 'Acesso à interface',
    may: 'Um programa pode entrar como {email} e chega a: {communities}.',
    open: 'Abra este link dentro de {hours} horas e carregue lá no botão. Ele cria a palavra-passe e mostra-a uma só vez:',
    ignore: 'Não sabe do que se trata? Então não faça nada: sem a palavra-passe ninguém entra.',
  },
  waiting: {
    decide: 'Decida na consola:',
    community: 'Pedido de comunidade: {name}',
    communityBy: '{contact} pede uma comunidade, {name}:',
    access: 'Pedido de acesso: {community}',
    accessBy: '{contact} pede acesso à interface para {community}:',
    answered: 'Resposta: {community}',
    answeredBy: 'Sobre o pedido de {email} para {community}:',
    old: 'Há pedidos de acesso à espera',
    oldSince: 'Estes pedidos de acesso esperam há mais de {days} dias:',
  },
  backup: {
    subject: 'Veja a cópia de segurança do dia',
    look: 'Alguém tem de ver a cópia de segurança do dia:',
  },
  disk: {
    full: 'O disco está cheio',
    fullHow:
      '{machine}: Não se consegue gravar nada: o disco da base de dados está cheio. As páginas continuam a ser mostradas. A gravação continua por si assim que houver espaço.',
    high: 'O disco está quase cheio',
    highHow: '{machine}: O disco está ocupado a mais de 90 %. Liberte espaço: com o disco cheio, nada se grava.',
  },
  test: {
    subject: 'E-mail de teste',
    arrived: 'Este é um e-mail de teste de {host}. Chegou, por isso os outros também chegam.',
  },
} satisfies WordsLike<typeof en>
