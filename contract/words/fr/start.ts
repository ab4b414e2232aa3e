import type { words as en } from '../en/start.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  starts: 'Démarre Caddiemaster. SIGTERM ou Ctrl-C l’arrête proprement.',
  startsDemo: 'Démarre Caddiemaster en démo avec des données d’exemple. SIGTERM ou Ctrl-C l’arrête proprement.',
  ready: 'Caddiemaster ({environment}) est prêt : {address}',
  console: 'Console',
  reference: 'Référence',
  sampleConsole: 'Console du club d’exemple : {email} / {password}',
  sampleCredential: 'Accès d’exemple : {email} / {password}. Connectez-vous et affichez les communautés :',
  ends: 'Ctrl-C l’arrête. « npx caddiemaster reset --demo » remet les données d’exemple.',
  firstStart:
    'Personne ne gère encore cette installation. Ouvrez ce lien dans la journée pour commencer ; il sert une fois :',
  publishedAccounts:
    'N’importe qui peut se connecter ici, car les mots de passe de ces comptes sont publics : {accounts}.',
  ownerUsed:
    'Les requêtes utilisent le propriétaire de la base de données : une faille du service l’ouvrirait tout entière. Faites exécuter par son administrateur, avec un mot de passe à vous,\n{statements}\npuis donnez à MIGRATION_DATABASE_URL l’adresse actuelle, et à DATABASE_URL la même avec l’utilisateur caddiemaster_requests.',
  wrongNode:
    'Ceci est Node {version} ; Caddiemaster apporte le sien. Démarrez-le avec « npm start » ou « npm run demo ».',
  failed: 'Le serveur n’a pas pu démarrer',
  trouble: {
    notBuilt:
      'Les pages ne sont pas construites. Lancez « npm ci » puis « npm run build », ou décompressez l’archive que fait « npm run pack ».',
    held: 'Un autre serveur Caddiemaster utilise le dossier de données {folder}. Arrêtez-le d’abord, ou choisissez un autre dossier avec DATA_DIR.',
    portUsed: 'PORT {port} est utilisé par un autre programme. Choisissez-en un autre, par exemple PORT={other}.',
    portNeedsRights: 'PORT {port} demande plus de droits. Choisissez-en un au-dessus de 1023.',
    noHost:
      'HOST « {host} » n’est pas une adresse de cette machine. 127.0.0.1 est pour cette machine seule, 0.0.0.0 pour tout le monde.',
    oldPostgres: 'La base de données est PostgreSQL {version}. Caddiemaster a besoin de PostgreSQL 15 ou plus récent.',
    migrationFailed: 'La migration {name} a échoué et n’a rien changé : {reason}',
    newerDatabase:
      'La base de données est plus récente que ce code, version {version} : elle a la migration {migration}. Il lui faut {needed} de Caddiemaster. Installez-la, ou restaurez une sauvegarde faite par cette version.',
    versionOrLater: 'la version {version} ou une plus récente',
    laterVersion: 'une version plus récente',
    rolesNotCreated:
      'Les rôles du service ne peuvent pas être créés ({reason}). Faites exécuter par un administrateur de la base de données :',
    loginNotAdmitted:
      'L’identifiant de DATABASE_URL ne peut pas agir comme {role} ({reason}). Faites exécuter par un administrateur de la base de données :',
    databaseGone: 'La base de données n’est plus dans {folder}. Son disque est-il monté ?',
    folderOfOthers:
      'Le dossier {folder} appartient à quelqu’un d’autre. Supprimez-le, ou choisissez un DATA_DIR plus court.',
    silent: 'Un PostgreSQL (processus {process}) occupe {folder} mais ne répond pas. Arrêtez-le, puis recommencez.',
    notStarted: 'Le PostgreSQL privé n’a pas démarré : {reason}.',
    ended: 'il s’est arrêté avec le code {code}',
    noAnswer: 'Le PostgreSQL privé n’a pas répondu en 30 secondes. Voir {log}.',
    otherPassword:
      'Le fichier database-password du dossier de données n’est pas celui de sa base. Arrêtez le serveur, supprimez le fichier et redémarrez : un nouveau sera créé.',
    notCreated: 'La base de données privée n’a pas pu être créée : {reason}',
    passwordNotSet: 'Le mot de passe de la base de données privée n’a pas pu être défini : {reason}',
    noPackage:
      'Il n’y a pas de PostgreSQL privé pour {machine} (paquet {name}). Donnez à DATABASE_URL un PostgreSQL existant (15 ou plus récent).',
    doesNotRun:
      'Le PostgreSQL privé ne fonctionne pas sur cette machine. Donnez à DATABASE_URL un PostgreSQL existant (15 ou plus récent).',
  },
  disk: {
    trouble:
      '{path} ne peut être ni lu ni écrit : {reason}. Corrigez cela, ou choisissez un autre dossier avec DATA_DIR.',
    readOnly: 'son disque est en lecture seule',
    mayNot: 'l’utilisateur du serveur n’en a pas le droit',
    full: 'son disque est plein',
    quota: 'le quota de son disque est épuisé',
    errors: 'son disque signale des erreurs',
    noFolder: 'une partie du chemin n’est pas un dossier',
    tooManyFiles: 'trop de fichiers sont ouverts',
  },
} satisfies WordsLike<typeof en>
