import type { words as en } from '../en/readiness.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  rules: {
    everybodyInAFlight: 'In jeder Wertung mit Klassen sind alle eingeteilt.',
    oneTeeTimeEach: 'Alle haben eine Startzeit.',
    groupsApart: 'Keine zwei Gruppen starten zur selben Zeit am selben Tee.',
    startHoles: 'Jede Gruppe startet an einem Loch des Platzes.',
    tees: 'Alle spielen von einem Abschlag des Platzes, der für sie ein Rating hat.',
    courseComplete: 'Der Platz ist vollständig.',
    teamsComplete: 'Die Teams sind so groß, wie es ihre Wertungen verlangen, und alle sind in einem Team.',
    ballsTogether: 'Teams, die einen Ball spielen, sind in einer Gruppe.',
    settingsFit: 'Die Einstellungen jeder Wertung passen zu ihrer Spielform.',
    opponents: 'Jede Partei hat ein Match oder ein Freilos.',
    noRehearsal: 'Das Turnier ist kein Probelauf.',
    handicaps: 'In den Nettowertungen haben alle ein Handicap.',
    handicapReasons: 'Jedes von Hand gesetzte Handicap ist begründet.',
    indexRevision: 'Die Handicap Indizes sind weniger als einen Monat alt.',
    allowance: 'Die anteiligen Handicaps entsprechen den Empfehlungen.',
    teamsApart: 'Die Handicaps in den Teams liegen so nah beieinander, wie Sie es wünschen.',
    groupSizes: 'Die Gruppen haben zwei bis vier Spieler.',
    wishesKept: 'Die Wünsche, zusammen oder getrennt zu spielen, sind erfüllt.',
    teeTimesPlausible: 'Die Gruppen starten am Tag der Runde und bei Tageslicht.',
    prizes: 'Die Preise passen zum Preisgeld und zu den Klassen.',
    papers: 'Alle Ausdrucke sind aktuell.',
    sheetPublished: 'Die veröffentlichte Startliste ist aktuell.',
    roundBefore: 'Die Runde davor ist beendet.',
    links: 'Links öffnen sich auf Telefonen, und E-Mails können gesendet werden.',
    fieldOfTheCut: 'Nur wer den Cut geschafft hat, hat eine Startzeit.',
  },
  ofRound: '{round}: {finding}',
  player: 'Spieler {id}',
  team: 'Team {id}',
  group: '{time} ab Tee {hole}',
  // A group as paper names it: its tee time, and its hole with a letter.
  start: '{time} {start}',
  emptyLeaderboard: 'In der Wertung {board} ist niemand: Eine Wertung über mehrere Runden braucht eine Klasse.',
  playersWithoutFlight:
    '{count, plural, one {# Spieler ist} other {# Spieler sind}} in keiner Klasse der Wertung {board}: {names}.',
  teamsWithoutFlight:
    '{count, plural, one {# Team ist} other {# Teams sind}} in keiner Klasse der Wertung {board}: {names}.',
  noTeeTimes: 'Es gibt noch keine Startzeiten. Füllen Sie die Startliste.',
  playersWithoutTeeTime: '{count, plural, one {# Spieler hat} other {# Spieler haben}} keine Startzeit: {names}.',
  groupsAtOnePlace:
    '{count, plural, one {# Gruppe hat} other {# Gruppen haben}} denselben Start: {group}. Ändern Sie Buchstabe, Loch oder Zeit.',
  startOutsideNine: 'Eine Gruppe startet an Loch {hole}, gespielt werden aber die Löcher {first} bis {last}.',
  startBeyond: 'Eine Gruppe startet an Loch {hole}, der Platz hat aber nur {holes} Löcher.',
  ballApart:
    '{team} spielt einen Ball, die Spieler sind aber in {count, plural, one {# Gruppe} other {# verschiedenen Gruppen}}.',
  emptyGroup: 'In Gruppe {group} ist niemand.',
  aloneInGroup: '{name} spielt in Gruppe {group} allein, also ohne Zähler.',
  largeGroup: 'In Gruppe {group} {count, plural, one {ist # Spieler} other {sind # Spieler}}.',
  otherDay: 'Eine Gruppe startet am {date}; das ist kein Tag der Runde.',
  dark: 'Eine Gruppe startet um {time}; da kann es dunkel sein.',
  otherThanPublished:
    '{count, plural, one {# Spieler startet} other {# Spieler starten}} zu einer anderen Zeit oder an einem anderen Tee als veröffentlicht: {names}.',
  afterTheCut:
    '{count, plural, one {# Spieler hat den Cut verpasst und trotzdem} other {# Spieler haben den Cut verpasst und trotzdem}} eine Startzeit: {names}.',
  askedApart: '{names} wollten getrennt spielen, sind aber zusammen in Gruppe {group}.',
  askedTogether: '{names} wollten zusammen spielen, sind aber in verschiedenen Gruppen: {groups}.',
  noCourse: 'Die Runde hat keinen Platz.',
  noTees: '{course} hat keine Abschläge.',
  courseWrong:
    '{course} ist nicht vollständig: Bei {tees} stimmt Par oder Handicap-Verteilung nicht. Legen Sie die nächste Fassung des Platzes an.',
  rehearsal: 'Das Turnier ist ein Probelauf: Seine Links öffnen nur die Scorekarte.',
  pagesBefore:
    '{document}: {count, plural, one {# Seite wurde} other {# Seiten wurden}} vor einer Änderung gedruckt: {pages}.',
  pageBefore: '{document}: {page} wurde vor einer Änderung gedruckt.',
  documentBefore: '{document}: vor einer Änderung gedruckt.',
  roundOpen: '{round} ist noch nicht beendet. Status: {state}.',
  linksInside:
    'Die Links beginnen mit {address}; außerhalb dieses Netzwerks erreicht das kein Telefon. Der Betreiber muss BASE_URL setzen.',
  linksOpen:
    'Die Links beginnen mit {address}, und die Verbindung ist nicht verschlüsselt. Der Betreiber muss als BASE_URL eine Adresse mit https setzen.',
  noMail:
    'E-Mails können nicht gesendet werden: Der Betreiber hat SMTP_URL nicht gesetzt. Drucken oder kopieren Sie die Links.',
  settingWrong: '{board}: {field} {message}.',
  aSetting: 'eine Einstellung',
  withoutMatch:
    '{count, plural, one {# Partei hat} other {# Parteien haben}} kein Match in der Wertung {board}: {names}.',
  otherAllowance:
    '{board} wird mit einem anteiligen Handicap von {percent} % gespielt. Für {format} werden {usual} empfohlen.',
  percent: '{value} %',
  smallField: '{flight} in der Wertung {board} hat {count} Teilnehmer; Preise gibt es ab {least}.',
  ofBoard: '{board}: {warning}',
  withoutTee: '{count, plural, one {# Spieler hat} other {# Spieler haben}} keinen Abschlag des Platzes: {names}.',
  unratedTee:
    '{count, plural, one {# Spieler hat} other {# Spieler haben}} einen Abschlag ohne Rating für das eigene Geschlecht: {names}.',
  withoutTeam:
    '{board} ist eine Teamwertung, aber {count, plural, one {# Spieler ist} other {# Spieler sind}} in keinem Team: {names}.',
  teamSize: '{board} verlangt {size} Spieler je Team: {teams}.',
  sizes: {
    one: '{least}',
    atLeast: 'mindestens {least}',
    between: '{least} bis {most}',
  },
  sizeOfTeam: '{team} hat {count}',
  withoutHandicap:
    '{count, plural, one {# Spieler hat kein Handicap und zählt} other {# Spieler haben kein Handicap und zählen}} mit 0 (in {boards}): {names}.',
  withoutReason:
    '{count, plural, one {# Handicap wurde} other {# Handicaps wurden}} ohne Begründung von Hand gesetzt: {names}.',
  oldIndex:
    '{count, plural, one {# Handicap Index ist} other {# Handicap Indizes sind}} am Spieltag mehr als einen Monat alt: {names}. Aktualisieren Sie die Handicaps.',
  handicapsApart: 'In einem Team dürfen die Handicaps höchstens {limit} auseinanderliegen. Darüber: {teams}.',
  spread: '{team} mit {spread}',
} satisfies WordsLike<typeof en>
