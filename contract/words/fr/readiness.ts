import type { words as en } from '../en/readiness.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  rules: {
    everybodyInAFlight: 'Chacun est dans une série de chaque classement qui en a.',
    oneTeeTimeEach: 'Chacun a une heure de départ.',
    groupsApart: 'Aucun groupe ne part à la même heure et au même endroit qu’un autre.',
    startHoles: 'Chaque groupe part d’un trou du parcours.',
    tees: 'Chacun part d’un repère du parcours étalonné pour son sexe.',
    courseComplete: 'Le parcours est complet.',
    teamsComplete: 'Les équipes ont la taille que demandent leurs classements, et chacun est dans une équipe.',
    ballsTogether: 'Les équipes à une seule balle jouent dans un même groupe.',
    settingsFit: 'Les réglages de chaque classement conviennent à sa formule de jeu.',
    opponents: 'Chaque camp a un match ou est exempt.',
    noRehearsal: 'L’épreuve n’est pas une répétition.',
    handicaps: 'Chaque joueur d’un classement net a un handicap.',
    handicapReasons: 'Chaque handicap saisi à la main a un motif.',
    indexRevision: 'Les index datent de moins d’un mois.',
    allowance: 'Les allocations de handicap sont les valeurs recommandées.',
    teamsApart: 'Dans chaque équipe, les handicaps sont aussi proches que vous le voulez.',
    groupSizes: 'Les groupes ont de deux à quatre joueurs.',
    wishesKept: 'Les souhaits de jouer ensemble ou séparés sont respectés.',
    teeTimesPlausible: 'Les groupes partent de jour, à la date du tour.',
    prizes: 'Les prix correspondent à la dotation et aux séries.',
    papers: 'Tout ce qui est imprimé est à jour.',
    sheetPublished: 'La liste des départs publiée est à jour.',
    roundBefore: 'Le tour précédent est terminé.',
    links: 'Les liens s’ouvrent sur les téléphones, et les e-mails peuvent partir.',
    fieldOfTheCut: 'Seuls les joueurs qui ont passé le cut ont une heure de départ.',
  },
  ofRound: '{round} : {finding}',
  player: 'joueur {id}',
  team: 'équipe {id}',
  group: '{time} du {hole}',
  // A group as paper names it: its tee time, and its hole with a letter.
  start: '{time} {start}',
  emptyLeaderboard:
    'Personne n’est dans le classement {board} : un classement sur plusieurs tours a besoin d’une série.',
  playersWithoutFlight:
    '{count, plural, one {# joueur n’est} other {# joueurs ne sont}} dans aucune série du classement {board} : {names}.',
  teamsWithoutFlight:
    '{count, plural, one {# équipe n’est} other {# équipes ne sont}} dans aucune série du classement {board} : {names}.',
  noTeeTimes: 'Il n’y a pas encore d’heures de départ. Remplissez la liste des départs.',
  playersWithoutTeeTime: '{count, plural, one {# joueur n’a} other {# joueurs n’ont}} pas d’heure de départ : {names}.',
  groupsAtOnePlace:
    '{count, plural, one {# groupe a} other {# groupes ont}} le même départ, {group}. Donnez-leur une autre lettre, un autre trou ou une autre heure.',
  startOutsideNine: 'Un groupe part du trou {hole}, mais on joue les trous {first} à {last}.',
  startBeyond: 'Un groupe part du trou {hole}, mais le parcours a {holes, plural, one {# trou} other {# trous}}.',
  ballApart:
    '{team} joue une seule balle, mais ses joueurs sont dans {count, plural, one {# groupe} other {# groupes}}.',
  emptyGroup: 'Personne n’est dans le groupe {group}.',
  aloneInGroup: '{name} joue seul dans le groupe {group}, sans marqueur.',
  largeGroup: '{count, plural, one {# joueur est} other {# joueurs sont}} dans le groupe {group}.',
  otherDay: 'Un groupe part le {date}, qui n’est pas un jour du tour.',
  dark: 'Un groupe part à {time} : il risque de faire nuit.',
  otherThanPublished:
    '{count, plural, one {# joueur part} other {# joueurs partent}} à une autre heure ou d’un autre endroit que dans la liste des départs publiée : {names}.',
  afterTheCut:
    '{count, plural, one {# joueur a une heure de départ sans avoir} other {# joueurs ont une heure de départ sans avoir}} passé le cut : {names}.',
  askedApart: '{names} ont souhaité être séparés, et sont dans le groupe {group}.',
  askedTogether: '{names} ont souhaité jouer ensemble, et sont dans les groupes {groups}.',
  noCourse: 'Le tour n’a pas de parcours.',
  noTees: '{course} n’a pas de repères.',
  courseWrong:
    '{course} n’est pas complet : des pars ou des stroke index sont faux ({tees}). Faites la version suivante du parcours.',
  rehearsal: 'L’épreuve est une répétition : ses liens n’ouvrent que la carte de score.',
  pagesBefore:
    '{document} : {count, plural, one {# page imprimée} other {# pages imprimées}} avant un changement, à réimprimer : {pages}.',
  pageBefore: '{document} : {page}, page imprimée avant un changement, à réimprimer.',
  documentBefore: '{document} : document imprimé avant un changement, à réimprimer.',
  roundOpen: '{round} n’est pas terminé. Son état : {state}.',
  linksInside:
    'Les liens commencent par {address}, que les téléphones hors de ce réseau ne peuvent pas ouvrir. L’opérateur doit définir BASE_URL.',
  linksOpen:
    'Les liens commencent par {address}, et la connexion n’est pas chiffrée. L’opérateur doit donner à BASE_URL une adresse en https.',
  noMail: 'Aucun e-mail ne peut partir : l’opérateur n’a pas défini SMTP_URL. Imprimez les liens, ou copiez-les.',
  settingWrong: '{board} : {field} {message}.',
  aSetting: 'un réglage',
  withoutMatch:
    '{count, plural, one {# camp n’a} other {# camps n’ont}} pas de match dans le classement {board} : {names}.',
  otherAllowance: '{board} se joue avec une allocation de {percent} %. Valeur recommandée pour {format} : {usual}.',
  percent: '{value} %',
  smallField:
    '{board}, {flight} : {count, plural, one {# participant} other {# participants}} ; les prix en demandent au moins {least}.',
  ofBoard: '{board} : {warning}',
  withoutTee: '{count, plural, one {# joueur n’a} other {# joueurs n’ont}} pas de repère du parcours : {names}.',
  unratedTee:
    '{count, plural, one {# joueur a un repère qui n’est pas étalonné pour son sexe} other {# joueurs ont un repère qui n’est pas étalonné pour leur sexe}} : {names}.',
  withoutTeam:
    '{count, plural, one {# joueur n’est} other {# joueurs ne sont}} dans aucune équipe, et {board} classe des équipes : {names}.',
  teamSize: '{board} demande {size} joueurs par équipe : {teams}.',
  sizes: {
    one: '{least}',
    atLeast: 'au moins {least}',
    between: '{least} à {most}',
  },
  sizeOfTeam: '{team} en a {count}',
  withoutHandicap:
    '{count, plural, one {# joueur n’a pas de handicap et compte} other {# joueurs n’ont pas de handicap et comptent}} pour 0 dans {boards} : {names}.',
  withoutReason:
    '{count, plural, one {# handicap a été saisi} other {# handicaps ont été saisis}} à la main sans motif : {names}.',
  oldIndex:
    '{count, plural, one {# index date} other {# index datent}} de plus d’un mois le jour du tour : {names}. Mettez les handicaps à jour.',
  handicapsApart: 'Les handicaps d’une équipe peuvent différer de {limit} au plus : {teams}.',
  spread: '{team} a {spread} d’écart',
} satisfies WordsLike<typeof en>
