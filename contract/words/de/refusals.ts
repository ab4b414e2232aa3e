import type { words as en } from '../en/refusals.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  MALFORMED_JSON: {
    syntax: 'Der Body ist kein gültiges JSON (Zeile {line}, Spalte {column}): Erwartet wird {expected}.',
    name: 'Der Body hat ein Feld namens „__proto__“ oder „constructor“: Lassen Sie es weg.',
    surrogate: 'Der Body hat ein halbes Surrogatpaar in einer \\u-Sequenz: Schreiben Sie beide Hälften.',
    length: 'Der Body ist nicht so lang, wie Content-Length sagt. Senden Sie ihn noch einmal.',
  },
  VALIDATION: {
    field: '{place} {message}.',
    repeated: 'Nennen Sie {id} nur einmal: „{pointer}“ wiederholt es.',
    leaderboard: 'Berichtigen Sie die Einstellungen der Wertung.',
    otherCard: 'Nennen Sie in „/to“ eine andere Scorekarte derselben Art.',
    scorer: 'In „scorer“ muss die ID eines Spielers stehen.',
    idempotencyKey: 'Idempotency-Key muss aus 1 bis 255 sichtbaren ASCII-Zeichen bestehen.',
    deep: 'Der Body hat mehr als {levels} Ebenen.',
    many: 'Der Body hat mehr als {values} Werte: Teilen Sie lange Listen auf.',
    null: 'Der Body hat ein Nullzeichen in einer \\u-Sequenz: Lassen Sie es weg.',
    nullInAddress: 'Die Adresse hat ein Nullzeichen: Lassen Sie es weg.',
    path: 'Der Pfad muss prozentkodiertes UTF-8 sein.',
    unreadable: 'Die Anfrage ist nicht lesbar. Prüfen Sie Header und Pfad.',
    http: 'Das ist keine gültige HTTP-Anfrage.',
  },
  INVALID_CREDENTIALS: 'Prüfen Sie E-Mail und Passwort, oder bitten Sie den Betreiber um einen neuen Zugang.',
  INVALID_LOGIN:
    'E-Mail und Passwort passen nicht zusammen. Prüfen Sie beides, oder fragen Sie den Inhaber Ihres Clubs.',
  CROSS_SITE: 'Die Anfrage kam nicht von einer Seite dieses Dienstes. Öffnen Sie die Konsole und tun Sie es dort.',
  FRESH_LOGIN_REQUIRED: {
    old: 'Das darf nur, wer sich in den letzten zehn Minuten eingeloggt hat. Loggen Sie sich neu ein und wiederholen Sie es.',
    factor:
      'Dafür ist Ihr zweiter Faktor nötig. Loggen Sie sich mit Ihrem Passkey oder Ihrem Code neu ein und wiederholen Sie es.',
  },
  SECOND_FACTOR_REQUIRED:
    'Sie betreiben diese Installation und brauchen daher einen zweiten Faktor. Richten Sie ihn in Ihrem Konto ein; wenn Sie schon einen haben, loggen Sie sich damit ein.',
  CODE_REQUIRED: 'Geben Sie den Code ein, den Ihre App gerade zeigt, oder einen Wiederherstellungscode.',
  CODE_WRONG: {
    unreadable:
      'Ihre App für Codes gilt hier nicht mehr: Das Geheimnis der Installation wurde geändert. Verwenden Sie einen Wiederherstellungscode, oder fragen Sie den Betreiber der Installation.',
    wrong: 'Dieser Code stimmt nicht oder wurde schon verwendet. Warten Sie auf den nächsten, den Ihre App zeigt.',
    shut: 'Zu viele Codes waren falsch. Fordern Sie auf der Login-Seite einen Link an, legen Sie ein neues Passwort fest und versuchen Sie es noch einmal.',
  },
  PASSKEY_REFUSED: {
    late: 'Das hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Versuchen Sie es noch einmal.',
    unknown: 'Dieser Passkey ist hier nicht bekannt. Loggen Sie sich mit Ihrem Passwort ein.',
    wrong:
      'Die Antwort des Passkeys passt nicht. Versuchen Sie es noch einmal, oder loggen Sie sich mit Ihrem Passwort ein.',
    known: 'Dieser Passkey steht schon in der Liste.',
  },
  ROLE_REQUIRED: {
    role: 'Ihre Rolle hier ({role}) erlaubt das nicht. Fragen Sie einen Inhaber der Gemeinschaft.',
    operator: 'Das darf nur der Betreiber dieser Installation. Wenden Sie sich an ihn.',
  },
  TOKEN_INVALID: {
    absent: 'Senden Sie den Header „Authorization: Bearer <token>“; ein Token gibt es mit POST /v1/auth.',
    token: 'Das Token ist fehlerhaft, abgelaufen oder widerrufen. Loggen Sie sich mit POST /v1/auth neu ein.',
    link: 'Dieser Link ist nicht gültig. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
    staffLink: 'Dieser Link ist beendet. Bitten Sie die Spielleitung um einen neuen.',
    session:
      'Sie sind nicht eingeloggt, oder Ihre Sitzung ist beendet. Loggen Sie sich ein und versuchen Sie es noch einmal.',
  },
  UNAUTHORIZED: {
    readOnly:
      'Ihr Zugang darf nur lesen. Bitten Sie den Betreiber um einen, der schreiben darf, oder lassen Sie weg, was etwas ändert.',
    community: 'Die Gemeinschaft gibt es nicht, oder Ihr Zugang erreicht sie nicht.',
    event: 'Das Turnier gibt es nicht, oder Ihr Zugang erreicht es nicht.',
    eventGone: 'Das Turnier gibt es nicht mehr.',
    player: 'Spieler {playerId} gibt es nicht, oder Ihr Zugang erreicht ihn nicht.',
    players: '{players}: gibt es nicht, oder Ihr Zugang reicht nicht dorthin.',
    registering: 'Niemand wurde angemeldet: „{pointer}“ {message}.',
    firstRequest: 'Ihr Zugang erreicht die Gemeinschaft der ersten Anfrage nicht mehr.',
    round: 'Die Runde gehört nicht zum Turnier des Links.',
    otherPlayer: 'Der Link ist für einen anderen Spieler.',
    administrator: 'Mitarbeiter der Gemeinschaft zählen nicht mit einem Link: Loggen Sie sich stattdessen ein.',
    notRegistered: 'Sie sind nicht für dieses Turnier angemeldet.',
    card: 'Die Scorekarte gehört nicht zur Gruppe dessen, der zählt.',
    link: 'Der Link ist nicht dafür. Fragen Sie die Spielleitung.',
  },
  NOT_FOUND: {
    course: 'Das Turnier hat diesen Platz nicht.',
    tee: 'Der Platz hat diesen Abschlag nicht.',
    teeOfEvent: 'Kein Platz des Turniers hat diesen Abschlag. Sehen Sie bei den Abschlägen seiner Plätze nach.',
    leaderboard: 'Das Turnier hat diese Wertung nicht.',
    match: 'Die Wertung hat dieses Match nicht mehr. Vielleicht treffen darin jetzt andere aufeinander.',
    standing: 'In der Wertung steht niemand mit dieser ID, oder sie hat diese Runde nicht.',
    flight: 'Das Turnier hat diese Klasse nicht.',
    playerInFlight: 'Der Spieler ist nicht in der Klasse.',
    teamInFlight: 'Das Team ist nicht in der Klasse.',
    team: 'Das Turnier hat kein Team {teamId}.',
    anyTeam: 'Das Turnier hat dieses Team nicht.',
    playerInTeam: 'Der Spieler ist nicht im Team.',
    teamInEvent: 'Team {teamId} spielt nicht im Turnier.',
    drawable: 'Kein anderes Team hat einen Spieler, dessen Ball Team {teamId} zugelost werden könnte.',
    teePairing: 'Die Runde hat keine Gruppe {teePairingId}.',
    playerInTeePairing: 'Der Spieler ist nicht in der Gruppe.',
    registration: 'Spieler {playerId} ist nicht für das Turnier angemeldet.',
    message: 'Das Turnier hat diese Nachricht nicht.',
    players: '{players}: nicht für das Turnier angemeldet. Melden Sie den Spieler zuerst an.',
    anyPlayer: 'Es gibt keinen Spieler {playerId}. Er wurde vielleicht inzwischen mit einem anderen zusammengeführt.',
    twoPlayers:
      'Es gibt keine zwei verschiedenen Spieler mit diesen IDs. Einer davon wurde vielleicht inzwischen zusammengeführt.',
    merge: 'Diese Zusammenführung gibt es nicht, oder sie ist zu lange her, um sie rückgängig zu machen.',
    registering: 'Niemand wurde angemeldet: „{pointer}“ {message}.',
    side: '{side, select, P {Spieler} other {Team}} {sideId} ist nicht in der Runde.',
    round: 'Das Turnier hat noch keine Runde.',
    session: 'Diese Sitzung gibt es nicht, oder sie ist beendet.',
    passkey: 'Das Konto hat diesen Passkey nicht.',
    codes: 'Es ist keine App für Codes eingerichtet, oder es hat zu lange gedauert. Beginnen Sie von vorn.',
    playerOfAccount:
      'Dieser Spieler können Sie nicht sein: Turnierleiter wählen unter den Spielern ihrer Gemeinschaften, andere den Spieler mit ihrer E-Mail-Adresse.',
    staff: 'Das Konto hat keine Rolle in der Gemeinschaft.',
    account: 'Es gibt kein gültiges Konto {administratorId}.',
    staffLink: 'Diesen Link gibt es nicht. Er wurde vielleicht inzwischen beendet.',
    named:
      'Der Organisator hat niemanden mit dieser ID benannt. Vielleicht wurde inzwischen jemand von der Liste genommen.',
    invitation: 'Diese Einladung ist nicht offen. Sie wurde vielleicht inzwischen angenommen oder beendet.',
    communityRequest: 'Es gibt keine Anfrage {requestId}. Sie wurde vielleicht inzwischen beantwortet.',
    accessRequest:
      'Es gibt keinen offenen Antrag {requestId}. Er wurde vielleicht inzwischen entschieden oder zurückgezogen.',
    accessQuestion: 'Zu diesem Antrag gab es keine Rückfrage.',
    credential: 'Es gibt keinen gültigen Zugang {credentialId}.',
    step: 'Diesen Schritt gibt es nicht, oder er ist zu alt, um ihn zurückzunehmen.',
    roundOfEvent: 'Das Turnier hat keine Runde {roundId}.',
    anyCourse: 'Es gibt keinen Platz {courseId}.',
    recipe: 'Es gibt keine Vorlage {recipe}.',
    webhook: 'Gemeinschaft {communityId} hat keinen Webhook {webhookId}.',
    delivery: 'Webhook {webhookId} hat keine Zustellung {deliveryId}.',
    path: 'Diesen Pfad gibt es nicht. Die Referenz unter /docs nennt alle.',
    grammar: 'Diese Grammatik gibt es nicht. GET /v1/application.wadl nennt alle.',
    problem: 'Dieses Problem gibt es nicht. Die Seite /problems nennt alle.',
    file: 'Diese Datei ist nicht mehr da: Öffnen Sie den Scoring-Link noch einmal.',
    rehearsal: 'Zurzeit gibt es keinen Probelauf von {eventId}.',
  },
  METHOD_NOT_ALLOWED: {
    here: 'Dieser Pfad hat die Methoden {methods}.',
    unknown: 'Die Methode ist nicht bekannt.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    json: 'Senden Sie den Body als JSON mit dem Header „content-type: application/json“.',
    charset:
      'Kodieren Sie den Body in UTF-8 und senden Sie „content-type: application/json; charset=utf-8“ oder keinen charset.',
  },
  REQUEST_TIMEOUT: 'Senden Sie die Header innerhalb von 5 Sekunden und die ganze Anfrage innerhalb von 10.',
  PROFILE_MERGE_REQUIRED:
    'Die E-Mail-Adresse oder Handicap-Nummer gehört zu einem anderen Profil, oder das Profil sagt etwas anderes. Prüfen Sie die Daten; wenn es dieselbe Person ist, bitten Sie den Betreiber, die beiden Profile zusammenzuführen.',
  SCORE_ENTERED: {
    player:
      'Der Spieler oder sein Team hat in diesem Turnier oder einer seiner Runden einen Score und bleibt. Setzen Sie stattdessen den Status der Scorekarte: zurückgezogen, disqualifiziert oder keine Karte abgegeben.',
    team: 'Team {teams} hat schon einen Score und bleibt daher, wie es ist. Setzen Sie stattdessen den Status seiner Scorekarte: zurückgezogen, disqualifiziert oder keine Karte abgegeben.',
    replacedTeam:
      'In dieser Runde hat schon ein Team des ganzen Turniers einen Score, und neue Teams würden es ersetzen. Die Runde behält die Teams des Turniers.',
    otherCard: 'Die andere Scorekarte hat schon Scores. Tauschen Sie stattdessen die beiden Karten.',
  },
  PLAYER_PARTICIPATED: {
    upcoming: 'Der Spieler ist für {eventId} ({name}) angemeldet. Nehmen Sie ihn zuerst aus dem Turnier.',
    past: 'Der Spieler hat an {eventId} ({name}) teilgenommen und bleibt in der Gemeinschaft.',
  },
  PROFILE_COMPLETED: 'Der Spieler pflegt dieses Profil selbst: Nur er kann es ändern.',
  PROFILE_SHARED: {
    other:
      'Ein anderer Club führt das Profil dieses Spielers. Bitten Sie diesen Club oder den Spieler um die Änderung. Spitzname und Mitgliedschaft können Sie ändern.',
    email:
      'Auch andere Clubs haben diesen Spieler, daher können nur er selbst und der Betreiber die E-Mail-Adresse ändern.',
  },
  NOT_REGISTERED: {
    players: '{players}: nicht für das Turnier angemeldet. Melden Sie den Spieler zuerst an.',
    scorer: 'Spieler {playerId} ist nicht für das Turnier angemeldet.',
  },
  ALREADY_REGISTERED: {
    registering: 'Niemand wurde angemeldet: „{pointer}“ {message}.',
    naming: 'Niemand wurde auf die Liste gesetzt: {name} steht schon darauf.',
  },
  NO_PLACE_LEFT:
    'Alle {places} Plätze sind vergeben oder wären es. Nehmen Sie jemanden von der Liste, oder bitten Sie die Spielleitung um mehr Plätze.',
  PLAY_HAS_BEGUN: 'Das Spiel hat begonnen, Namen und Teams bleiben also, wie sie sind. Fragen Sie die Spielleitung.',
  NOT_WAITING: {
    state:
      'Niemandem wird ein Platz angeboten, der {state, select, registered {schon einen hat} ballot {in der Verlosung ist} other {abgemeldet ist}}. Nur wer auf der Warteliste steht, bekommt einen.',
    phase:
      'Es lässt sich kein Platz anbieten: Das Turnier ist nicht veröffentlicht, hat schon begonnen oder ist vorbei.',
  },
  NO_BALLOT: {
    mode: 'Das Turnier hat keine Verlosung: Die Plätze gehen nach Eingang.',
    open: 'Die Anmeldung ist bis {closes} offen. Ziehen Sie die Lose danach.',
    nobody: 'Niemand ist in der Verlosung, oder sie ist schon gezogen.',
  },
  REGISTER_ON_MULTI_ROUND_EVENT: {
    register: 'Melden Sie bei M-{eventId} an: Das gilt für alle Runden.',
    remove: 'Nehmen Sie den Spieler aus M-{eventId}: Das gilt für alle Runden.',
    offer: 'Bieten Sie den Platz bei M-{eventId} an: Er gilt für alle Runden.',
    ballot: 'Ziehen Sie die Lose bei M-{eventId}: Sie gelten für alle Runden.',
    change: 'Ändern Sie die Anmeldung bei M-{eventId}: Sie gilt für alle Runden.',
  },
  PLAYER_HAS_NO_MEMBERSHIP: {
    player:
      'Spieler {playerId} gehört nicht zu Gemeinschaft {communityId}. Nehmen Sie ihn zuerst auf, unter „Mitglieder“ oder mit POST /v1/players/{playerId}/communities/{communityId}.',
    registering: 'Niemand wurde angemeldet: „{pointer}“ {message}.',
    link: 'Der Link ist für Spieler der Gemeinschaft. Nehmen Sie den Spieler zuerst auf.',
  },
  FLIGHT_IS_FOR_TEAMS: 'Die Wertung ist für Teams. Verwenden Sie die Operationen für Teams.',
  FLIGHT_IS_FOR_PLAYERS: 'Die Wertung ist nicht für Teams. Verwenden Sie die Operationen für Spieler.',
  FLIGHTS_DISABLED:
    'Klassen sind in diesem Turnier mit einer Runde ausgeschaltet. Schalten Sie sie zuerst in der Einrichtung ein.',
  TEAM_HANDICAP_IS_PER_ROUND: 'Ein Team hat für jede Runde ein Handicap: Verwenden Sie die ID der Runde.',
  MULTI_ROUND_EVENT_REQUIRED: {
    prizes: 'Die Preise einer Runde werden mit ihrem Turnier ausgezahlt: Verwenden Sie {eventId}.',
    rounds: 'Nur ein Turnier mit mehreren Runden hat Runden: Verwenden Sie eine ID, die mit M beginnt.',
    team: 'Team {teamId} gehört zum Turnier der Runde: Ändern Sie es dort.',
  },
  ROUND_REQUIRED: {
    checkIns: 'Der Check-in gilt für eine Runde: Verwenden Sie die ID der Runde, die mit S beginnt.',
    cards: 'Scorekarten gehören zu einer Runde: Verwenden Sie die ID der Runde, die mit S beginnt.',
    shortening: 'Jede Runde wird für sich verkürzt: Verwenden Sie die ID der Runde, die mit S beginnt.',
    messages: 'Eine Nachricht nennt die Startzeiten einer Runde: Verwenden Sie die ID der Runde, die mit S beginnt.',
    teePairings: 'Gruppen gehören zu einer Runde: Verwenden Sie die ID der Runde, die mit S beginnt.',
  },
  REGISTRATION_TYPE:
    'Die Anmeldung zu diesem Turnier steht auf „{type}“. Damit sich alle anmelden können, stellen Sie sie in der Einrichtung auf „Online Questionnaire“ (alle mit dem Link).',
  EVENT_NOT_EDITABLE: {
    event:
      'Das Turnier oder das, zu dem die Runde gehört, ist offiziell oder abgesagt. Der Turnierleiter kann es unter „Ergebnisse“ wieder öffnen.',
    round:
      'Runde {eventId} ist offiziell, und ihre Ergebnisse würden sich ändern. Ändern Sie die Runden, die nicht offiziell sind, oder lassen Sie sie vom Turnierleiter unter „Ergebnisse“ wieder öffnen.',
  },
  ALREADY_ASSIGNED:
    'Spieler {playerId} ist in einer anderen Gruppe der Runde. Nehmen Sie ihn dort zuerst heraus, oder teilen Sie ihn mit POST ein, das verschiebt ihn.',
  COURSE_NOT_IN_EVENT: {
    handicap: 'Platz {courseId} gehört nicht zum Turnier. Plätze kommen in der Einrichtung dazu.',
    round: 'Der Platz gehört nicht zur Runde. Plätze kommen in der Einrichtung dazu.',
    registering: 'Niemand wurde angemeldet: „{pointer}“ {message}.',
  },
  TOO_MANY_WEBHOOKS:
    'Gemeinschaft {communityId} hat {most} Webhooks, mehr sind nicht möglich. Löschen Sie zuerst einen.',
  REASON_REQUIRED: {
    state: 'Geben Sie einen Grund an („reason“): Warum ist das Turnier nicht mehr „{state}“?',
    scores: 'Es gibt schon Scores. Geben Sie einen Grund an („reason“): Warum ändert sich die Wertung?',
    committee: 'Geben Sie einen Grund an („reason“): Warum entscheidet die Spielleitung das Match?',
  },
  CHANGED_MEANWHILE: {
    field:
      'Jemand anderes hat „{field}“ inzwischen geändert. Sehen Sie nach, was jetzt dort steht, und entscheiden Sie dann.',
    places:
      'Jemand anderes hat inzwischen {count, plural, one {einen Spieler} other {# Spieler}} verschoben. Sehen Sie nach, wie es jetzt ist, und entscheiden Sie dann.',
  },
  NOT_A_CLUB: 'Nur ein Club hat Gruppen. Clubs legt der Betreiber der Installation an.',
  NAME_TAKEN: '„{name}“ gibt es schon. Wählen Sie einen anderen Namen.',
  STATE_TRANSITION: {
    event: 'Ein Turnier kann nicht von „{from}“ zu „{to}“ wechseln.',
    round: 'Das Turnier ist „{state}“, und seine Runden sind es auch. Ändern Sie zuerst den Status des Turniers.',
  },
  ROUND_NOT_STARTED: 'Die Runde ist „{state}“. Starten Sie sie zuerst.',
  NOT_A_TEAM_FORMAT:
    'Keine Wertung der Runde zählt je Loch einen Score eines Teams. Erfassen Sie die Scores der Spieler.',
  NOT_A_PLAYER_FORMAT: 'Alle Wertungen der Runde sind für Teams mit einem Ball. Erfassen Sie die Scores der Teams.',
  SCORES_DIFFER:
    'Die Scores von Spieler und Zähler weichen ab, Loch {holes}. Sie müssen übereinstimmen, oder die Spielleitung entscheidet, bevor jemand unterschreibt.',
  HOLE_WITHOUT_STROKES:
    'Loch {hole} hat keine Schlagzahl, zu der eine Strafe hinzukommen könnte. Geben Sie zuerst den Score ein.',
  NO_SCORE: 'Auf der Scorekarte steht kein Score. Erfassen Sie zuerst einen.',
  CARD_SIGNED: 'Eine Scorekarte ist unterschrieben. Nehmen Sie zuerst die Unterschriften beider Karten zurück.',
  NOT_READY: {
    always: '{finding} Bringen Sie das in Ordnung, bevor die Runde beginnt.',
    reason:
      '{finding} Bringen Sie das in Ordnung, oder geben Sie einen Grund an („reason“), warum die Runde trotzdem beginnt.',
    rehearsal:
      'Noch steht niemand auf einer Startliste, also können keine Scores kommen. Füllen Sie zuerst die Startliste der Runde.',
  },
  IN_USE: {
    played: '{name} hat Scores. Sagen Sie das Turnier stattdessen ab: Dann bleiben sie erhalten.',
    notDraft: '{name} ist „{state}“, und nur ein Entwurf lässt sich löschen. Sagen Sie das Turnier stattdessen ab.',
    round: '{name} ist eine Runde von {eventId}. Entfernen Sie sie dort.',
    roundPlayed: '{name} hat Scores und bleibt daher. Sagen Sie die Runde stattdessen ab.',
    lastRound: '{name} ist die einzige Runde des Turniers. Löschen Sie stattdessen das Turnier.',
    roundCounted: '{name} zählt für {leaderboards}. Ändern Sie zuerst die Runden dieser Wertungen.',
    course: '{course} lässt sich nicht entfernen: {uses}. Ändern Sie das zuerst.',
    replaced: '{course} hat schon eine neuere Fassung. Legen Sie die nächste aus dieser an.',
    begun: '{name} hat begonnen oder ist vorbei und behält daher den Platz.',
    rehearsed: 'Von {name} läuft ein Probelauf. Verwerfen Sie ihn zuerst.',
    tee: '{course} würde den Abschlag {tee} verlieren, und {count, plural, one {# Spieler oder Team spielt} other {# Spieler oder Teams spielen}} von dort. Behalten Sie den Abschlag, oder geben Sie diesen Spielern zuerst einen anderen.',
    leaderboard:
      'Ohne {name} würden Scorekarten von Teams nirgends gezählt. Legen Sie zuerst eine andere Wertung für Teams mit einem Ball an.',
  },
  IDEMPOTENCY_IN_PROGRESS:
    'Die erste Anfrage mit diesem Idempotency-Key läuft noch. Versuchen Sie es gleich noch einmal.',
  PAYLOAD_TOO_LARGE: 'Senden Sie höchstens 1 MiB in einer Anfrage; teilen Sie lange Listen auf.',
  URI_TOO_LONG: {
    address:
      'Die Adresse hat {characters} Zeichen; höchstens {most} sind möglich. Senden Sie die Suchkriterien im Body.',
    part: 'Ein Teil des Pfads ist zu lang.',
    headers: 'Adresse und Header sind zusammen zu lang.',
  },
  IDEMPOTENCY_KEY_REUSED:
    'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage. Verwenden Sie für jede neue Anfrage einen neuen.',
  RATE_LIMITED: {
    credential:
      'Dieser Zugang hat {requests} Anfragen in einer Minute gesendet. Versuchen Sie es in {seconds} Sekunden noch einmal.',
    logins: 'Zu viele fehlgeschlagene Logins. Versuchen Sie es in {seconds} Sekunden noch einmal.',
    link: 'Die Telefone mit diesem Link haben {requests} Anfragen in einer Minute gesendet. Versuchen Sie es in {seconds} Sekunden noch einmal.',
    links: 'Zu viele ungültige Links. Versuchen Sie es in {seconds} Sekunden noch einmal.',
    file: 'Eine Datei von Ihnen wird noch gelesen. Warten Sie, bis das fertig ist, und senden Sie dann die nächste.',
  },
  INTERNAL: 'Im Dienst ist etwas schiefgegangen. Geändert wurde nichts. Nennen Sie dem Betreiber die requestId.',
  UNAVAILABLE: {
    database: 'Die Datenbank ist nicht erreichbar. Versuchen Sie es in einigen Sekunden noch einmal.',
    conflict: 'Andere Anfragen ändern gerade dieselben Daten. Versuchen Sie es gleich noch einmal.',
    disk: 'Die Datenbank kann nicht schreiben; vielleicht ist die Festplatte voll. Geändert wurde nichts. Versuchen Sie es später noch einmal.',
    overload: 'Der Dienst ist überlastet. Versuchen Sie es in einigen Sekunden noch einmal.',
    connections: 'Zu viele Verbindungen sind offen. Versuchen Sie es später noch einmal.',
    restart: 'Der Server startet neu. Versuchen Sie es in einigen Sekunden noch einmal.',
  },
  HANDICAP_LOCKED: {
    player: 'Das Handicap des Spielers ist fixiert. Geben Sie es zuerst frei.',
    team: 'Das Handicap des Teams ist fixiert. Geben Sie es zuerst frei.',
  },
  HANDICAP_REASON_REQUIRED:
    'Der Spieler hat keinen Handicap Index: Geben Sie zu den Werten einen Grund an („manualMsg“).',
  OTHER_COURSE:
    'Der Spieler spielt auf Platz {courseId}, und je Runde hat ein Spieler ein Handicap. Lassen Sie „courseId“ weg, oder wählen Sie zuerst einen Abschlag des anderen Platzes.',
  PASSWORD_WEAK: 'Dieses Passwort ist zu schwach. {why}',
  CODES_ON: 'Das Konto hat schon eine App für Codes. Schalten Sie sie zuerst aus und richten Sie dann die neue ein.',
  ALREADY_STAFF: '{email} gehört schon zu den Mitarbeitern der Gemeinschaft. Ändern Sie stattdessen die Rolle.',
  TOO_MANY_INVITATIONS: {
    address: '{email} wurde an einem Tag {most}-mal eingeladen. Versuchen Sie es morgen noch einmal.',
    community: 'Die Gemeinschaft hat an einem Tag {most} Personen eingeladen. Versuchen Sie es morgen noch einmal.',
  },
  CREDENTIAL_EXISTS: {
    inForce: '{email} hat schon einen gültigen Zugang. Verwenden Sie diesen oder eine andere Adresse.',
    asked:
      '{email} wartet auf die Antwort auf einen Antrag. Ziehen Sie ihn zuerst zurück, oder verwenden Sie eine andere Adresse.',
  },
  LAST_OWNER: 'Eine Gemeinschaft behält mindestens einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
  ONLY_OWNER:
    'Sonst ist niemand Inhaber von {communities}. Machen Sie dort zuerst jemand anderen zum Inhaber, oder sperren Sie das Konto trotzdem, nachdem Sie das gesehen haben.',
  OPERATOR_BLOCKED: {
    self: 'Ihr eigenes Konto können Sie nicht sperren. Bitten Sie einen anderen Betreiber darum.',
    last: 'Dann könnte sich kein Betreiber der Installation mehr einloggen. Machen Sie zuerst jemand anderen zum Betreiber.',
    noSecondFactor:
      '{name} hat noch keinen zweiten Faktor: eine App für Codes oder einen Passkey, einzurichten unter „Ihr Konto“. Versuchen Sie es danach noch einmal.',
  },
  MERGE_BLOCKED: {
    byName:
      'Spieler {playerId} ist nur mit Namen angemeldet und hat kein Profil, in das sich ein anderes übertragen lässt. Behalten Sie das andere.',
    bothRegistered: 'Beide sind für {eventId} ({name}) angemeldet. Entfernen Sie dort zuerst einen von beiden.',
    notOfCommunity:
      'Spieler {playerId} gehört nicht zur Gemeinschaft von {eventId} ({name}). Nehmen Sie ihn zuerst dort auf, oder behalten Sie das andere Profil.',
  },
  ERASURE_BLOCKED:
    'Der Spieler ist angemeldet für {events}, noch nicht vorbei. Nehmen Sie ihn dort zuerst heraus, oder geben Sie an, dass der Platz unter dem neuen Namen bleibt.',
  UNDO_BLOCKED: {
    done: 'Dieser Schritt ist schon zurückgenommen.',
    changed: '{name} hat dasselbe geändert: {time}. Nehmen Sie zuerst das zurück.',
    changedOutside: 'Ein Programm oder ein Spieler hat dasselbe seither geändert. Ändern Sie es von Hand.',
    needed: 'Etwas, das seither hinzukam, hängt daran. Nehmen Sie zuerst das zurück.',
    scored: 'Es gibt Scores eines Spielers oder Teams, das wegfallen würde. Löschen Sie zuerst die Scores.',
    state:
      'Dieser Schritt hat das Turnier offiziell gemacht, abgesagt oder wieder geöffnet. Ändern Sie stattdessen den Status des Turniers.',
    late: 'Es ist zu lange her, um es zurückzunehmen.',
    mergedOn: 'Das behaltene Profil gehört jetzt zu einem anderen. Machen Sie zuerst diese Zusammenführung rückgängig.',
    overwritten:
      'Das behaltene Profil hat sich seither geändert: {fields}. Mit dem Rückgängigmachen käme der alte Wert zurück.',
    taken:
      'Spieler {playerId} hat jetzt die E-Mail-Adresse oder Handicap-Nummer des entfernten Profils. Ändern Sie sie dort zuerst.',
    anew: 'Der Spieler wurde seit der Zusammenführung neu angemeldet: {names}. Nehmen Sie ihn dort zuerst heraus.',
    mailed:
      'Die Nachricht ist unterwegs: {sent} von {all} E-Mails sind gesendet. Schreiben Sie eine weitere, die sie richtigstellt.',
  },
} satisfies WordsLike<typeof en>
