import type { words as en } from '../en/start.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  starts: 'Arranca Caddiemaster. SIGTERM o Ctrl-C lo para con orden.',
  startsDemo: 'Arranca Caddiemaster como demo con datos de ejemplo. SIGTERM o Ctrl-C lo para con orden.',
  ready: 'Caddiemaster ({environment}) está listo: {address}',
  console: 'Consola',
  reference: 'Referencia',
  sampleConsole: 'Consola del club de ejemplo: {email} / {password}',
  sampleCredential: 'Credencial de ejemplo: {email} / {password}. Entre y vea las comunidades:',
  ends: 'Ctrl-C lo para. «npx caddiemaster reset --demo» devuelve los datos de ejemplo.',
  firstStart: 'Nadie lleva todavía esta instalación. Abra este enlace en un día para empezar; vale una vez:',
  publishedAccounts: 'Aquí puede entrar cualquiera, porque las contraseñas de estas cuentas son públicas: {accounts}.',
  ownerUsed:
    'Las peticiones usan el dueño de la base de datos: un agujero en el servicio la abriría toda. Que su administrador ejecute, con una contraseña suya,\n{statements}\ny después ponga en MIGRATION_DATABASE_URL la dirección actual, y en DATABASE_URL la misma con el usuario caddiemaster_requests.',
  wrongNode: 'Este es Node {version}; Caddiemaster trae el suyo. Arránquelo con «npm start» o «npm run demo».',
  failed: 'El servidor no ha podido arrancar',
  trouble: {
    notBuilt:
      'Las páginas no están construidas. Ejecute «npm ci» y después «npm run build», o descomprima el archivo que hace «npm run pack».',
    held: 'Otro servidor de Caddiemaster usa la carpeta de datos {folder}. Párelo antes, o elija otra carpeta con DATA_DIR.',
    portUsed: 'Otro programa usa PORT {port}. Elija otro, como PORT={other}.',
    portNeedsRights: 'PORT {port} necesita más permisos. Elija uno por encima de 1023.',
    noHost:
      'HOST «{host}» no es una dirección de esta máquina. 127.0.0.1 es solo para esta máquina, 0.0.0.0 para todos.',
    oldPostgres: 'La base de datos es PostgreSQL {version}. Caddiemaster necesita PostgreSQL 15 o posterior.',
    migrationFailed: 'La migración {name} ha fallado y no ha cambiado nada: {reason}',
    newerDatabase:
      'La base de datos es más nueva que este código, versión {version}: tiene la migración {migration}. Necesita {needed} de Caddiemaster. Instálela, o restaure una copia de seguridad hecha con esta versión.',
    versionOrLater: 'la versión {version} o una posterior',
    laterVersion: 'una versión posterior',
    rolesNotCreated:
      'No se pueden crear los roles del servicio ({reason}). Que un administrador de la base de datos ejecute:',
    loginNotAdmitted:
      'El usuario de DATABASE_URL no puede actuar como {role} ({reason}). Que un administrador de la base de datos ejecute:',
    databaseGone: 'La base de datos ya no está en {folder}. ¿Está montado su disco?',
    folderOfOthers: 'La carpeta {folder} es de otro usuario. Bórrela, o elija un DATA_DIR más corto.',
    silent: 'Un PostgreSQL (proceso {process}) ocupa {folder} pero no responde. Párelo y arranque de nuevo.',
    notStarted: 'El PostgreSQL privado no ha arrancado: {reason}.',
    ended: 'terminó con el código {code}',
    noAnswer: 'El PostgreSQL privado no ha respondido en 30 segundos. Vea {log}.',
    otherPassword:
      'El archivo database-password de la carpeta de datos no es el de su base de datos. Pare el servidor, borre el archivo y arranque de nuevo: se hará otro.',
    notCreated: 'No se ha podido crear la base de datos privada: {reason}',
    passwordNotSet: 'No se ha podido poner la contraseña de la base de datos privada: {reason}',
    noPackage:
      'No hay PostgreSQL privado para {machine} (paquete {name}). Ponga en DATABASE_URL un PostgreSQL existente (15 o posterior).',
    doesNotRun:
      'El PostgreSQL privado no funciona en esta máquina. Ponga en DATABASE_URL un PostgreSQL existente (15 o posterior).',
  },
  disk: {
    trouble: 'No se puede leer o escribir {path}: {reason}. Arréglelo, o elija otra carpeta con DATA_DIR.',
    readOnly: 'su disco es de solo lectura',
    mayNot: 'el usuario del servidor no tiene permiso',
    full: 'su disco está lleno',
    quota: 'la cuota de su disco está agotada',
    errors: 'su disco da errores',
    noFolder: 'una parte de la ruta no es una carpeta',
    tooManyFiles: 'hay demasiados archivos abiertos',
  },
} satisfies WordsLike<typeof en>
