import type { words as en } from '../en/mails.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  why: '{community} enviou este e-mail porque este endereço foi dado numa inscrição. O link é só seu: não o passe a ninguém.',
  testing: 'Este é um ambiente de testes: nada aqui é real.',
  // O dia num e-mail: quem joga com {name}, e os dados com os seus nomes
  day: {
    partners: '{name}, joga com {partners}.',
    tees: 'Tees',
    handicap: 'Handicap de jogo',
    strokes: 'Pancadas',
    checkIn: 'Check-in',
    checkInHow: 'Mostre o código da sua página.',
    cantCome: 'Não posso ir',
    stop: 'Não receber mais e-mails sobre horas de saída nem mensagens do organizador',
  },
  links: {
    change: 'Abrir a sua página',
    see: 'Ver a sua inscrição',
    number: 'Ver o seu número ou desistir',
    offer: 'Aceitar ou recusar o lugar',
    ballot: 'Ver a sua inscrição ou desistir',
    teeTime: 'Abrir a sua página',
    message: 'Abrir a sua página',
  },
  subjects: {
    registered: 'Está inscrito: {event}',
    waiting: 'Está na lista de espera: {event}',
    offered: 'Há um lugar para si: {event}',
    ballot: 'Está no sorteio: {event}',
    notDrawn: 'Não lhe calhou um lugar: {event}',
    expired: 'A oferta terminou: {event}',
    withdrawn: 'Desistiu: {event}',
    link: 'A sua inscrição: {event}',
    teeTime: 'A sua hora de saída: {event}',
  },
  registered: 'Está inscrito. No check-in, mostre o código que está na sua página.',
  waiting:
    'Todos os lugares estão ocupados. É o número {place} da lista de espera e recebe um e-mail quando lhe for oferecido um lugar.',
  offered:
    'Ficou livre um lugar e é a sua vez. Aceite-o até {until}; senão, passa à pessoa seguinte da lista de espera.',
  ballot: 'Está no sorteio. Recebe um e-mail quando o sorteio estiver feito.',
  notDrawn: 'Todos os lugares couberam a outros jogadores.',
  expired: 'Não aceitou o lugar a tempo, por isso passa à pessoa seguinte da lista de espera.',
  withdrawn: 'Desistiu da prova.',
  link: 'Alguém, provavelmente você, pediu este link ou preencheu o formulário público com o seu endereço. Nada foi alterado.',
  teeTime: 'A sua saída: {moment}, buraco {hole} (grupo {group}), {course}.',
  noTeeTime: 'De momento não tem hora de saída. Se esperava uma, fale com o organizador.',
  ofRound: '{round}: {text}',
  password: {
    subject: 'A sua nova palavra-passe',
    open: 'Abra este link dentro de meia hora para escolher uma nova palavra-passe. Só funciona uma vez:',
    ignore: 'Não a pediu? Então não faça nada: a sua palavra-passe fica como está.',
  },
  invitation: {
    subject: '{name} convida-o para {community}',
    invites: '{name} convida-o para {community}. Função: {role}.',
    open: 'Abra este link dentro de {days, plural, one {# dia} other {# dias}} para aceitar. Só funciona uma vez:',
    ignore: 'Não sabe do que se trata? Então não faça nada.',
  },
  roles: {
    manager: 'proprietário',
    director: 'diretor',
    scorer: 'marcador',
    starter: 'starter',
    shop: 'loja',
    viewer: 'leitor',
  },
} satisfies WordsLike<typeof en>
