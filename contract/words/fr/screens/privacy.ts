import type { words as en } from '../../en/screens/privacy.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Vie privée',
  what: 'Un joueur peut demander ce qui est conservé, et demander à être effacé. Assurez-vous d’abord que la demande vient bien de lui.',
  by: 'Numéro, e-mail, ou prénom et nom',
  find: 'Chercher',
  none: 'Aucun joueur ne correspond. Les noms doivent être complets, tels qu’écrits ici ; une personne peut aussi figurer sous un autre nom ou une autre adresse.',
  id: 'Numéro',
  email: 'E-mail',
  dob: 'Date de naissance',
  hcId: 'Licence',
  communities: 'Communautés',
  events: 'Épreuves',
  eventsUntil: '{count}, la dernière le {last}',
  byName: 'Inscrit par le nom seul ; la même personne peut aussi avoir un profil.',
  goes: 'L’effacement supprime',
  stays: 'Les résultats gardent',
  fields: {
    suffix: 'suffixe du nom',
    email: 'adresse e-mail',
    dob: 'date de naissance',
    phone: 'numéro de téléphone',
    hcId: 'numéro de licence',
    hcIndex: 'index',
    picture: 'photo',
  },
  taken: {
    memberships: '{count, plural, one {# adhésion} other {# adhésions}}',
    registrationAnswers:
      '{count, plural, one {surnom ou réponses de # inscription} other {surnoms ou réponses de # inscriptions}}',
    signUpAnswers:
      '{count, plural, one {données ou réponses de # demande d’inscription} other {données ou réponses de # demandes d’inscription}}',
    openSignUps:
      '{count, plural, one {# place en liste d’attente ou au tirage au sort} other {# places en liste d’attente ou au tirage au sort}}',
    handicapReasons: '{count, plural, one {# motif d’un handicap} other {# motifs de handicaps}}',
    accounts: '{count, plural, one {# compte de la console} other {# comptes de la console}}',
    mails: '{count, plural, one {# e-mail} other {# e-mails}}',
  },
  left: {
    registrations: '{count, plural, one {# inscription} other {# inscriptions}}',
    handicaps: '{count, plural, one {# handicap dans une épreuve} other {# handicaps dans des épreuves}}',
    teamPlaces: '{count, plural, one {# place dans une équipe} other {# places dans des équipes}}',
    drawnBalls: '{count, plural, one {# balle tirée au sort} other {# balles tirées au sort}}',
    teePairingPlaces:
      '{count, plural, one {# place dans une liste de départs} other {# places dans des listes de départs}}',
    flightPlaces: '{count, plural, one {# place dans une série} other {# places dans des séries}}',
    cards: '{count, plural, one {# carte} other {# cartes}}',
    scores: '{count, plural, one {# score saisi} other {# scores saisis}}',
  },
  isErased: 'Ce joueur est effacé : rien ne dit plus qui c’était.',
  save: 'Télécharger',
  saveOf: 'Télécharger : tout sur {name}',
  saved: 'Tout ce qui est conservé sur {name} est dans le fichier',
  erase: 'Effacer',
  eraseOf: 'Effacer {name}',
  eraseTitle: 'Effacer {name} ?',
  theName: 'le nom, ici et dans les textes et journaux',
  lost: 'Perdu sans retour : {what}.',
  stay: 'Reste, car des résultats en dépendent, sous le nom « {newName} » : {what}.',
  linksEnd:
    '{count, plural, one {Les liens personnels vers # épreuve ou tour prennent fin.} other {Les liens personnels vers # épreuves et tours prennent fin.}}',
  copies: 'Les sauvegardes, documents imprimés et e-mails d’avant contiennent encore les données.',
  running: 'Inscrit à {events}, pas encore terminé. Mieux vaut en retirer d’abord le joueur.',
  alsoRegistered: 'Effacer quand même : la place reste, sous le nom « {newName} »',
  typeName: 'Le nom du joueur',
  typeNameHint: 'Tapez « {name} » pour confirmer.',
  erased:
    'Le joueur {playerId} est effacé. Gardez ce numéro avec vos sauvegardes : après la restauration d’une plus ancienne, effacez-le à nouveau.',
} satisfies WordsLike<typeof en>
