import type { words as en } from '../en/settings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  heading: 'Les réglages sont des variables d’environnement :',
  usual: '(sinon {value})',
  usualAndDemo: '(sinon {value} ; dans la démo {demo})',
  madeAtStart: '{path}, créé au premier démarrage',
  what: {
    ENVIRONMENT: 'production ou testing ; chacun a sa base de données',
    HOST: 'adresse d’écoute',
    PORT: 'port d’écoute',
    BASE_URL: 'adresse par laquelle on atteint le service ; les liens commencent par elle',
    DATA_DIR: 'dossier de la base de données privée et du secret',
    DATABASE_URL: 'un PostgreSQL existant (15 ou plus récent) à la place du privé',
    MIGRATION_DATABASE_URL:
      'la même base avec l’identifiant de son propriétaire, qui la migre ; les requêtes utilisent alors un identifiant qui ne possède rien',
    REPLICA_DATABASE_URL:
      'une réplique en continu de DATABASE_URL, même identifiant : les recherches, les chiffres des clubs et leurs membres y sont lus',
    DATABASE_POOL: 'connexions à la base de données, 1 à 200',
    SECRET: 'au moins 32 caractères qui signent jetons et liens ; le même sur tous les serveurs d’une base',
    SECRET_PREVIOUS: 'le secret d’avant le dernier changement ; ses jetons restent bons jusqu’à leur expiration',
    RATE_LIMIT: 'requêtes par minute pour chaque accès, 1 à 1000000',
    TRUST_PROXY: 'proxys inverses devant le service : combien (1), ou leurs adresses et réseaux (10.0.0.0/8,::1)',
    WEBHOOK_PRIVATE_ADDRESSES: 'true laisse les webhooks aller à des adresses de réseaux privés, et en http',
    SMTP_URL:
      'serveur qui prend les e-mails, par exemple smtps://user:password@mail.example.com ; sans lui, aucun e-mail n’est envoyé',
    MAIL_FROM: 'adresse d’où viennent les e-mails ; nécessaire avec SMTP_URL',
    BACKUP_DIR: 'dossier où le serveur écrit chaque jour une sauvegarde',
    BACKUP_BUCKET:
      'bucket d’un stockage compatible S3 qui la reçoit aussi, ou seul, par exemple https://s3.example.com/bucket/folder ; sans l’un ni l’autre, aucune sauvegarde',
    BACKUP_BUCKET_KEY: 'clé d’accès du bucket ; nécessaire avec BACKUP_BUCKET',
    BACKUP_BUCKET_SECRET: 'son secret ; nécessaire avec BACKUP_BUCKET',
    BACKUP_BUCKET_REGION: 'région du bucket, si son stockage la demande',
    BACKUP_HOUR: 'heure du jour en UTC à laquelle il sauvegarde, 0 à 23',
    BACKUP_DAILY: 'combien de sauvegardes quotidiennes il garde, 1 à 1000',
    BACKUP_WEEKLY: 'pour combien de semaines d’avant il en garde une par semaine, 0 à 1000',
    CONTACT: 'qui les développeurs interrogent, un e-mail ou une page ; figure dans la référence',
    LOG_LEVEL: 'ce que note le journal : {levels}',
    DEMO_PLAYS_ON: 'true laisse les tours d’exemple de la démo se poursuivre ; false les fige tels qu’ils sont à 12:40',
  },
  wrong: {
    demoInProduction:
      'ENVIRONMENT vaut « production », mais la démo contient des données d’exemple : utilisez « npm start », ou retirez ENVIRONMENT.',
    migrationUrlAlone: 'MIGRATION_DATABASE_URL a besoin de DATABASE_URL, la même base avec l’identifiant des requêtes.',
    replicaUrlAlone: 'REPLICA_DATABASE_URL a besoin de DATABASE_URL, la base qu’elle suit.',
    proxies:
      'TRUST_PROXY vaut « {value} » ; indiquez combien de proxys inverses se trouvent devant le service, par exemple TRUST_PROXY=1, ou leurs adresses et réseaux, par exemple TRUST_PROXY=10.0.0.0/8,::1.',
    smtpUrl: 'SMTP_URL doit commencer par smtp:// ou smtps:// , par exemple smtps://user:password@mail.example.com.',
    mailFrom: 'MAIL_FROM doit être une adresse telle que golf@example.com, parce que SMTP_URL est défini.',
    bucket:
      'BACKUP_BUCKET doit être l’adresse d’un stockage suivie du bucket, par exemple https://s3.example.com/bucket.',
    bucketKeys: 'BACKUP_BUCKET_KEY et BACKUP_BUCKET_SECRET doivent être définis, parce que BACKUP_BUCKET l’est.',
    contact:
      'CONTACT vaut « {value} » ; il faut une adresse e-mail ou l’adresse d’une page, par exemple https://golf.example.com/help.',
    notOneOf: '{name} vaut « {value} » ; les valeurs possibles sont {known}.',
    noNumber: '{name} vaut « {value} » ; il faut un nombre entier de {least} à {most}.',
    noAddress: '{name} vaut « {value} » ; il faut une adresse http ou https, par exemple https://golf.example.com.',
    databaseUrl:
      '{name} doit commencer par postgresql:// , par exemple postgresql://user:password@localhost:5432/caddiemaster.',
    tooShort: '{name} est trop court ; il faut au moins 32 caractères aléatoires.',
    secretFileTooShort: '{path} a moins de 32 caractères. Restaurez-le d’une sauvegarde, ou définissez SECRET.',
  },
} satisfies WordsLike<typeof en>
