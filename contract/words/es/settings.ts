import type { words as en } from '../en/settings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  heading: 'Los ajustes son variables de entorno:',
  usual: '(si no, {value})',
  usualAndDemo: '(si no, {value}; en la demo {demo})',
  madeAtStart: '{path}, creado en el primer arranque',
  what: {
    ENVIRONMENT: 'production o testing; cada uno tiene su base de datos',
    HOST: 'dirección en la que escucha',
    PORT: 'puerto en el que escucha',
    BASE_URL: 'dirección con la que se llega al servicio; los enlaces empiezan por ella',
    DATA_DIR: 'carpeta de la base de datos privada y del secreto',
    DATABASE_URL: 'un PostgreSQL existente (15 o posterior) en lugar del privado',
    MIGRATION_DATABASE_URL:
      'la misma base de datos con el usuario de su dueño, que la migra; las peticiones usan entonces un usuario que no es dueño de nada',
    REPLICA_DATABASE_URL:
      'una réplica por streaming de DATABASE_URL, con el mismo usuario: de ella se leen las búsquedas, las cifras de los clubes y sus socios',
    DATABASE_POOL: 'conexiones a la base de datos, de 1 a 200',
    SECRET: 'al menos 32 caracteres que firman tokens y enlaces; el mismo en todos los servidores de una base de datos',
    SECRET_PREVIOUS: 'el secreto anterior al último cambio; sus tokens valen hasta que caducan',
    RATE_LIMIT: 'peticiones por minuto de cada credencial, de 1 a 1000000',
    TRUST_PROXY: 'proxies inversos delante del servicio: cuántos (1), o sus direcciones y redes (10.0.0.0/8,::1)',
    WEBHOOK_PRIVATE_ADDRESSES: 'true deja ir los webhooks a direcciones de redes privadas, y por http',
    SMTP_URL:
      'servidor que recoge el correo, como smtps://user:password@mail.example.com; sin él no sale ningún correo',
    MAIL_FROM: 'dirección de la que sale el correo; necesaria con SMTP_URL',
    BACKUP_DIR: 'carpeta en la que el servidor escribe cada día una copia de seguridad',
    BACKUP_BUCKET:
      'bucket de un almacén compatible con S3 que también la recibe, o solo él, como https://s3.example.com/bucket/folder; sin ninguno no hay copias',
    BACKUP_BUCKET_KEY: 'clave de acceso del bucket; necesaria con BACKUP_BUCKET',
    BACKUP_BUCKET_SECRET: 'su secreto; necesario con BACKUP_BUCKET',
    BACKUP_BUCKET_REGION: 'región del bucket, si su almacén la pide',
    BACKUP_HOUR: 'hora del día en UTC a la que la hace, de 0 a 23',
    BACKUP_DAILY: 'cuántas copias diarias conserva, de 1 a 1000',
    BACKUP_WEEKLY: 'de cuántas semanas anteriores conserva una por semana, de 0 a 1000',
    CONTACT: 'a quién preguntan los desarrolladores, un correo o una página; está en la referencia',
    LOG_LEVEL: 'cuánto se registra: {levels}',
    DEMO_PLAYS_ON:
      'true deja que las rondas de ejemplo de la demo sigan en juego; false las deja como están a las 12:40',
  },
  wrong: {
    demoInProduction:
      'ENVIRONMENT es «production», pero la demo tiene datos de ejemplo: use «npm start», o quite ENVIRONMENT.',
    migrationUrlAlone:
      'MIGRATION_DATABASE_URL necesita DATABASE_URL, la misma base de datos con el usuario de las peticiones.',
    replicaUrlAlone: 'REPLICA_DATABASE_URL necesita DATABASE_URL, la base de datos a la que sigue.',
    proxies:
      'TRUST_PROXY es «{value}»; escriba cuántos proxies inversos hay delante del servicio, como TRUST_PROXY=1, o sus direcciones y redes, como TRUST_PROXY=10.0.0.0/8,::1.',
    smtpUrl: 'SMTP_URL debe empezar por smtp:// o smtps:// , como smtps://user:password@mail.example.com.',
    mailFrom: 'MAIL_FROM debe ser una dirección como golf@example.com, porque SMTP_URL está puesto.',
    bucket:
      'BACKUP_BUCKET debe ser la dirección de un almacén con el bucket detrás, como https://s3.example.com/bucket.',
    bucketKeys: 'BACKUP_BUCKET_KEY y BACKUP_BUCKET_SECRET deben estar puestos, porque BACKUP_BUCKET lo está.',
    contact:
      'CONTACT es «{value}»; debe ser una dirección de correo o la de una página, como https://golf.example.com/help.',
    notOneOf: '{name} es «{value}»; debe ser uno de estos: {known}.',
    noNumber: '{name} es «{value}»; debe ser un número entero de {least} a {most}.',
    noAddress: '{name} es «{value}»; debe ser una dirección http o https, como https://golf.example.com.',
    databaseUrl: '{name} debe empezar por postgresql:// , como postgresql://user:password@localhost:5432/caddiemaster.',
    tooShort: '{name} es demasiado corto; debe tener al menos 32 caracteres aleatorios.',
    secretFileTooShort: '{path} tiene menos de 32 caracteres. Recupérelo de una copia de seguridad, o ponga SECRET.',
  },
} satisfies WordsLike<typeof en>
