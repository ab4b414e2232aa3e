import type { words as en } from '../en/commands.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  usage: 'Usage : {line}',
  about:
    'La ligne de commande de l’opérateur. Elle fonctionne pendant que le serveur tourne ; sinon, elle démarre elle-même la base de données privée.',
  demo: 'la base de données de la démo (comme avec ENVIRONMENT=testing)',
  help: 'ce texte ; après une commande, ses options',
  lang: 'langue des réponses : {languages} ; sinon celle de LC_ALL, LC_MESSAGES ou LANG',
  demoOption: 'la base de données de la démo',
  langOption: 'langue des réponses : {languages}',
  helpOption: 'ce texte',
  required: 'obligatoire',
  repeated: 'répétable',
  communityCreate: {
    summary: 'Crée une communauté, ou une sous-communauté d’un club',
    club: 'le club dont elle fait partie',
  },
  clubCreate: {
    summary: 'Crée un club avec ses sous-communautés',
    help: 'Un accès du club atteint toutes ses sous-communautés.',
    sub: 'une sous-communauté avec laquelle le club commence',
  },
  communityList: { summary: 'Affiche les communautés avec leurs numéros' },
  communityIdentity: {
    summary:
      'Fixe la couleur, le logo, la devise, la langue, l’heure et les longueurs d’une communauté, et si elle a une page publique',
    help: 'Sans option, affiche ce qui est fixé.',
    colour: 'fond du bandeau, assombri là où son texte l’exige ; « none » pour le vert habituel',
    logo: 'PNG ou SVG, gardé en PNG de 4 Ko au plus ; « none » pour les initiales du nom',
    home: 'si /c/COMMUNITY montre ses épreuves à tous',
    currency: 'devise des prix, par exemple EUR ; « none » pour de simples nombres',
    language: 'sa langue : {languages} ; « none » pour celle de chaque lecteur',
    clock: 'heures sur 24, ou sur 12',
    lengths: 'longueurs des trous comme sur la carte du parcours, en yards ou en mètres',
  },
  communityExport: {
    summary: 'Écrit tout ce qui appartient à une communauté dans un fichier',
    help: 'Le fichier d’un club comprend ses sous-communautés. Le serveur peut continuer à tourner. Le fichier contient des données personnelles ; docs/community-file.md le décrit.',
  },
  communityImport: {
    summary: 'Importe une communauté d’un fichier de « community export »',
    help: 'Importe tout le fichier ou rien. Les numéros libres sont gardés, les autres sont nouveaux. Les joueurs déjà ici restent tels quels. Les webhooks restent éteints jusqu’à ce que vous les allumiez.',
    name: 'un nouveau nom pour la communauté',
    club: 'le club dont elle fera partie',
  },
  readOnly: 'peut lire et ne rien changer, comme un tableau d’affichage',
  credentialIssue: {
    summary: 'Délivre un accès à l’interface et affiche son mot de passe, une fois',
    email: 'e-mail de l’utilisateur ; devient son identifiant',
    community: 'les communautés qu’il atteint ; un club comprend ses sous-communautés',
    use: 'à quoi il sert',
  },
  credentialList: { summary: 'Affiche les accès, y compris révoqués' },
  credentialRevoke: { summary: 'Révoque un accès ; ses jetons prennent fin en une seconde sur tous les serveurs' },
  accessRequest: {
    summary: 'Enregistre une demande d’accès à l’interface',
    community: 'la communauté qui fait la demande',
    name: 'nom de la personne qui la fait',
    email: 'adresse du contact ; devient son identifiant',
    use: 'à quoi sert l’accès',
  },
  accessList: { summary: 'Affiche les demandes d’accès, les ouvertes d’abord' },
  accessApprove: {
    summary: 'Accepte une demande : délivre l’accès et affiche son mot de passe, une fois',
    community: 'seulement ces communautés du club demandeur ; sinon tout le club',
    note: 'une note pour les opérateurs',
  },
  accessDecline: {
    summary: 'Refuse une demande, et envoie la raison au contact si l’e-mail est configuré',
    reason: 'pourquoi, comme le contact le lira',
  },
  administratorCreate: {
    summary: 'Crée un compte de la console et affiche son mot de passe, une fois',
    email: 'l’identifiant',
    name: 'prénom et nom',
    community: 'les communautés que le compte administre',
    role: '{roles} ; sinon director',
    player: 'de quel joueur il s’agit ; ce joueur ne peut alors plus saisir de scores par un lien',
  },
  administratorLink: {
    summary:
      'Affiche un lien avec lequel le compte choisit un nouveau mot de passe ; il sert une fois, pendant une demi-heure',
  },
  administratorRecover: {
    summary: 'Désactive les seconds facteurs d’un compte, pour qui les a perdus, et ferme ses sessions',
    help: 'Assurez-vous d’abord qu’il s’agit bien de la personne : désormais le mot de passe suffit. Codes, codes de secours et clés d’accès sont oubliés ; le journal de ses communautés le dit.',
  },
  courseImport: {
    summary: 'Importe des parcours avec leurs repères et leurs trous d’un fichier JSON',
    help: 'Importe tous les parcours du fichier ou aucun. Un parcours existant n’est jamais modifié. docs/import.md décrit le format.',
  },
  eventImport: {
    summary: 'Importe une épreuve avec tout ce qu’elle contient d’un fichier JSON',
    help: 'Importe tout le fichier ou rien. Un fichier avec l’externalId d’une épreuve venue d’un fichier modifie cette épreuve. docs/import.md décrit le format, avec un exemple.',
    preview: 'montre ce que le fichier changerait à une épreuve déjà ici, et ne change rien',
    take: 'là où quelqu’un a changé quelque chose ici mais où le fichier a raison : les places que nomme l’aperçu, ou all',
    schema: 'affiche le schéma JSON du fichier et n’importe rien',
  },
  eventWarnings: {
    summary: 'Montre ce qui manque encore à une épreuve pour que ses résultats soient justes',
    help: 'Les handicaps qui manquent et les prix qui ne vont pas, dans chaque classement de l’épreuve et de ses tours.',
  },
  eventRestore: {
    summary: 'Ramène une épreuve d’une sauvegarde, ou ses scores à un moment donné',
    help: 'Rien n’est retiré du journal des scores : des saisies du comité corrigent les scores ultérieurs. Les liens renouvelés le restent.',
    from: 'toute l’épreuve telle qu’elle est dans cette sauvegarde, un chemin ou bucket:NAME',
    at: 'ses scores seulement, tels qu’ils étaient : 2026-05-03T14:05:00+01:00',
    confirm: 'le fait ; sinon la commande montre seulement ce qui changerait',
  },
  handicapsRefresh: {
    summary: 'Reprend les nouveaux index des joueurs d’une épreuve d’un fichier CSV ou XLSX',
    help: 'La première ligne de FILE nomme ses colonnes, en majuscules ou minuscules : index, et une ou plusieurs parmi hcId (avec provider),\nemail et playerId ; revisionDate (YYYY-MM-dd) s’il y en a une. Un handicap positif s’écrit +1.2 ; la virgule décimale est comprise.\nLes handicaps verrouillés ne bougent pas. Les tours qui ont leurs handicaps les gardent : nommez le tour pour les actualiser.',
    apply: 'le fait ; sinon la commande montre seulement ce qui changerait',
  },
  registrationList: {
    summary: 'Affiche toutes les inscriptions en CSV : inscrits, en attente, au tirage et retirés, avec leurs réponses',
    help: 'Une colonne par question, selon son identifiant. Le résultat contient des données personnelles.',
  },
  ballotDraw: {
    summary: 'Tire au sort les places d’une épreuve, une fois les inscriptions closes',
    help: 'L’ordre est celui du SHA-256 de « <graine>:<numéro du joueur> ». La graine est notée : « ballot check » refait le tirage et compare.',
    seed: 'ce dont part le tirage, par exemple des nombres tirés aux dés en public',
  },
  ballotCheck: { summary: 'Refait les tirages notés d’une épreuve et compare' },
  playerMerge: {
    summary: 'Fusionne le profil REMOVE dans le profil KEEP',
    help: 'Adhésions, inscriptions, handicaps et scores sont déplacés. Les données de KEEP restent ; celles qui manquent viennent de REMOVE.',
    confirm: 'le fait ; sinon la commande montre seulement ce qui serait déplacé',
  },
  playerUnmerge: {
    summary: 'Défait la fusion de deux profils',
    help: 'Pendant {days} jours. Tout ce que le profil retiré a apporté lui revient, avec ce qui s’y est ajouté. Refusé là où cela déferait ce que quelqu’un a fait depuis.',
  },
  playerEmail: {
    summary: 'Fixe l’adresse e-mail d’un joueur qui l’a demandé',
    help: 'Elle vaut comme confirmée par le joueur : les liens personnels y sont envoyés, quel que soit le club. Assurez-vous que la demande vient bien du joueur.',
  },
  playerExport: {
    summary: 'Écrit tout ce qui est conservé sur un joueur, en JSON',
    help: 'Profil, adhésions, inscriptions avec réponses, demandes, handicaps, places, cartes, scores comme joueur et comme marqueur, et ce que le journal dit du joueur. Rien sur les autres.',
    out: 'le fichier à écrire ; sinon tout s’affiche',
  },
  playerErase: {
    summary: 'Efface les données personnelles d’un joueur ; les résultats restent sous un autre nom',
    help: 'Irréversible. Les sauvegardes et exports d’avant contiennent encore les données : voir docs/operate.md. La même personne sous un autre numéro, inscrite par le nom seul, est un autre joueur : fusionnez-le ou effacez-le aussi.',
    confirm: 'le fait ; sinon la commande montre seulement ce qui serait perdu',
    alsoRunning: 'même si le joueur est inscrit à une épreuve qui n’est pas terminée',
  },
  linkRegenerate: {
    summary: 'Met fin à un lien d’une épreuve et le remplace par un nouveau',
    help: 'PURPOSE est l’un de {purposes}. L’inscription concerne toute l’épreuve : nommez l’épreuve à plusieurs tours, pas son tour.',
    player: 'le lien personnel de ce joueur (scoring, registration)',
  },
  print: {
    summary: 'Imprime un document d’une épreuve en PDF',
    help: 'DOCUMENT est l’un de {documents}. Les codes des cartes mènent à BASE_URL.',
    paper: 'A4 ou Letter ; sinon selon le réglage de l’épreuve',
    by: 'time ou hole : l’ordre de la liste des départs',
    out: 'où le PDF est écrit ; sinon EVENT-DOCUMENT.pdf',
  },
  cardsRebuild: {
    summary: 'Refait les cartes d’une épreuve à partir du journal de ses scores',
    help: 'Le journal fait foi. Dans une base saine, rien ne diffère et rien ne change. Les scores attendent la fin.',
    check: 'compare seulement ; code de sortie 1 si une carte diffère',
  },
  mailTest: { summary: 'Envoie un e-mail d’essai et dit ce que le serveur de messagerie a répondu' },
  backup: {
    summary: 'Écrit une sauvegarde de toute la base de données dans son état actuel',
    help: 'Le serveur peut continuer à tourner. Le fichier contient des données personnelles et des empreintes de mots de passe. Il ne contient pas le secret qui signe liens et jetons : gardez-en aussi une copie.',
  },
  restore: {
    summary: 'Restaure la base de données d’une sauvegarde et compare les empreintes de toutes les tables et épreuves',
    help: 'FILE est un chemin, ou bucket:NAME pour une sauvegarde de BACKUP_BUCKET ; « bucket: » seul les affiche. En une transaction : tout est restauré, ou rien n’est changé.',
    replace: 'supprime d’abord tout ce qui est dans la base',
    allowSample: 'en production : accepte une sauvegarde avec données d’exemple, et bloque ses comptes publiés',
  },
  acceptNewSecret: {
    summary: 'Accepte un nouveau SECRET quand l’ancien est perdu',
    help: 'Un serveur ne démarre pas avec un autre secret que celui avec lequel sa base a servi. Si vous avez encore l’ancien, utilisez SECRET ou SECRET_PREVIOUS : rien ne prend fin alors, ou seulement les liens.',
    confirm: 'le fait ; sinon la commande montre seulement ce qui prendrait fin',
  },
  reset: {
    summary: 'Remet l’environnement d’essai à ses données d’exemple',
    help: 'Tout ce qu’il contient est supprimé. Refusé en production.',
  },
  status: {
    summary: 'Affiche version, commit, environnement, migrations, réglages de durabilité, taille et lignes',
  },
} satisfies WordsLike<typeof en>
