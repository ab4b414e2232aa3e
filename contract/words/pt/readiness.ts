import type { words as en } from '../en/readiness.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  rules: {
    everybodyInAFlight: 'Todos estão numa divisão de cada classificação que tem divisões.',
    oneTeeTimeEach: 'Todos têm hora de saída.',
    groupsApart: 'Não há dois grupos a sair à mesma hora do mesmo sítio.',
    startHoles: 'Todos os grupos saem de um buraco do campo.',
    tees: 'Todos jogam de um tee do campo com rating para o seu sexo.',
    courseComplete: 'O campo está completo.',
    teamsComplete: 'As equipas têm os jogadores que as suas classificações pedem, e todos estão numa.',
    ballsTogether: 'As equipas que jogam uma só bola estão num só grupo.',
    settingsFit: 'As definições de cada classificação estão de acordo com a modalidade.',
    opponents: 'Todos os lados têm um match ou ficam isentos.',
    noRehearsal: 'A prova não é um ensaio.',
    handicaps: 'Todos os que estão numa classificação net têm handicap.',
    handicapReasons: 'Cada handicap posto à mão tem um motivo.',
    indexRevision: 'Os handicaps index têm menos de um mês.',
    allowance: 'As percentagens de handicap são as recomendadas.',
    teamsApart: 'Em cada equipa, os handicaps não diferem mais do que quer.',
    groupSizes: 'Os grupos têm dois a quatro jogadores.',
    wishesKept: 'Os pedidos para jogar juntos ou separados são cumpridos.',
    teeTimesPlausible: 'Os grupos saem no dia da volta e com luz.',
    prizes: 'Os prémios estão de acordo com a bolsa e as divisões.',
    papers: 'Tudo o que foi impresso está em dia.',
    sheetPublished: 'As saídas publicadas estão em dia.',
    roundBefore: 'A volta anterior terminou.',
    links: 'Os links abrem nos telemóveis e podem ser enviados e-mails.',
    fieldOfTheCut: 'Só tem hora de saída quem passou o cut.',
  },
  ofRound: '{round}: {finding}',
  player: 'jogador {id}',
  team: 'equipa {id}',
  group: '{time} (tee {hole})',
  // A group as paper names it: its tee time, and its hole with a letter.
  start: '{time} {start}',
  emptyLeaderboard: 'Não há ninguém em {board}: uma classificação de várias voltas precisa de uma divisão.',
  playersWithoutFlight:
    '{count, plural, one {# jogador não está} other {# jogadores não estão}} em nenhuma divisão de {board}: {names}.',
  teamsWithoutFlight:
    '{count, plural, one {# equipa não está} other {# equipas não estão}} em nenhuma divisão de {board}: {names}.',
  noTeeTimes: 'Ainda não há horas de saída. Preencha as saídas.',
  playersWithoutTeeTime: '{count, plural, one {# jogador não tem} other {# jogadores não têm}} hora de saída: {names}.',
  groupsAtOnePlace:
    '{count, plural, one {# grupo sai} other {# grupos saem}} ao mesmo tempo do mesmo sítio: {group}. Mude a letra, o buraco ou a hora.',
  startOutsideNine: 'Um grupo sai do buraco {hole}, mas jogam-se os buracos {first} a {last}.',
  startBeyond: 'Um grupo sai do buraco {hole}, e o campo tem {holes}.',
  ballApart: '{team} joga uma só bola, e os seus jogadores estão em {count, plural, one {# grupo} other {# grupos}}.',
  emptyGroup: 'Não há ninguém no grupo {group}.',
  aloneInGroup: '{name} joga sem mais ninguém no grupo {group} e não tem marcador.',
  largeGroup: 'Há {count, plural, one {# jogador} other {# jogadores}} no grupo {group}.',
  otherDay: 'Um grupo sai a {date}, que não é dia da volta.',
  dark: 'Um grupo sai às {time}, quando pode ser de noite.',
  otherThanPublished:
    '{count, plural, one {# jogador sai} other {# jogadores saem}} a outra hora ou de outro sítio do que nas saídas publicadas: {names}.',
  afterTheCut:
    '{count, plural, one {# jogador não passou o cut e tem} other {# jogadores não passaram o cut e têm}} hora de saída: {names}.',
  askedApart: '{names} pediram para jogar separados e estão no grupo {group}.',
  askedTogether: '{names} pediram para jogar juntos e estão em grupos diferentes: {groups}.',
  noCourse: 'A volta não tem campo.',
  noTees: '{course} não tem tees.',
  courseWrong:
    '{course} não está completo: há erros nos pares ou nos stroke indexes de {tees}. Faça uma nova versão do campo.',
  rehearsal: 'A prova é um ensaio: dos seus links só abre o do cartão.',
  pagesBefore:
    '{document}: {count, plural, one {# página foi impressa} other {# páginas foram impressas}} antes de uma alteração: {pages}.',
  pageBefore: '{document}: a impressão de {page} é anterior a uma alteração.',
  documentBefore: '{document}: a impressão é anterior a uma alteração.',
  roundOpen: '{round} ainda não terminou. O seu estado: {state}.',
  linksInside:
    'Os links começam por {address}, onde os telemóveis fora desta rede não chegam. Quem define BASE_URL é o operador.',
  linksOpen:
    'Os links começam por {address}, e a ligação não é cifrada. O operador põe em BASE_URL um endereço com https.',
  noMail: 'Não podem ser enviados e-mails: o operador não definiu SMTP_URL. Imprima os links, ou copie-os.',
  settingWrong: '{board}: {field} {message}.',
  aSetting: 'um valor',
  withoutMatch: '{count, plural, one {# lado não tem} other {# lados não têm}} match em {board}: {names}.',
  otherAllowance: '{board} joga-se com uma percentagem de {percent} %. Recomendado para {format}: {usual}.',
  percent: '{value} %',
  smallField: '{flight} de {board} tem {count}, e para haver prémios são precisos {least}.',
  ofBoard: '{board}: {warning}',
  withoutTee: '{count, plural, one {# jogador não tem} other {# jogadores não têm}} um tee do campo: {names}.',
  unratedTee:
    '{count, plural, one {# jogador tem um tee} other {# jogadores têm um tee}} sem rating para o seu sexo: {names}.',
  withoutTeam:
    '{count, plural, one {# jogador não está} other {# jogadores não estão}} em nenhuma equipa, e {board} é de equipas: {names}.',
  teamSize: '{board} precisa de equipas de {size}: {teams}.',
  sizes: {
    one: '{least}',
    atLeast: '{least} no mínimo',
    between: '{least} a {most}',
  },
  sizeOfTeam: '{team} tem {count}',
  withoutHandicap:
    '{count, plural, one {# jogador não tem handicap e conta} other {# jogadores não têm handicap e contam}} como 0 em {boards}: {names}.',
  withoutReason:
    '{count, plural, one {# handicap foi posto} other {# handicaps foram postos}} à mão sem motivo: {names}.',
  oldIndex:
    '{count, plural, one {# handicap index tem} other {# handicaps index têm}} mais de um mês no dia do jogo: {names}. Atualize os handicaps.',
  handicapsApart: 'Os handicaps de uma equipa podem diferir {limit} no máximo: {teams}.',
  spread: '{team} tem {spread} de diferença',
} satisfies WordsLike<typeof en>
