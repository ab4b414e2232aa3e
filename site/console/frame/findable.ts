/** What Ctrl K finds besides the names of screens: the words that people use for them, and settings. In both languages, whichever is read. */
import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** Words for a screen, in English and Portuguese. */
export const otherWords: Partial<Readonly<Record<ConsoleScreen, string>>> = {
  home: 'dashboard start today início hoje',
  events: 'calendar season tournaments competitions provas torneios calendário época temporada',
  courses: 'tees ratings slope campo marcas',
  staff: 'team people roles permissions invite equipa pessoas funções permissões convidar pessoal',
  clubSettings: 'settings club name definições clube',
  interface: 'api programs keys webhooks integração chaves',
  members: 'people profiles sócios membros pessoas',
  numbers: 'club numbers season year statistics report época temporada ano números estatísticas relatório',
  communityLog: 'history audit histórico registo',
  overview: 'event state publish estado publicar prova',
  setup: 'settings rounds courses allowance tees definições voltas campos percentagem',
  leaderboards: 'formats competitions results prizes cut formatos classificações prémios cut',
  registration: 'sign up form entry questions waiting list inscrição inscrições formulário perguntas lista de espera',
  players: 'field entries withdraw jogadores campo desistência',
  handicaps: 'index whs indexes índices',
  teams: 'pairs partners equipas pares parceiros',
  flights: 'divisions categories divisões categorias',
  teeSheet: 'tee times draw groups start horas saídas grupos sorteio',
  ready: 'check start problems verificar começar problemas',
  print: 'scorecards documents pdf paper cartões documentos papel imprimir',
  checkIn: 'arrival desk here chegada balcão presença',
  control: 'pace suspend live ritmo suspender',
  cards: 'scores scorecards enter resultados cartões pancadas',
  results: 'official winners prizes export oficial vencedores prémios exportar',
  messages: 'mail e-mail tell announce mensagens correio avisar',
  links: 'staff helpers phone qr screen tv share ajudantes telemóvel ecrã partilhar pessoal',
  log: 'history undo audit histórico anular registo',
}

type Setting = {
  readonly key: string
  readonly en: string
  readonly pt: string
  /** Other words for it, in both languages. */
  readonly also: string
  readonly icon: IconName
  readonly screen: ConsoleScreen
  readonly query?: string
}

/** Settings and deeds that stand on a screen of another name; the nearest screen that is open to the person counts. */
export const settings: readonly Setting[] = [
  {
    key: 'language',
    en: 'Language',
    pt: 'Idioma',
    also: 'english portuguese português inglês língua translate',
    icon: 'settings',
    screen: 'account',
  },
  {
    key: 'password',
    en: 'Password and passkeys',
    pt: 'Palavra-passe e chaves de acesso',
    also: 'login security code app segurança entrar código',
    icon: 'lock',
    screen: 'account',
  },
  {
    key: 'copy',
    en: 'Copy an event',
    pt: 'Copiar uma prova',
    also: 'clone duplicate last year repeat duplicar clonar ano passado repetir',
    icon: 'copy',
    screen: 'newEvent',
    query: '?from=clone',
  },
  {
    key: 'eventFile',
    en: 'Bring an event in from a file',
    pt: 'Trazer uma prova de um ficheiro',
    also: 'import json again ficheiro importar',
    icon: 'paste',
    screen: 'eventFile',
  },
  {
    key: 'timeZone',
    en: 'Time zone',
    pt: 'Fuso horário',
    also: 'timezone clock hours zona hora relógio',
    icon: 'clock',
    screen: 'setup',
  },
  {
    key: 'timeZoneOfNew',
    en: 'Time zone of a new event',
    pt: 'Fuso horário de uma nova prova',
    also: 'timezone clock hours zona hora relógio',
    icon: 'clock',
    screen: 'newEvent',
  },
  {
    key: 'allowance',
    en: 'Allowance',
    pt: 'Percentagem de handicap',
    also: 'handicap percent 95 85 percentagem permitido',
    icon: 'settings',
    screen: 'setup',
  },
  {
    key: 'currency',
    en: 'Currency of prizes',
    pt: 'Moeda dos prémios',
    also: 'money euro dollar dinheiro',
    icon: 'settings',
    screen: 'clubSettings',
  },
  {
    key: 'logo',
    en: 'Logo and colour',
    pt: 'Logótipo e cor',
    also: 'emblem picture brand look emblema imagem marca aspeto',
    icon: 'settings',
    screen: 'clubSettings',
  },
]
