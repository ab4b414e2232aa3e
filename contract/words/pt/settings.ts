import type { words as en } from '../en/settings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  heading: 'As definições são variáveis de ambiente:',
  usual: '(senão {value})',
  usualAndDemo: '(senão {value}; na demo {demo})',
  madeAtStart: '{path}, criado no primeiro arranque',
  what: {
    ENVIRONMENT: 'production ou testing; cada um tem a sua base de dados',
    HOST: 'endereço em que escuta',
    PORT: 'porta em que escuta',
    BASE_URL: 'endereço por onde se chega ao serviço; os links começam por ele',
    DATA_DIR: 'pasta da base de dados privada e do segredo',
    DATABASE_URL: 'um PostgreSQL existente (15 ou posterior) em vez do privado',
    MIGRATION_DATABASE_URL:
      'a mesma base de dados com o utilizador do dono, que a migra; os pedidos usam então um utilizador que não é dono de nada',
    REPLICA_DATABASE_URL:
      'uma réplica em streaming de DATABASE_URL, mesmo utilizador: dela se leem pesquisas, números dos clubes e os seus sócios',
    DATABASE_POOL: 'ligações à base de dados, 1 a 200',
    SECRET: 'pelo menos 32 caracteres que assinam tokens e links; o mesmo em todos os servidores de uma base de dados',
    SECRET_PREVIOUS: 'o segredo anterior à última mudança; os seus tokens valem até expirarem',
    RATE_LIMIT: 'pedidos por minuto de cada acesso, 1 a 1000000',
    TRUST_PROXY: 'proxies inversos à frente do serviço: quantos (1), ou os seus endereços e redes (10.0.0.0/8,::1)',
    WEBHOOK_PRIVATE_ADDRESSES: 'true deixa os webhooks ir a endereços de redes privadas, e por http',
    SMTP_URL: 'servidor que recebe o e-mail, como smtps://user:password@mail.example.com; sem ele não sai e-mail',
    MAIL_FROM: 'endereço de onde vem o e-mail; necessário com SMTP_URL',
    BACKUP_DIR: 'pasta onde o servidor escreve todos os dias uma cópia de segurança',
    BACKUP_BUCKET:
      'bucket de um armazenamento compatível com S3 que também a recebe, ou só ele, como https://s3.example.com/bucket/folder; sem nenhum não há cópias',
    BACKUP_BUCKET_KEY: 'chave de acesso do bucket; necessária com BACKUP_BUCKET',
    BACKUP_BUCKET_SECRET: 'o seu segredo; necessário com BACKUP_BUCKET',
    BACKUP_BUCKET_REGION: 'região do bucket, se o armazenamento a pedir',
    BACKUP_HOUR: 'hora do dia em UTC a que a faz, 0 a 23',
    BACKUP_DAILY: 'quantas cópias diárias guarda, 1 a 1000',
    BACKUP_WEEKLY: 'de quantas semanas anteriores guarda uma por semana, 0 a 1000',
    CONTACT: 'a quem perguntam os programadores, um e-mail ou uma página; está na referência',
    LOG_LEVEL: 'quanto se regista: {levels}',
    DEMO_PLAYS_ON: 'true deixa as voltas de exemplo da demo continuar em jogo; false mantém-nas como estão às 12:40',
  },
  wrong: {
    demoInProduction:
      'ENVIRONMENT é “production”, mas a demo tem dados de exemplo: use “npm start”, ou retire ENVIRONMENT.',
    migrationUrlAlone:
      'MIGRATION_DATABASE_URL precisa de DATABASE_URL, a mesma base de dados com o utilizador dos pedidos.',
    replicaUrlAlone: 'REPLICA_DATABASE_URL precisa de DATABASE_URL, a base de dados que segue.',
    proxies:
      'TRUST_PROXY é “{value}”; escreva quantos proxies inversos há à frente do serviço, como TRUST_PROXY=1, ou os seus endereços e redes, como TRUST_PROXY=10.0.0.0/8,::1.',
    smtpUrl: 'SMTP_URL tem de começar por smtp:// ou smtps:// , como smtps://user:password@mail.example.com.',
    mailFrom: 'MAIL_FROM tem de ser um endereço como golf@example.com, porque SMTP_URL está definido.',
    bucket:
      'BACKUP_BUCKET tem de ser o endereço de um armazenamento seguido do bucket, como https://s3.example.com/bucket.',
    bucketKeys: 'BACKUP_BUCKET_KEY e BACKUP_BUCKET_SECRET têm de estar definidos, porque BACKUP_BUCKET está.',
    contact:
      'CONTACT é “{value}”; tem de ser um endereço de e-mail ou o de uma página, como https://golf.example.com/help.',
    notOneOf: '{name} é “{value}”; tem de ser um destes: {known}.',
    noNumber: '{name} é “{value}”; tem de ser um número inteiro de {least} a {most}.',
    noAddress: '{name} é “{value}”; tem de ser um endereço http ou https, como https://golf.example.com.',
    databaseUrl:
      '{name} tem de começar por postgresql:// , como postgresql://user:password@localhost:5432/caddiemaster.',
    tooShort: '{name} é demasiado curto; tem de ter pelo menos 32 caracteres aleatórios.',
    secretFileTooShort: '{path} tem menos de 32 caracteres. Recupere-o de uma cópia de segurança, ou defina SECRET.',
  },
} satisfies WordsLike<typeof en>
