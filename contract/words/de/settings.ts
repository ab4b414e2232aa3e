import type { words as en } from '../en/settings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  heading: 'Einstellungen sind Umgebungsvariablen:',
  usual: '(sonst {value})',
  usualAndDemo: '(sonst {value}; in der Demo {demo})',
  madeAtStart: '{path}, beim ersten Start gemacht',
  what: {
    ENVIRONMENT: 'production oder testing; jede hat ihre eigene Datenbank',
    HOST: 'Adresse, an der er lauscht',
    PORT: 'Port, an dem er lauscht',
    BASE_URL: 'Adresse, unter der man den Dienst erreicht; Links beginnen damit',
    DATA_DIR: 'Ordner der privaten Datenbank und des Geheimnisses',
    DATABASE_URL: 'ein vorhandenes PostgreSQL (15 oder neuer) anstelle des privaten',
    MIGRATION_DATABASE_URL:
      'dieselbe Datenbank mit dem Login ihres Besitzers, der sie migriert; Anfragen benutzen dann einen Login, dem nichts gehört',
    REPLICA_DATABASE_URL:
      'eine Streaming-Replik von DATABASE_URL, gleicher Login: Suchen, die Zahlen der Clubs und ihre Mitglieder werden daraus gelesen',
    DATABASE_POOL: 'Verbindungen zur Datenbank, 1 bis 200',
    SECRET: 'mindestens 32 Zeichen, die Tokens und Links signieren; auf allen Servern einer Datenbank gleich',
    SECRET_PREVIOUS: 'das Geheimnis vor dem letzten Wechsel; seine Tokens gelten, bis sie ablaufen',
    RATE_LIMIT: 'Anfragen pro Minute für jeden Zugang, 1 bis 1000000',
    TRUST_PROXY: 'Reverse-Proxys vor dem Dienst: wie viele (1), oder ihre Adressen und Netze (10.0.0.0/8,::1)',
    WEBHOOK_PRIVATE_ADDRESSES: 'true lässt Webhooks auch zu Adressen in privaten Netzen, und über http',
    SMTP_URL:
      'Server, der E-Mail annimmt, etwa smtps://user:password@mail.example.com; ohne ihn geht keine E-Mail hinaus',
    MAIL_FROM: 'Adresse, von der E-Mail kommt; nötig mit SMTP_URL',
    BACKUP_DIR: 'Ordner, in den der Server jeden Tag eine Sicherung schreibt',
    BACKUP_BUCKET:
      'Bucket eines S3-kompatiblen Speichers, der sie auch oder allein bekommt, etwa https://s3.example.com/bucket/folder; ohne beides gibt es keine',
    BACKUP_BUCKET_KEY: 'Zugriffsschlüssel des Buckets; nötig mit BACKUP_BUCKET',
    BACKUP_BUCKET_SECRET: 'sein Geheimnis; nötig mit BACKUP_BUCKET',
    BACKUP_BUCKET_REGION: 'Region des Buckets, wo sein Speicher danach fragt',
    BACKUP_HOUR: 'Stunde des Tages in UTC, zu der er sichert, 0 bis 23',
    BACKUP_DAILY: 'wie viele tägliche Sicherungen er aufhebt, 1 bis 1000',
    BACKUP_WEEKLY: 'für wie viele Wochen davor er eine pro Woche aufhebt, 0 bis 1000',
    CONTACT: 'wen Entwickler fragen, eine E-Mail-Adresse oder eine Seite; steht in der Referenz',
    LOG_LEVEL: 'wie viel ins Log kommt: {levels}',
    DEMO_PLAYS_ON: 'true lässt die Beispielrunden der Demo weiterspielen; false hält sie fest, wie sie um 12:40 stehen',
  },
  wrong: {
    demoInProduction:
      'ENVIRONMENT ist „production“, aber in der Demo sind Beispieldaten: Benutzen Sie „npm start“, oder lassen Sie ENVIRONMENT weg.',
    migrationUrlAlone: 'MIGRATION_DATABASE_URL braucht DATABASE_URL, dieselbe Datenbank mit dem Login für Anfragen.',
    replicaUrlAlone: 'REPLICA_DATABASE_URL braucht DATABASE_URL, die Datenbank, der sie folgt.',
    proxies:
      'TRUST_PROXY ist „{value}“; schreiben Sie, wie viele Reverse-Proxys vor dem Dienst stehen, etwa TRUST_PROXY=1, oder ihre Adressen und Netze, etwa TRUST_PROXY=10.0.0.0/8,::1.',
    smtpUrl: 'SMTP_URL muss mit smtp:// oder smtps:// beginnen, etwa smtps://user:password@mail.example.com.',
    mailFrom: 'MAIL_FROM muss eine Adresse wie golf@example.com sein, weil SMTP_URL gesetzt ist.',
    bucket:
      'BACKUP_BUCKET muss die Adresse eines Speichers mit dem Bucket dahinter sein, etwa https://s3.example.com/bucket.',
    bucketKeys: 'BACKUP_BUCKET_KEY und BACKUP_BUCKET_SECRET müssen gesetzt sein, weil BACKUP_BUCKET es ist.',
    contact:
      'CONTACT ist „{value}“; es muss eine E-Mail-Adresse oder die Adresse einer Seite sein, etwa https://golf.example.com/help.',
    notOneOf: '{name} ist „{value}“; möglich sind {known}.',
    noNumber: '{name} ist „{value}“; es muss eine ganze Zahl von {least} bis {most} sein.',
    noAddress: '{name} ist „{value}“; es muss eine Adresse mit http oder https sein, etwa https://golf.example.com.',
    databaseUrl: '{name} muss mit postgresql:// beginnen, etwa postgresql://user:password@localhost:5432/caddiemaster.',
    tooShort: '{name} ist zu kurz; es muss mindestens 32 zufällige Zeichen haben.',
    secretFileTooShort:
      '{path} ist kürzer als 32 Zeichen. Holen Sie die Datei aus einer Sicherung zurück, oder setzen Sie SECRET.',
  },
} satisfies WordsLike<typeof en>
