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
  },
} as const
