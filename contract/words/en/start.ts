/** What the server says to who starts it at a terminal. */
export const words = {
  starts: 'Starts Caddiemaster. SIGTERM or Ctrl-C ends it in order.',
  startsDemo: 'Starts Caddiemaster as a demo with sample data. SIGTERM or Ctrl-C ends it in order.',
  ready: 'Caddiemaster ({environment}) is ready: {address}',
  // Before an address; padded
  console: 'Console',
  reference: 'Reference',
  sampleConsole: 'Console of the sample club: {email} / {password}',
  sampleCredential: 'Sample credential: {email} / {password}. Log in and list the communities:',
  ends: 'Ctrl-C ends it. "npx caddiemaster reset --demo" brings the sample data back.',
  firstStart: 'Nobody runs this installation yet. Open this link within a day to begin; it works once:',
  publishedAccounts: 'Anybody can log in here, because the passwords of these accounts are published: {accounts}.',
  ownerUsed:
    'Requests use the owner of the database: a hole in the service would open all of it. Let its administrator run, with a password of yours,\n{statements}\nthen set MIGRATION_DATABASE_URL to the present address, and DATABASE_URL to the same with the user caddiemaster_requests.',
  wrongNode: 'This is Node {version}; Caddiemaster brings its own. Start it with "npm start" or "npm run demo".',
  failed: 'The server could not start',
  // Why it does not start, and what to do
  trouble: {
    notBuilt:
      'The pages are not built. Run "npm ci" and then "npm run build", or unpack the archive that "npm run pack" makes.',
    held: 'Another Caddiemaster server uses the data folder {folder}. End it first, or choose another folder with DATA_DIR.',
    portUsed: 'PORT {port} is used by another program. Choose another, such as PORT={other}.',
    portNeedsRights: 'PORT {port} needs more rights. Choose one above 1023.',
    noHost: 'HOST "{host}" is no address of this machine. 127.0.0.1 is for this machine only, 0.0.0.0 for everybody.',
    oldPostgres: 'The database is PostgreSQL {version}. Caddiemaster needs PostgreSQL 15 or later.',
    migrationFailed: 'Migration {name} failed and changed nothing: {reason}',
    newerDatabase:
      'The database is newer than this code, version {version}: it has the migration {migration}. It needs {needed} of Caddiemaster. Install that, or restore a backup that this version made.',
    versionOrLater: 'version {version} or later',
    laterVersion: 'a later version',
    rolesNotCreated: 'The roles of the service cannot be created ({reason}). Let an administrator of the database run:',
    loginNotAdmitted:
      'The login of DATABASE_URL may not run as {role} ({reason}). Let an administrator of the database run:',
    databaseGone: 'The database is no longer in {folder}. Is its disk mounted?',
    folderOfOthers: 'The folder {folder} belongs to somebody else. Remove it, or choose a shorter DATA_DIR.',
    silent: 'A PostgreSQL (process {process}) holds {folder} but does not answer. End it, then start again.',
    notStarted: 'The private PostgreSQL did not start: {reason}.',
    ended: 'it ended with code {code}',
    noAnswer: 'The private PostgreSQL did not answer within 30 seconds. See {log}.',
    otherPassword:
      'The file database-password of the data folder is not that of its database. Stop the server, delete the file, and start again: a new one is made.',
    notCreated: 'The private database could not be created: {reason}',
    passwordNotSet: 'The password of the private database could not be set: {reason}',
    noPackage:
      'There is no private PostgreSQL for {machine} (package {name}). Set DATABASE_URL to an existing PostgreSQL (15 or later).',
    doesNotRun:
      'The private PostgreSQL does not run on this machine. Set DATABASE_URL to an existing PostgreSQL (15 or later).',
  },
  // What stands for {reason} in the first
  disk: {
    trouble: '{path} cannot be read or written: {reason}. Repair that, or choose another folder with DATA_DIR.',
    readOnly: 'its disk is read-only',
    mayNot: 'the user of the server may not',
    full: 'its disk is full',
    quota: 'the quota of its disk is used up',
    errors: 'its disk reports errors',
    noFolder: 'a part of the path is not a folder',
    tooManyFiles: 'too many files are open',
  },
} as const
