/** What each setting of the installation is, in the help of the command line. Each text follows the name of its setting. */
export const words = {
  heading: 'Settings are environment variables:',
  // Behind the text of a setting
  usual: '(default {value})',
  usualAndDemo: '(default {value}; demo {demo})',
  madeAtStart: '{path}, created at the first start',
  what: {
    ENVIRONMENT: 'production or testing; each has its own database',
    HOST: 'address to listen on',
    PORT: 'port to listen on',
    BASE_URL: 'address at which people reach the service; links begin with it',
    DATA_DIR: 'folder of the private database and the secret',
    DATABASE_URL: 'an existing PostgreSQL (15 or later) in place of the private one',
    MIGRATION_DATABASE_URL:
      'the same database with the login of its owner, which migrates it; requests then use a login that owns nothing',
    REPLICA_DATABASE_URL:
      'a streaming replica of DATABASE_URL, same login: searches, the numbers of clubs and their members are read from it',
    DATABASE_POOL: 'connections to the database, 1 to 200',
    SECRET: 'at least 32 characters that sign tokens and links; the same on all servers of one database',
    SECRET_PREVIOUS: 'the secret before the last change; its tokens stay valid until they expire',
    RATE_LIMIT: 'requests a minute for each credential, 1 to 1000000',
    TRUST_PROXY:
      'reverse proxies in front of the service: how many (1), or their addresses and networks (10.0.0.0/8,::1)',
    WEBHOOK_PRIVATE_ADDRESSES: 'true lets webhooks use addresses inside private networks, and http',
    SMTP_URL: 'mail server, such as smtps://user:password@mail.example.com; without it no mail is sent',
    MAIL_FROM: 'address that mail comes from; needed with SMTP_URL',
    BACKUP_DIR: 'folder into which the server writes a backup each day',
    BACKUP_BUCKET:
      'bucket of an S3-compatible store for the backup, as well as BACKUP_DIR or instead of it, such as https://s3.example.com/bucket/folder; without either there is no backup',
    BACKUP_BUCKET_KEY: 'access key of the bucket; needed with BACKUP_BUCKET',
    BACKUP_BUCKET_SECRET: 'its secret; needed with BACKUP_BUCKET',
    BACKUP_BUCKET_REGION: 'region of the bucket, if its store needs one',
    BACKUP_HOUR: 'hour of the daily backup, in UTC, 0 to 23',
    BACKUP_DAILY: 'how many daily backups to keep, 1 to 1000',
    BACKUP_WEEKLY: 'for how many weeks before that to keep one a week, 0 to 1000',
    CONTACT: 'where integrators can ask, an e-mail address or a page; shown in the reference',
    LOG_LEVEL: 'how much is logged: {levels}',
    DEMO_PLAYS_ON: 'true lets the sample rounds of the demo be played on; false keeps them as they are at 12:40',
  },
  // Before the server starts: a setting that does not fit
  wrong: {
    demoInProduction:
      'ENVIRONMENT is "production", but the demo has sample data in it: use "npm start", or leave ENVIRONMENT out.',
    migrationUrlAlone: 'MIGRATION_DATABASE_URL needs DATABASE_URL, the same database with the login for requests.',
    replicaUrlAlone: 'REPLICA_DATABASE_URL needs DATABASE_URL, the database that it follows.',
    proxies:
      'TRUST_PROXY is "{value}"; write how many reverse proxies stand in front of the service, such as TRUST_PROXY=1, or their addresses and networks, such as TRUST_PROXY=10.0.0.0/8,::1.',
    smtpUrl: 'SMTP_URL must begin with smtp:// or smtps:// , such as smtps://user:password@mail.example.com.',
    mailFrom: 'MAIL_FROM must be an address such as golf@example.com, because SMTP_URL is set.',
    bucket:
      'BACKUP_BUCKET must be the address of a store with the bucket behind it, such as https://s3.example.com/bucket.',
    bucketKeys: 'BACKUP_BUCKET_KEY and BACKUP_BUCKET_SECRET must be set, because BACKUP_BUCKET is.',
    contact:
      'CONTACT is "{value}"; it must be an e-mail address or the address of a page, such as https://golf.example.com/help.',
    notOneOf: '{name} is "{value}"; it must be one of {known}.',
    noNumber: '{name} is "{value}"; it must be a whole number from {least} to {most}.',
    noAddress: '{name} is "{value}"; it must be an http or https address, such as https://golf.example.com.',
    databaseUrl:
      '{name} must begin with postgresql:// , such as postgresql://user:password@localhost:5432/caddiemaster.',
    tooShort: '{name} is too short; it must have at least 32 random characters.',
    secretFileTooShort: '{path} is shorter than 32 characters. Restore it from a backup, or set SECRET.',
  },
} as const
