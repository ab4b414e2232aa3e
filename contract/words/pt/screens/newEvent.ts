import type { words as en } from '../../en/screens/newEvent.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Nova prova',
  fromFile: 'De um ficheiro',
  startFrom: 'Começar por',
  own: 'sua',
  clone: 'Uma prova sua',
  cloneWhich: 'Qual prova',
  what: 'O quê e quando',
  name: 'Nome',
  firstDay: 'Primeiro dia',
  course: 'Campo',
  noCourse: 'Escolher mais tarde',
  start: 'Saída',
  kinds: { 'tee times': 'Por horas', 'two tees': 'Dois tees', shotgun: 'Shotgun' },
  at: 'Primeira saída',
  every: 'Minutos entre saídas',
  groupsOf: 'Grupos de',
  zone: 'Fuso horário',
  zoneHint: 'Onde fica o campo: todas as horas são as deste lugar.',
  chooseZone: 'Escolha onde fica o campo',
  play: 'Classificações',
  playHint: 'cada uma com as suas divisões e prémios; tudo pode ser mudado depois',
  flightsOf: 'Divisões',
  allowance: 'Percentagem',
  allowanceHint: 'Percentagem do handicap de campo. A receita tem a recomendada.',
  willExist:
    'Um rascunho com {rounds, plural, one {uma volta} other {# voltas}}, {boards, plural, one {uma classificação} other {# classificações}}{flights, plural, =0 {} other { e # divisões}}. Nada é público e as inscrições estão fechadas.',
  willClone: 'Um rascunho como {name}, sem jogadores, resultados ou links. Nada é público.',
  create: 'Criar a prova',
  lost: 'A nova prova ainda não foi criada. Sair desta página?',
} satisfies WordsLike<typeof en>
