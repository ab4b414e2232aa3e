import type { words as en } from '../en/refusals.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  MALFORMED_JSON: {
    syntax: 'Le corps de la requête n’est pas du JSON valable : ligne {line}, colonne {column}, attendu : {expected}.',
    name: 'Le corps de la requête a un champ nommé « __proto__ » ou « constructor » : retirez-le.',
    surrogate:
      'Le corps de la requête a la moitié d’une paire de substitution dans un échappement \\u : écrivez les deux moitiés.',
    length: 'Le corps de la requête n’a pas la longueur qu’annonce Content-Length. Envoyez-le à nouveau.',
  },
  VALIDATION: {
    field: '{place} {message}.',
    repeated: 'Ne citez {id} qu’une fois : « {pointer} » le répète.',
    leaderboard: 'Corrigez les réglages du classement.',
    otherCard: 'Donnez dans « /to » une autre carte du même type.',
    scorer: 'Le marqueur doit être un numéro de joueur.',
    idempotencyKey: 'Idempotency-Key doit avoir de 1 à 255 caractères ASCII visibles.',
    deep: 'Le corps de la requête a plus de {levels} niveaux imbriqués.',
    many: 'Le corps de la requête a plus de {values} valeurs : partagez les longues listes.',
    null: 'Le corps de la requête a un caractère nul dans un échappement \\u : retirez-le.',
    nullInAddress: 'L’adresse a un caractère nul : retirez-le.',
    path: 'Le chemin doit être en UTF-8, encodé en pourcentage.',
    unreadable: 'La requête est illisible. Vérifiez ses en-têtes et son chemin.',
    http: 'Ceci n’est pas une requête HTTP valable.',
  },
  INVALID_CREDENTIALS: 'Vérifiez l’e-mail et le mot de passe, ou demandez de nouveaux identifiants à l’opérateur.',
  INVALID_LOGIN:
    'L’e-mail et le mot de passe ne vont pas ensemble. Vérifiez les deux, ou adressez-vous au propriétaire de votre club.',
  CROSS_SITE: 'La demande ne vient pas d’une page de ce service. Ouvrez la console et faites-le là.',
  FRESH_LOGIN_REQUIRED: {
    old: 'Pour cela, il faut s’être connecté dans les dix dernières minutes. Reconnectez-vous et recommencez.',
    factor:
      'Pour cela, il faut votre deuxième étape. Reconnectez-vous avec votre clé d’accès ou votre code et recommencez.',
  },
  SECOND_FACTOR_REQUIRED:
    'Vous gérez cette installation : il vous faut une deuxième étape. Activez-la dans votre compte ; si vous en avez une, connectez-vous avec elle.',
  CODE_REQUIRED: 'Saisissez le code que votre application affiche en ce moment, ou un code de secours.',
  CODE_WRONG: {
    unreadable:
      'Votre application de codes ne fonctionne plus ici : le secret de l’installation a changé. Utilisez un code de secours, ou adressez-vous à la personne qui gère l’installation.',
    wrong: 'Ce code est faux ou a déjà servi. Attendez le prochain que votre application affichera.',
    shut: 'Trop de codes faux. Demandez un lien sur la page de connexion, choisissez un nouveau mot de passe et réessayez.',
  },
  PASSKEY_REFUSED: {
    late: 'Cela a pris trop de temps, ou a commencé dans une autre fenêtre. Réessayez.',
    unknown: 'Cette clé d’accès n’est pas connue ici. Connectez-vous avec votre mot de passe.',
    wrong: 'La réponse de la clé d’accès ne convient pas. Réessayez, ou connectez-vous avec votre mot de passe.',
    known: 'Cette clé d’accès est déjà dans la liste.',
  },
  ROLE_REQUIRED: {
    role: 'Votre rôle ici ({role}) ne le permet pas. Adressez-vous à un propriétaire de la communauté.',
    operator: 'Réservé à la personne qui gère l’installation. Adressez-vous à elle.',
  },
  TOKEN_INVALID: {
    absent: 'Envoyez l’en-tête « Authorization: Bearer <token> » ; POST /v1/auth donne un jeton.',
    token: 'Le jeton est malformé, expiré ou révoqué. Reconnectez-vous avec POST /v1/auth.',
    link: 'Ce lien n’est pas valable. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    staffLink: 'Ce lien a pris fin. Demandez-en un nouveau au comité.',
    session: 'Vous n’êtes pas connecté, ou votre session est fermée. Connectez-vous et réessayez.',
  },
  UNAUTHORIZED: {
    readOnly:
      'Vos identifiants ne permettent que de lire. Demandez-en à l’opérateur qui permettent d’écrire, ou retirez ce qui modifie quelque chose.',
    community: 'La communauté n’existe pas, ou vous n’y avez pas accès.',
    event: 'L’épreuve n’existe pas, ou vous n’y avez pas accès.',
    eventGone: 'L’épreuve n’existe plus.',
    player: 'Le joueur {playerId} n’existe pas, ou ne vous est pas accessible.',
    players: '{players} : aucun joueur de ce numéro ne vous est accessible.',
    registering: 'Personne n’a été inscrit : « {pointer} » {message}.',
    firstRequest: 'Vous n’avez plus accès à la communauté de la première requête.',
    round: 'Le tour n’appartient pas à l’épreuve du lien.',
    otherPlayer: 'Le lien est celui d’un autre joueur.',
    administrator: 'Le personnel de la communauté ne saisit pas par un lien : connectez-vous plutôt.',
    notRegistered: 'Vous n’êtes pas inscrit à cette épreuve.',
    card: 'La carte n’est pas dans le groupe du marqueur.',
    link: 'Le lien ne permet pas cela. Adressez-vous au comité.',
  },
  NOT_FOUND: {
    course: 'L’épreuve ne se joue pas sur ce parcours.',
    tee: 'Le parcours n’a pas ce repère.',
    teeOfEvent: 'Aucun parcours de l’épreuve n’a ce repère. Voyez les repères de ses parcours.',
    leaderboard: 'L’épreuve n’a pas ce classement.',
    match: 'Le classement n’a plus ce match. D’autres s’y rencontrent peut-être maintenant.',
    standing: 'Personne n’a ce numéro dans le classement, ou il n’a pas ce tour.',
    flight: 'L’épreuve n’a pas cette série.',
    playerInFlight: 'Le joueur n’est pas dans la série.',
    teamInFlight: 'L’équipe n’est pas dans la série.',
    team: 'L’épreuve n’a pas d’équipe {teamId}.',
    anyTeam: 'L’épreuve n’a pas cette équipe.',
    playerInTeam: 'Le joueur n’est pas dans l’équipe.',
    teamInEvent: 'L’équipe {teamId} ne joue pas dans l’épreuve.',
    drawable: 'Aucune autre équipe n’a de joueur dont la balle puisse être tirée au sort pour l’équipe {teamId}.',
    teePairing: 'Le tour n’a pas de groupe {teePairingId}.',
    playerInTeePairing: 'Le joueur n’est pas dans le groupe.',
    registration: 'Le joueur {playerId} n’est pas inscrit à l’épreuve.',
    message: 'L’épreuve n’a pas ce message.',
    players: '{players} : pas d’inscription à l’épreuve. Inscrivez d’abord le joueur.',
    anyPlayer: 'Il n’y a pas de joueur {playerId}. Il a peut-être été fusionné avec un autre entre-temps.',
    twoPlayers:
      'Il n’y a pas deux joueurs différents avec ces numéros. L’un d’eux a peut-être été fusionné entre-temps.',
    merge: 'Cette fusion n’existe pas, ou elle est trop ancienne pour être défaite.',
    registering: 'Personne n’a été inscrit : « {pointer} » {message}.',
    side: '{side, select, P {Le joueur} other {L’équipe}} {sideId} n’est pas dans le tour.',
    round: 'L’épreuve n’a pas encore de tour.',
    session: 'Cette session n’existe pas, ou elle est fermée.',
    passkey: 'Le compte n’a pas cette clé d’accès.',
    codes: 'Aucune application de codes n’est activée, ou cela a pris trop de temps. Recommencez.',
    playerOfAccount:
      'Ce joueur ne peut pas être vous : les directeurs choisissent parmi les joueurs de leurs communautés, les autres le joueur qui a leur adresse e-mail.',
    staff: 'Le compte n’a pas de rôle dans la communauté.',
    account: 'Il n’y a pas de compte {administratorId} en vigueur.',
    staffLink: 'Ce lien n’est pas ouvert. Il a peut-être pris fin entre-temps.',
    named:
      'L’organisateur n’a inscrit personne avec ce numéro. Quelqu’un a peut-être été retiré de la liste entre-temps.',
    invitation: 'Cette invitation n’est pas ouverte. Elle a peut-être été acceptée ou a pris fin entre-temps.',
    communityRequest: 'Il n’y a pas de demande {requestId}. Elle a peut-être reçu une réponse entre-temps.',
    accessRequest:
      'Il n’y a pas de demande {requestId} en attente. Elle a peut-être été tranchée ou retirée entre-temps.',
    accessQuestion: 'Aucune question n’a été posée sur cette demande.',
    credential: 'Il n’y a pas d’identifiants {credentialId} en vigueur.',
    step: 'Cette action n’existe pas, ou elle est trop ancienne pour être défaite.',
    roundOfEvent: 'L’épreuve n’a pas de tour {roundId}.',
    anyCourse: 'Il n’y a pas de parcours {courseId}.',
    recipe: 'Il n’y a pas de modèle {recipe}.',
    webhook: 'La communauté {communityId} n’a pas de webhook {webhookId}.',
    delivery: 'Le webhook {webhookId} n’a pas d’envoi {deliveryId}.',
    path: 'Ce chemin n’existe pas. La référence, sous /docs, les donne tous.',
    grammar: 'Cette grammaire n’existe pas. GET /v1/application.wadl les donne toutes.',
    problem: 'Ce problème n’existe pas. La page /problems les donne tous.',
    file: 'Ce fichier n’est plus là : rouvrez le lien de saisie.',
    rehearsal: 'Il n’y a pas de répétition de {eventId} en ce moment.',
  },
  METHOD_NOT_ALLOWED: {
    here: 'Ce chemin a les méthodes {methods}.',
    unknown: 'La méthode n’est pas connue.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    json: 'Envoyez le corps de la requête en JSON, avec l’en-tête « content-type: application/json ».',
    charset:
      'Encodez le corps de la requête en UTF-8 et envoyez « content-type: application/json; charset=utf-8 », ou aucun charset.',
  },
  REQUEST_TIMEOUT: 'Envoyez les en-têtes en 5 secondes et toute la requête en 10.',
  PROFILE_MERGE_REQUIRED:
    'L’adresse e-mail ou le numéro de licence appartient à un autre profil, ou le profil dit autre chose. Vérifiez les données ; si c’est la même personne, demandez à l’opérateur de fusionner les deux profils.',
  SCORE_ENTERED: {
    player:
      'Le joueur ou son équipe a un score dans cette épreuve ou l’un de ses tours, et y reste. Changez plutôt l’état de la carte : abandon, disqualifié ou carte non rendue.',
    team: 'Un score est saisi pour l’équipe {teams} : elle reste telle quelle. Changez plutôt l’état de sa carte : abandon, disqualifié ou carte non rendue.',
    replacedTeam:
      'Dans ce tour, un score est saisi pour une équipe de l’épreuve, que de nouvelles équipes remplaceraient. Le tour garde les équipes de l’épreuve.',
    otherCard: 'L’autre carte a un score. Échangez plutôt les deux cartes.',
  },
  PLAYER_PARTICIPATED: {
    upcoming: 'Le joueur est inscrit à {eventId} ({name}). Retirez-le d’abord de l’épreuve.',
    past: 'Le joueur a participé à {eventId} ({name}). Il reste dans la communauté.',
  },
  PROFILE_COMPLETED: 'Le joueur gère lui-même ce profil et peut seul le modifier.',
  PROFILE_SHARED: {
    other:
      'Un autre club tient le profil de ce joueur. Demandez la modification à ce club ou au joueur. Le surnom et l’adhésion restent à vous.',
    email: 'D’autres clubs ont aussi ce joueur : seul lui ou l’opérateur peut changer l’adresse e-mail.',
  },
  NOT_REGISTERED: {
    players: '{players} : pas d’inscription à l’épreuve. Inscrivez d’abord le joueur.',
    scorer: 'Le joueur {playerId} n’est pas inscrit à l’épreuve.',
  },
  ALREADY_REGISTERED: {
    registering: 'Personne n’a été inscrit : « {pointer} » {message}.',
    naming: 'Personne n’a été ajouté à la liste : {name} y figure déjà.',
  },
  NO_PLACE_LEFT:
    '{places, plural, one {La seule place est prise, ou le serait.} other {Les # places sont prises, ou le seraient.}} Retirez quelqu’un de la liste, ou demandez d’autres places au comité.',
  PLAY_HAS_BEGUN: 'Le jeu a commencé : noms et équipes restent tels quels. Adressez-vous au comité.',
  NOT_WAITING: {
    state:
      'Aucune place n’est proposée à quelqu’un qui {state, select, registered {en a déjà une} ballot {participe au tirage au sort} other {s’est retiré}}. Seules les personnes sur liste d’attente en reçoivent une.',
    phase: 'Aucune place ne peut être proposée : l’épreuve n’est pas publiée, a commencé ou est terminée.',
  },
  NO_BALLOT: {
    mode: 'L’épreuve n’a pas de tirage au sort : les places vont aux premiers inscrits.',
    open: 'L’inscription est ouverte jusqu’à {closes}. Faites le tirage ensuite.',
    nobody: 'Personne ne participe au tirage, ou il a déjà eu lieu.',
  },
  REGISTER_ON_MULTI_ROUND_EVENT: {
    register: 'Inscrivez sur M-{eventId} : cela vaut pour tous les tours.',
    remove: 'Retirez le joueur de M-{eventId} : cela vaut pour tous les tours.',
    offer: 'Proposez la place sur M-{eventId} : elle vaut pour tous les tours.',
    ballot: 'Faites le tirage sur M-{eventId} : il vaut pour tous les tours.',
    change: 'Modifiez l’inscription sur M-{eventId} : elle vaut pour tous les tours.',
  },
  PLAYER_HAS_NO_MEMBERSHIP: {
    player:
      'Le joueur {playerId} n’est pas dans la communauté {communityId}. Ajoutez-le dans Membres, ou avec POST /v1/players/{playerId}/communities/{communityId}.',
    registering: 'Personne n’a été inscrit : « {pointer} » {message}.',
    link: 'Le lien est réservé aux joueurs de la communauté. Ajoutez d’abord le joueur.',
  },
  FLIGHT_IS_FOR_TEAMS: 'Le classement est par équipes. Utilisez les opérations pour les équipes.',
  FLIGHT_IS_FOR_PLAYERS: 'Le classement n’est pas par équipes. Utilisez les opérations pour les joueurs.',
  FLIGHTS_DISABLED: 'Les séries sont désactivées dans cette épreuve d’un seul tour. Activez-les d’abord dans Réglages.',
  TEAM_HANDICAP_IS_PER_ROUND: 'Une équipe a un handicap par tour : utilisez le numéro du tour.',
  MULTI_ROUND_EVENT_REQUIRED: {
    prizes: 'Les prix d’un tour sont versés avec l’épreuve dont il fait partie : utilisez {eventId}.',
    rounds: 'Seule une épreuve de plusieurs tours a des tours : utilisez un numéro qui commence par M.',
    team: 'L’équipe {teamId} est celle de l’épreuve dont le tour fait partie : modifiez-la là.',
  },
  ROUND_REQUIRED: {
    checkIns: 'Le pointage se fait pour un tour : utilisez le numéro du tour, qui commence par S.',
    cards: 'Les cartes sont celles d’un tour : utilisez le numéro du tour, qui commence par S.',
    shortening: 'Chaque tour s’écourte séparément : utilisez le numéro du tour, qui commence par S.',
    messages: 'Un message donne les heures de départ d’un tour : utilisez le numéro du tour, qui commence par S.',
    teePairings: 'Les groupes sont ceux d’un tour : utilisez le numéro du tour, qui commence par S.',
  },
  REGISTRATION_TYPE:
    'L’inscription à cette épreuve est du type « {type} ». Pour l’ouvrir à tous, choisissez « Online Questionnaire » (tous ceux qui ont le lien) dans Réglages.',
  EVENT_NOT_EDITABLE: {
    event:
      'L’épreuve, ou celle dont le tour fait partie, est officielle ou annulée. Le directeur peut la rouvrir dans Résultats.',
    round:
      'Le tour {eventId} est officiel, et ses résultats changeraient. Modifiez les tours qui ne le sont pas, ou demandez au directeur de le rouvrir dans Résultats.',
  },
  ALREADY_ASSIGNED:
    'Le joueur {playerId} est dans un autre groupe du tour. Retirez-l’en d’abord, ou placez-le avec POST, qui le déplace.',
  COURSE_NOT_IN_EVENT: {
    handicap: 'Le parcours {courseId} n’est pas de l’épreuve. Les parcours s’ajoutent dans Réglages.',
    round: 'Le parcours n’est pas du tour. Les parcours s’ajoutent dans Réglages.',
    registering: 'Personne n’a été inscrit : « {pointer} » {message}.',
  },
  TOO_MANY_WEBHOOKS: 'La communauté {communityId} a {most} webhooks, le maximum. Supprimez-en d’abord un.',
  REASON_REQUIRED: {
    state: 'Dites dans « Motif » (reason) pourquoi l’épreuve n’est plus « {state} ».',
    scores: 'Il y a déjà des scores. Dites dans « Motif » (reason) pourquoi le classement change.',
    committee: 'Dites dans « Motif » (reason) pourquoi le comité décide du match.',
  },
  CHANGED_MEANWHILE: {
    field: 'Quelqu’un d’autre a modifié « {field} » entre-temps. Voyez ce qu’il en est, puis décidez.',
    places:
      'Quelqu’un d’autre a déplacé {count, plural, one {un joueur} other {# joueurs}} entre-temps. Voyez où cela en est, puis décidez.',
  },
  NOT_A_CLUB: 'Seul un club a des sections. La personne qui gère l’installation crée les clubs.',
  NAME_TAKEN: '« {name} » existe déjà. Choisissez un autre nom.',
  STATE_TRANSITION: {
    event: 'Une épreuve à l’état « {from} » ne peut pas passer à « {to} ».',
    round:
      'L’épreuve de plusieurs tours est à l’état « {state} », et ses tours aussi. Changez d’abord l’état de l’épreuve.',
  },
  ROUND_NOT_STARTED: 'Le tour est à l’état « {state} ». Mettez-le d’abord en cours.',
  NOT_A_TEAM_FORMAT: 'Aucun classement du tour ne compte un score d’équipe par trou. Saisissez les scores des joueurs.',
  NOT_A_PLAYER_FORMAT:
    'Tous les classements du tour sont par équipes à une seule balle. Saisissez les scores des équipes.',
  SCORES_DIFFER:
    'Les scores des joueurs et de leurs marqueurs diffèrent au trou {holes}. Ils doivent concorder, ou le comité tranche, avant toute signature.',
  HOLE_WITHOUT_STROKES: 'Le trou {hole} n’a pas de coups auxquels ajouter une pénalité. Saisissez d’abord son score.',
  NO_SCORE: 'La carte n’a aucun score. Saisissez-en d’abord un.',
  CARD_SIGNED: 'L’une des cartes est signée. Retirez d’abord les signatures des deux cartes.',
  NOT_READY: {
    always: '{finding} Résolvez ce point avant que le tour commence.',
    reason: '{finding} Résolvez ce point, ou dites dans « Motif » (reason) pourquoi le tour commence malgré tout.',
    rehearsal:
      'Personne n’est encore dans la liste des départs : aucun score ne peut arriver. Remplissez d’abord la liste des départs du tour.',
  },
  IN_USE: {
    played: '{name} a des scores. Annulez plutôt l’épreuve : ils restent.',
    notDraft: '{name} est à l’état « {state} », et seul un brouillon se supprime. Annulez plutôt l’épreuve.',
    round: '{name} est un tour de {eventId}. Supprimez-le là.',
    roundPlayed: '{name} a des scores, et reste donc. Annulez plutôt ce tour.',
    lastRound: '{name} est le seul tour de l’épreuve. Supprimez plutôt l’épreuve.',
    roundCounted: '{name} compte pour {leaderboards}. Changez d’abord les tours de ces classements.',
    course: '{course} ne peut pas être retiré : {uses}. Changez cela d’abord.',
    replaced: '{course} a déjà une version suivante. Faites la prochaine à partir de celle-ci.',
    begun: '{name} a commencé ou a pris fin, et garde donc son parcours.',
    rehearsed: 'Une répétition de {name} est en cours. Supprimez-la d’abord.',
    tee: '{course} perdrait le repère {tee}, et {count, plural, one {# joueur ou équipe en part} other {# joueurs ou équipes en partent}}. Gardez ce repère, ou donnez-en d’abord un autre à ces joueurs.',
    leaderboard:
      'Sans {name}, les cartes d’équipe ne compteraient nulle part. Créez d’abord un autre classement par équipes à une seule balle.',
  },
  IDEMPOTENCY_IN_PROGRESS:
    'La première requête avec cet Idempotency-Key est encore en cours. Réessayez dans un instant.',
  PAYLOAD_TOO_LARGE: 'Envoyez au plus 1 Mio par requête ; partagez les longues listes.',
  URI_TOO_LONG: {
    address:
      'L’adresse a {characters} caractères ; le maximum est {most}. Mettez les critères de recherche dans le corps de la requête.',
    part: 'Une partie du chemin est trop longue.',
    headers: 'L’adresse et les en-têtes ensemble sont trop longs.',
  },
  IDEMPOTENCY_KEY_REUSED:
    'Cet Idempotency-Key a servi à une autre requête. Prenez une nouvelle clé pour chaque nouvelle requête.',
  RATE_LIMITED: {
    credential:
      'Ces identifiants ont servi à {requests} requêtes en une minute. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
    logins: 'Trop de connexions ont échoué. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
    link: 'Les téléphones qui ont ce lien ont fait {requests} requêtes en une minute. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
    links: 'Trop de liens non valables. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
    file: 'Un de vos fichiers est encore en cours de lecture. Attendez la fin, puis envoyez le suivant.',
  },
  INTERNAL: 'Une erreur s’est produite dans le service. Rien n’a été modifié. Donnez le requestId à l’opérateur.',
  UNAVAILABLE: {
    database: 'La base de données ne répond pas. Réessayez dans quelques secondes.',
    conflict: 'D’autres requêtes modifient les mêmes données. Réessayez dans un instant.',
    disk: 'La base de données ne peut pas écrire ; son disque est peut-être plein. Rien n’a été modifié. Réessayez plus tard.',
    overload: 'Le service est surchargé. Réessayez dans quelques secondes.',
    connections: 'Trop de connexions sont ouvertes. Réessayez plus tard.',
    restart: 'Le serveur redémarre. Réessayez dans quelques secondes.',
  },
  HANDICAP_LOCKED: {
    player: 'Le handicap du joueur est verrouillé. Déverrouillez-le d’abord.',
    team: 'Le handicap de l’équipe est verrouillé. Déverrouillez-le d’abord.',
  },
  HANDICAP_REASON_REQUIRED: 'Le joueur n’a pas d’index : joignez un motif aux valeurs, dans « manualMsg ».',
  OTHER_COURSE:
    'Le joueur joue le parcours {courseId}, et un joueur a un seul handicap par tour. Omettez « courseId », ou donnez-lui d’abord un repère de l’autre parcours.',
  PASSWORD_WEAK: 'Ce mot de passe est trop faible. {why}',
  CODES_ON: 'Le compte a déjà une application de codes. Désactivez-la d’abord, puis activez la nouvelle.',
  ALREADY_STAFF: '{email} fait déjà partie du personnel de la communauté. Changez plutôt le rôle.',
  TOO_MANY_INVITATIONS: {
    address: '{email} a reçu {most} invitations en un jour. Réessayez demain.',
    community: 'La communauté a invité {most} personnes en un jour. Réessayez demain.',
  },
  CREDENTIAL_EXISTS: {
    inForce: '{email} a déjà des identifiants en vigueur. Utilisez-les, ou prenez une autre adresse.',
    asked: '{email} attend la réponse à une demande. Retirez-la d’abord, ou prenez une autre adresse.',
  },
  LAST_OWNER: 'Une communauté garde au moins un propriétaire. Nommez-en d’abord un autre.',
  ONLY_OWNER:
    'Personne d’autre n’est propriétaire : {communities}. Nommez-y d’abord un autre propriétaire, ou bloquez quand même le compte, maintenant que vous le savez.',
  OPERATOR_BLOCKED: {
    self: 'Vous ne pouvez pas bloquer votre propre compte. Demandez-le à un autre opérateur.',
    last: 'Il ne resterait personne qui puisse se connecter et gérer l’installation. Nommez d’abord un autre opérateur.',
    noSecondFactor:
      '{name} n’a pas encore de deuxième étape : une application de codes ou une clé d’accès, à activer dans Votre compte. Réessayez une fois que c’est fait.',
  },
  MERGE_BLOCKED: {
    byName:
      'Le joueur {playerId} est inscrit par son nom seul et n’a pas de profil où fusionner l’autre. Gardez l’autre.',
    bothRegistered: 'Les deux sont inscrits à {eventId} ({name}). Retirez-en d’abord un.',
    notOfCommunity:
      'Le joueur {playerId} n’est pas de la communauté de {eventId} ({name}). Ajoutez-le d’abord à cette communauté, ou gardez l’autre.',
  },
  ERASURE_BLOCKED:
    'Le joueur est inscrit à des épreuves pas encore terminées : {events}. Retirez-l’en d’abord, ou dites que la place reste sous le nouveau nom.',
  UNDO_BLOCKED: {
    done: 'Cette action est déjà défaite.',
    changed: '{name} a modifié la même chose à {time}. Défaites d’abord cela.',
    changedOutside: 'La même chose a été modifiée depuis par un programme ou un joueur. Modifiez-la à la main.',
    needed: 'Un ajout fait depuis en dépend. Défaites d’abord cet ajout.',
    scored: 'Un joueur ou une équipe qui disparaîtrait a des scores. Supprimez d’abord ces scores.',
    state:
      'Cette action a rendu l’épreuve officielle, l’a annulée ou l’a rouverte. Changez plutôt l’état de l’épreuve.',
    late: 'Cette action est trop ancienne pour être défaite.',
    mergedOn: 'Le profil gardé fait maintenant partie d’un autre. Défaites d’abord cette fusion.',
    overwritten: 'Le profil gardé a changé depuis : {fields}. Défaire la fusion ramènerait l’ancienne valeur.',
    taken:
      'Le joueur {playerId} a maintenant l’adresse e-mail ou le numéro de licence du profil supprimé. Changez-les d’abord là.',
    anew: 'Le joueur a été réinscrit depuis la fusion : {names}. Retirez-le d’abord de là.',
    mailed: 'Le message est en route : {sent} e-mails envoyés sur {all}. Écrivez-en un autre qui rectifie.',
  },
} satisfies WordsLike<typeof en>
