import type { words as en } from '../en/communityRequests.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  title: 'Pedir uma comunidade',
  description: 'Faça aqui as provas de golfe do seu clube.',
  heading: 'Faça aqui as suas provas de golfe',
  how: 'Inscrições, saídas, resultados e classificações do seu clube ou grupo. Quem gere esta instalação lê o seu pedido e responde por e-mail.',
  fields: {
    name: 'Clube ou grupo',
    nameHint: 'O nome pelo qual os jogadores o conhecem.',
    contactName: 'O seu nome',
    contactEmail: 'O seu e-mail',
    contactEmailHint: 'Recebe ali um link, com o qual envia o seu pedido.',
    intendedUse: 'Para que a vai usar?',
    intendedUseHint: 'Por exemplo: vinte medals por ano para 150 sócios, e uma prova de sócios e convidados.',
    use: 'Para quê',
  },
  kept: 'O que escreve fica guardado até haver resposta e é depois apagado.',
  submit: 'Enviar-me o link',
  errors: {
    name: 'Escreva o nome do seu clube ou grupo.',
    contactName: 'Escreva o seu nome próprio e apelido.',
    contactEmail: 'Escreva o seu endereço de e-mail.',
    emailForm: 'Escreva um endereço de e-mail válido, por exemplo anna@example.com.',
    intendedUse: 'Diga numa frase para que a vai usar.',
    atMost: 'No máximo {count} caracteres.',
    signs: 'Use apenas letras, algarismos e sinais.',
  },
  problems: {
    check: 'Verifique o que escreveu.',
    tooMany: 'Chegaram daqui muitos pedidos no espaço de uma hora. Envie-o de novo daqui a uma hora.',
    full: 'Há demasiados pedidos à espera. Envie-o de novo daqui a alguns dias.',
  },
  confirm: {
    title: 'Enviar o seu pedido',
    description: 'Um pedido de comunidade',
    notYou: 'Não foi você que escreveu isto? Feche a página: o pedido é esquecido.',
    submit: 'Enviar o pedido',
  },
  shut: 'Aqui ninguém pode pedir uma comunidade',
  shutHow: 'As comunidades são criadas por quem gere esta instalação. Fale com essa pessoa.',
  mailed: 'Veja o seu e-mail',
  mailedHow:
    'Um link vai a caminho. Abra-o e carregue lá no botão: só então o seu pedido é enviado. Não chegou nada em dez minutos? Procure no correio indesejado. Dentro de uma hora pode pedir outro link.',
  sent: 'O seu pedido foi enviado',
  sentHow: 'Quem gere esta instalação lê-o e responde por e-mail. Não tem de fazer mais nada.',
  gone: 'Este link já não é válido',
  goneHow: 'Tem mais de três dias, ou o pedido já teve resposta. Veja o seu e-mail, ou peça de novo.',
} satisfies WordsLike<typeof en>
