import type { words as en } from '../en/start.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  starts: 'Startet Caddiemaster. SIGTERM oder Strg-C beendet es geordnet.',
  startsDemo: 'Startet Caddiemaster als Demo mit Beispieldaten. SIGTERM oder Strg-C beendet es geordnet.',
  ready: 'Caddiemaster ({environment}) ist bereit: {address}',
  console: 'Konsole',
  reference: 'Referenz',
  sampleConsole: 'Konsole des Beispielclubs: {email} / {password}',
  sampleCredential: 'Beispielzugang: {email} / {password}. So loggen Sie sich ein und listen die Gemeinschaften auf:',
  ends: 'Strg-C beendet es. „npx caddiemaster reset --demo“ bringt die Beispieldaten zurück.',
  firstStart: 'Noch betreibt niemand diese Installation. Öffnen Sie binnen eines Tages diesen Link; er gilt einmal:',
  publishedAccounts:
    'Hier kann sich jeder einloggen, denn die Passwörter dieser Konten sind öffentlich bekannt: {accounts}.',
  ownerUsed:
    'Anfragen benutzen den Besitzer der Datenbank: Eine Lücke im Dienst würde sie ganz öffnen. Lassen Sie ihren Administrator mit einem Passwort Ihrer Wahl dies ausführen,\n{statements}\nund setzen Sie dann MIGRATION_DATABASE_URL auf die jetzige Adresse und DATABASE_URL auf dieselbe mit dem Benutzer caddiemaster_requests.',
  wrongNode:
    'Dies ist Node {version}; Caddiemaster bringt sein eigenes mit. Starten Sie es mit „npm start“ oder „npm run demo“.',
  failed: 'Der Server konnte nicht starten',
  trouble: {
    notBuilt:
      'Die Seiten sind nicht gebaut. Führen Sie „npm ci“ und dann „npm run build“ aus, oder entpacken Sie das Archiv, das „npm run pack“ macht.',
    held: 'Ein anderer Caddiemaster-Server benutzt den Datenordner {folder}. Beenden Sie ihn zuerst, oder wählen Sie mit DATA_DIR einen anderen Ordner.',
    portUsed: 'PORT {port} wird von einem anderen Programm benutzt. Wählen Sie einen anderen, etwa PORT={other}.',
    portNeedsRights: 'PORT {port} braucht mehr Rechte. Wählen Sie einen über 1023.',
    noHost: 'HOST „{host}“ ist keine Adresse dieses Rechners. 127.0.0.1 ist nur für diesen Rechner, 0.0.0.0 für alle.',
    oldPostgres: 'Die Datenbank ist PostgreSQL {version}. Caddiemaster braucht PostgreSQL 15 oder neuer.',
    migrationFailed: 'Die Migration {name} ist gescheitert und hat nichts geändert: {reason}',
    newerDatabase:
      'Die Datenbank ist neuer als dieser Code, Version {version}: Sie hat die Migration {migration}. Sie braucht {needed} von Caddiemaster. Installieren Sie diese, oder stellen Sie eine Sicherung wieder her, die diese Version gemacht hat.',
    versionOrLater: 'Version {version} oder eine neuere',
    laterVersion: 'eine neuere Version',
    rolesNotCreated:
      'Die Rollen des Dienstes lassen sich nicht anlegen ({reason}). Lassen Sie einen Administrator der Datenbank dies ausführen:',
    loginNotAdmitted:
      'Der Login von DATABASE_URL darf nicht als {role} arbeiten ({reason}). Lassen Sie einen Administrator der Datenbank dies ausführen:',
    databaseGone: 'Die Datenbank ist nicht mehr in {folder}. Ist ihre Platte eingehängt?',
    folderOfOthers:
      'Der Ordner {folder} gehört jemand anderem. Entfernen Sie ihn, oder wählen Sie ein kürzeres DATA_DIR.',
    silent:
      'Ein PostgreSQL (Prozess {process}) hält {folder}, antwortet aber nicht. Beenden Sie es, und starten Sie dann noch einmal.',
    notStarted: 'Das private PostgreSQL ist nicht gestartet: {reason}.',
    ended: 'es endete mit dem Code {code}',
    noAnswer: 'Das private PostgreSQL hat binnen 30 Sekunden nicht geantwortet. Siehe {log}.',
    otherPassword:
      'Die Datei database-password des Datenordners gehört nicht zu seiner Datenbank. Beenden Sie den Server, löschen Sie die Datei, und starten Sie noch einmal: Dann wird eine neue gemacht.',
    notCreated: 'Die private Datenbank ließ sich nicht anlegen: {reason}',
    passwordNotSet: 'Das Passwort der privaten Datenbank ließ sich nicht setzen: {reason}',
    noPackage:
      'Für {machine} gibt es kein privates PostgreSQL (Paket {name}). Setzen Sie DATABASE_URL auf ein vorhandenes PostgreSQL (15 oder neuer).',
    doesNotRun:
      'Das private PostgreSQL läuft auf diesem Rechner nicht. Setzen Sie DATABASE_URL auf ein vorhandenes PostgreSQL (15 oder neuer).',
  },
  disk: {
    trouble:
      '{path} lässt sich nicht lesen oder schreiben: {reason}. Beheben Sie das, oder wählen Sie mit DATA_DIR einen anderen Ordner.',
    readOnly: 'die Platte lässt nur Lesen zu',
    mayNot: 'der Benutzer des Servers darf es nicht',
    full: 'die Platte ist voll',
    quota: 'das Kontingent auf der Platte ist aufgebraucht',
    errors: 'die Platte meldet Fehler',
    noFolder: 'ein Teil des Pfads ist kein Ordner',
    tooManyFiles: 'zu viele Dateien sind offen',
  },
} satisfies WordsLike<typeof en>
