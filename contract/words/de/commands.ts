import type { words as en } from '../en/commands.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  usage: 'Aufruf: {line}',
  about:
    'Die Befehlszeile des Betreibers. Sie funktioniert, während der Server läuft; läuft er nicht, startet sie die private Datenbank selbst.',
  demo: 'die Datenbank der Demo (wie mit ENVIRONMENT=testing)',
  help: 'dieser Text; nach einem Befehl dessen Optionen',
  lang: 'Sprache der Antworten: {languages}; sonst die von LC_ALL, LC_MESSAGES oder LANG',
  demoOption: 'die Datenbank der Demo',
  langOption: 'Sprache der Antworten: {languages}',
  helpOption: 'dieser Text',
  required: 'nötig',
  repeated: 'auch mehrmals',
  communityCreate: {
    summary: 'Legt eine Gemeinschaft an, oder eine Untergemeinschaft eines Clubs',
    club: 'der Club, zu dem sie gehört',
  },
  clubCreate: {
    summary: 'Legt einen Club mit seinen Untergemeinschaften an',
    help: 'Ein Zugang für den Club erreicht alle seine Untergemeinschaften.',
    sub: 'eine Untergemeinschaft, mit der der Club beginnt',
  },
  communityList: { summary: 'Listet die Gemeinschaften mit ihren IDs auf' },
  communityIdentity: {
    summary:
      'Setzt Farbe, Logo, Währung, Sprache, Uhr und Längen einer Gemeinschaft, und ob sie eine öffentliche Seite hat',
    help: 'Ohne Optionen zeigt es, was gesetzt ist.',
    colour: 'Grund des Seitenkopfs, dunkler gemacht, wo die Schrift darauf es braucht; „none“ für das übliche Grün',
    logo: 'PNG oder SVG, aufbewahrt als PNG mit höchstens 4 KB; „none“ für die Anfangsbuchstaben des Namens',
    home: 'ob /c/COMMUNITY allen ihre Turniere zeigt',
    currency: 'Währung der Preise, etwa EUR; „none“ für bloße Zahlen',
    language: 'ihre Sprache: {languages}; „none“ für die jedes Lesers',
    clock: 'Uhrzeiten mit 24 Stunden, oder mit 12',
    lengths: 'Längen der Löcher wie auf der Karte des Platzes, in Yards oder in Metern',
  },
  communityExport: {
    summary: 'Schreibt alles, was zu einer Gemeinschaft gehört, in eine Datei',
    help: 'Die Datei eines Clubs enthält auch seine Untergemeinschaften. Der Server darf weiterlaufen. Die Datei enthält personenbezogene Daten; docs/community-file.md beschreibt sie.',
  },
  communityImport: {
    summary: 'Liest eine Gemeinschaft aus einer Datei von „community export“ ein',
    help: 'Liest die ganze Datei ein oder nichts. Freie IDs bleiben, andere sind neu. Spieler, die schon hier sind, bleiben, wie sie sind. Webhooks bleiben aus, bis Sie sie einschalten.',
    name: 'ein neuer Name für die Gemeinschaft',
    club: 'der Club, zu dem sie gehören soll',
  },
  readOnly: 'darf nur lesen und nichts ändern, etwa eine Anzeigetafel',
  credentialIssue: {
    summary: 'Stellt einen Zugang zur Schnittstelle aus und zeigt sein Passwort einmal',
    email: 'E-Mail-Adresse des Benutzers; wird der Name zum Einloggen',
    community: 'die Gemeinschaften, die er erreicht; ein Club samt seinen Untergemeinschaften',
    use: 'wofür er ist',
  },
  credentialList: { summary: 'Listet die Zugänge auf, auch widerrufene' },
  credentialRevoke: { summary: 'Widerruft einen Zugang; seine Tokens enden auf jedem Server binnen einer Sekunde' },
  accessRequest: {
    summary: 'Speichert einen Antrag auf Zugang zur Schnittstelle',
    community: 'die Gemeinschaft, die ihn stellt',
    name: 'Name der Person, die ihn stellt',
    email: 'Adresse der Kontaktperson; wird der Name zum Einloggen',
    use: 'wofür der Zugang ist',
  },
  accessList: { summary: 'Listet die Anträge auf Zugang auf, offene zuerst' },
  accessApprove: {
    summary: 'Bewilligt einen Antrag: stellt den Zugang aus und zeigt sein Passwort einmal',
    community: 'nur diese Gemeinschaften des Clubs, der ihn stellt; sonst der ganze Club',
    note: 'eine Notiz für Betreiber',
  },
  accessDecline: {
    summary: 'Lehnt einen Antrag ab und schickt der Kontaktperson den Grund, wo E-Mail eingerichtet ist',
    reason: 'warum, wie es die Kontaktperson liest',
  },
  administratorCreate: {
    summary: 'Legt ein Konto der Konsole an und zeigt sein Passwort einmal',
    email: 'der Name zum Einloggen',
    name: 'Vor- und Nachname',
    community: 'die Gemeinschaften, die das Konto verwaltet',
    role: '{roles}; sonst director',
    player: 'welcher Spieler das ist; dieser Spieler kann dann nicht über einen Link zählen',
  },
  administratorLink: {
    summary: 'Zeigt einen Link, mit dem das Konto ein neues Passwort setzt; er gilt einmal, eine halbe Stunde lang',
  },
  administratorRecover: {
    summary:
      'Schaltet die zweiten Faktoren eines Kontos aus, für jemanden, der sie verloren hat, und beendet dessen Sitzungen',
    help: 'Vergewissern Sie sich zuerst, dass es die Person ist: Von da an genügt das Passwort zum Einloggen. Codes, Ersatzcodes und Passkeys sind vergessen; das Protokoll der Gemeinschaften sagt es.',
  },
  courseImport: {
    summary: 'Liest Plätze mit Abschlägen und Löchern aus einer JSON-Datei ein',
    help: 'Liest alle Plätze der Datei ein oder keinen. Ein vorhandener Platz wird nie geändert. docs/import.md beschreibt das Format.',
  },
  eventImport: {
    summary: 'Liest ein Turnier mit allem, was dazugehört, aus einer JSON-Datei ein',
    help: 'Liest die ganze Datei ein oder nichts. Eine Datei mit der externalId eines Turniers, das aus einer Datei kam, ändert dieses Turnier. docs/import.md beschreibt das Format, mit einem Beispiel.',
    preview: 'zeigt, was die Datei an einem vorhandenen Turnier ändern würde, und ändert nichts',
    take: 'wo hier jemand etwas geändert hat, aber die Datei recht hat: Stellen, wie die Vorschau sie nennt, oder all',
    schema: 'zeigt das JSON-Schema der Datei und liest nichts ein',
  },
  eventWarnings: {
    summary: 'Zeigt, was einem Turnier noch fehlt, bis seine Ergebnisse stimmen',
    help: 'Fehlende Handicaps und Preise, die nicht passen, in jeder Wertung des Turniers und seiner Runden.',
  },
  eventRestore: {
    summary: 'Holt ein Turnier aus einer Sicherung zurück, oder seine Scores zu einem Zeitpunkt',
    help: 'Aus dem Protokoll der Scores wird nichts entfernt: Einträge der Spielleitung berichtigen spätere Scores. Neu gemachte Links bleiben neu.',
    from: 'das ganze Turnier wie in dieser Sicherung, ein Pfad oder bucket:NAME',
    at: 'nur seine Scores, wie sie damals waren: 2026-05-03T14:05:00+01:00',
    confirm: 'tut es; sonst zeigt der Befehl nur, was sich ändern würde',
  },
  handicapsRefresh: {
    summary: 'Übernimmt neue Handicap Indizes der Spieler eines Turniers aus einer CSV- oder XLSX-Datei',
    help: 'Die erste Zeile von FILE nennt die Spalten, groß oder klein: index und eine oder mehrere von hcId (mit provider), email und\nplayerId; revisionDate (YYYY-MM-dd), falls es sie gibt. Ein Plus-Handicap steht als +1.2; ein Dezimalkomma wird verstanden.\nGesperrte Handicaps bleiben. Runden mit eigenen Handicaps behalten sie: Nennen Sie die Runde, um diese zu erneuern.',
    apply: 'tut es; sonst zeigt der Befehl nur, was sich ändern würde',
  },
  registrationList: {
    summary:
      'Zeigt alle Anmeldungen als CSV: angemeldet, wartend, in der Verlosung und zurückgezogen, mit ihren Antworten',
    help: 'Eine Spalte für jede Frage, nach ihrer ID. Die Ausgabe enthält personenbezogene Daten.',
  },
  ballotDraw: {
    summary: 'Zieht die Lose eines Turniers mit Verlosung, sobald die Meldefrist vorbei ist',
    help: 'Die Reihenfolge ist die des SHA-256 von „<Startwert>:<Spieler-ID>“. Der Startwert wird festgehalten: „ballot check“ zieht noch einmal und vergleicht.',
    seed: 'woraus die Lose gezogen werden, etwa öffentlich gewürfelte Zahlen',
  },
  ballotCheck: { summary: 'Zieht die festgehaltenen Lose eines Turniers noch einmal und vergleicht' },
  playerMerge: {
    summary: 'Führt das Profil REMOVE mit dem Profil KEEP zusammen',
    help: 'Mitgliedschaften, Teilnahmen, Handicaps und Scores gehen über. Die Angaben von KEEP bleiben; was fehlt, kommt von REMOVE.',
    confirm: 'tut es; sonst zeigt der Befehl nur, was übergehen würde',
  },
  playerUnmerge: {
    summary: 'Macht das Zusammenführen zweier Profile rückgängig',
    help: 'Binnen {days} Tagen. Alles, was das entfernte Profil mitgebracht hat, geht zurück, samt dem, was seither dazukam. Abgelehnt, wo es rückgängig machen würde, was jemand später getan hat.',
  },
  playerEmail: {
    summary: 'Setzt die E-Mail-Adresse eines Spielers, der darum gebeten hat',
    help: 'Sie gilt als vom Spieler bestätigt: Persönliche Links gehen dorthin, gleich welcher Club sie schickt. Vergewissern Sie sich, dass wirklich der Spieler darum bittet.',
  },
  playerExport: {
    summary: 'Schreibt alles, was über einen Spieler gespeichert ist, als JSON',
    help: 'Profil, Mitgliedschaften, Teilnahmen mit Antworten, Anmeldungen, Handicaps, Plätze, Scorekarten, Scores als Spieler und als Zähler, und was das Protokoll über den Spieler sagt. Nichts über andere.',
    out: 'die Datei, die geschrieben wird; sonst erscheint es hier',
  },
  playerErase: {
    summary: 'Löscht die personenbezogenen Daten eines Spielers; Ergebnisse bleiben unter anderem Namen',
    help: 'Es lässt sich nicht rückgängig machen. Sicherungen und Exporte von vorher enthalten die Daten noch: siehe docs/operate.md. Dieselbe Person unter anderer ID, etwa nur mit Namen, ist ein anderer Spieler: Führen Sie ihn zusammen oder löschen Sie ihn auch.',
    confirm: 'tut es; sonst zeigt der Befehl nur, was verloren ginge',
    alsoRunning: 'auch während der Spieler für ein Turnier angemeldet ist, das nicht vorbei ist',
  },
  linkRegenerate: {
    summary: 'Beendet einen Link eines Turniers und ersetzt ihn durch einen neuen',
    help: 'PURPOSE ist eins von {purposes}. Die Anmeldung gehört zum ganzen Turnier: Nennen Sie das mehrrundige Turnier, nicht seine Runde.',
    player: 'der persönliche Link dieses Spielers (scoring, registration)',
  },
  print: {
    summary: 'Druckt ein Dokument eines Turniers als PDF',
    help: 'DOCUMENT ist eins von {documents}. Codes auf Scorekarten führen zu BASE_URL.',
    paper: 'A4 oder Letter; sonst wie beim Turnier eingestellt',
    by: 'time oder hole: die Reihenfolge der Startliste',
    out: 'wohin das PDF geschrieben wird; sonst EVENT-DOCUMENT.pdf',
  },
  cardsRebuild: {
    summary: 'Stellt die Scorekarten eines Turniers aus dem Protokoll seiner Scores neu her',
    help: 'Das Protokoll ist maßgeblich. In einer gesunden Datenbank unterscheidet sich nichts und ändert sich nichts. Scores warten, bis es fertig ist.',
    check: 'vergleicht nur; Exit-Code 1, wenn sich eine Karte unterscheidet',
  },
  mailTest: { summary: 'Verschickt eine Test-Mail und sagt, was der Mailserver geantwortet hat' },
  backup: {
    summary: 'Schreibt eine Sicherung der ganzen Datenbank, wie sie jetzt ist',
    help: 'Der Server darf weiterlaufen. Die Datei enthält personenbezogene Daten und Hashes von Passwörtern. Das Geheimnis, das Links und Tokens signiert, enthält sie nicht: Bewahren Sie auch davon eine Kopie auf.',
  },
  restore: {
    summary:
      'Stellt die Datenbank aus einer Sicherung wieder her und vergleicht die Hashes aller Tabellen und Turniere',
    help: 'FILE ist ein Pfad, oder bucket:NAME für eine in BACKUP_BUCKET; „bucket:“ allein listet sie auf. Läuft in einer Transaktion: Entweder wird alles wiederhergestellt oder nichts geändert.',
    replace: 'löscht zuerst alles, was in der Datenbank ist',
    allowSample: 'im Betrieb: nimmt auch eine Sicherung mit Beispieldaten und sperrt deren veröffentlichte Konten',
  },
  acceptNewSecret: {
    summary: 'Nimmt ein neues SECRET an, wenn das alte verloren ist',
    help: 'Ein Server startet nicht mit einem anderen Geheimnis als dem, mit dem seine Datenbank benutzt wurde. Haben Sie das alte noch, benutzen Sie SECRET oder SECRET_PREVIOUS: Dann endet nichts, oder nur die Links.',
    confirm: 'tut es; sonst zeigt der Befehl nur, was enden würde',
  },
  reset: {
    summary: 'Setzt die Testumgebung auf ihre Beispieldaten zurück',
    help: 'Alles darin wird gelöscht. Im Betrieb abgelehnt.',
  },
  status: {
    summary: 'Zeigt Version, Commit, Umgebung, Migrationen, Einstellungen zur Dauerhaftigkeit, Größe und Zeilen',
  },
} satisfies WordsLike<typeof en>
