import type { words as en } from '../en/start.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  starts: 'Arranca o Caddiemaster. SIGTERM ou Ctrl-C termina-o em ordem.',
  startsDemo: 'Arranca o Caddiemaster como demo com dados de exemplo. SIGTERM ou Ctrl-C termina-o em ordem.',
  ready: 'Caddiemaster ({environment}) está pronto: {address}',
  console: 'Consola',
  reference: 'Referência',
  sampleConsole: 'Consola do clube de exemplo: {email} / {password}',
  sampleCredential: 'Acesso de exemplo: {email} / {password}. Entre e liste as comunidades:',
  ends: 'Ctrl-C termina-o. “npx caddiemaster reset --demo” traz de volta os dados de exemplo.',
  firstStart: 'Ainda ninguém gere esta instalação. Abra este link dentro de um dia para começar; serve uma vez:',
  publishedAccounts:
    'Aqui qualquer pessoa pode entrar, porque as palavras-passe destas contas são públicas: {accounts}.',
  ownerUsed:
    'Os pedidos usam o dono da base de dados: uma falha no serviço abri-la-ia toda. Peça ao administrador que execute, com uma palavra-passe sua,\n{statements}\ne depois ponha em MIGRATION_DATABASE_URL o endereço atual, e em DATABASE_URL o mesmo com o utilizador caddiemaster_requests.',
  wrongNode: 'Este é o Node {version}; o Caddiemaster traz o seu. Arranque-o com “npm start” ou “npm run demo”.',
  failed: 'O servidor não conseguiu arrancar',
  trouble: {
    notBuilt:
      'As páginas não estão construídas. Execute “npm ci” e depois “npm run build”, ou descomprima o arquivo que “npm run pack” faz.',
    held: 'Outro servidor do Caddiemaster usa a pasta de dados {folder}. Termine-o primeiro, ou escolha outra pasta com DATA_DIR.',
    portUsed: 'Outro programa usa PORT {port}. Escolha outra porta, como PORT={other}.',
    portNeedsRights: 'PORT {port} precisa de mais permissões. Escolha uma porta acima de 1023.',
    noHost: 'HOST “{host}” não é um endereço desta máquina. 127.0.0.1 é só para esta máquina, 0.0.0.0 para todos.',
    oldPostgres: 'A base de dados é PostgreSQL {version}. O Caddiemaster precisa de PostgreSQL 15 ou posterior.',
    migrationFailed: 'A migração {name} falhou e não mudou nada: {reason}',
    newerDatabase:
      'A base de dados é mais recente do que este código, versão {version}: tem a migração {migration}. Precisa de {needed} do Caddiemaster. Instale-a, ou restaure uma cópia de segurança feita por esta versão.',
    versionOrLater: 'a versão {version} ou uma posterior',
    laterVersion: 'uma versão posterior',
    rolesNotCreated:
      'Não se podem criar os papéis do serviço ({reason}). Peça a um administrador da base de dados que execute:',
    loginNotAdmitted:
      'O utilizador de DATABASE_URL não pode agir como {role} ({reason}). Peça a um administrador da base de dados que execute:',
    databaseGone: 'A base de dados já não está em {folder}. O disco está montado?',
    folderOfOthers: 'A pasta {folder} é de outra pessoa. Apague-a, ou escolha um DATA_DIR mais curto.',
    silent: 'Um PostgreSQL (processo {process}) ocupa {folder} mas não responde. Termine-o e arranque de novo.',
    notStarted: 'O PostgreSQL privado não arrancou: {reason}.',
    ended: 'terminou com o código {code}',
    noAnswer: 'O PostgreSQL privado não respondeu em 30 segundos. Veja {log}.',
    otherPassword:
      'O ficheiro database-password da pasta de dados não é o da sua base de dados. Pare o servidor, apague o ficheiro e arranque de novo: é criado outro.',
    notCreated: 'Não foi possível criar a base de dados privada: {reason}',
    passwordNotSet: 'Não foi possível definir a palavra-passe da base de dados privada: {reason}',
    noPackage:
      'Não há PostgreSQL privado para {machine} (pacote {name}). Ponha em DATABASE_URL um PostgreSQL existente (15 ou posterior).',
    doesNotRun:
      'O PostgreSQL privado não funciona nesta máquina. Ponha em DATABASE_URL um PostgreSQL existente (15 ou posterior).',
  },
  disk: {
    trouble: 'Não se pode ler ou escrever {path}: {reason}. Resolva isso, ou escolha outra pasta com DATA_DIR.',
    readOnly: 'o disco é só de leitura',
    mayNot: 'o utilizador do servidor não tem permissão',
    full: 'o disco está cheio',
    quota: 'a quota do disco está esgotada',
    errors: 'o disco dá erros',
    noFolder: 'uma parte do caminho não é uma pasta',
    tooManyFiles: 'há demasiados ficheiros abertos',
  },
} satisfies WordsLike<typeof en>
