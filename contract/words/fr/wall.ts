import type { words as en } from '../en/wall.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  title: '{event} sur un écran',
  code: 'Code de l’adresse des résultats',
  nextOnTee: 'Prochains départs',
  teeTimes: 'Heures de départ',
  onPhone: 'Sur votre téléphone',
  onPhoneFirst: 'Résultats et cartes',
  onPhoneSecond: 'sur votre téléphone',
  groupsIn:
    '{count, plural, one {# groupe} other {# groupes}} sur le parcours, {in, plural, one {# rentré} other {# rentrés}}',
  updated: 'Mise à jour : {time}',
  pageOf: 'Page {page} sur {pages}',
  tee: 'Départ {tee}',
  sponsors: 'Merci à nos partenaires',
  message: 'Message',
  onCourse: 'Sur le parcours',
  time: 'Heure',
  teeHead: 'Départ',
  players: 'Joueurs',
  thru: 'Joués',
  leaders: 'Leaders : {where}',
  leadersOf: 'Leaders : {where}, tour {round}',
  start: 'Départ',
  holesPlayed: 'Trous joués',
  now: 'Actuel',
  key: 'Rouge : sous le par, vert : dans le par, noir : au-dessus.',
  news: {
    birdie: '{name} : birdie au {hole}',
    eagle: '{name} : eagle au {hole}',
    albatross: '{name} : albatros au {hole}',
    grossBirdie: '{name} : birdie brut au {hole}',
    grossEagle: '{name} : eagle brut au {hole}',
    grossAlbatross: '{name} : albatros brut au {hole}',
    ace: '{name} : trou en un au {hole}',
  },
} satisfies WordsLike<typeof en>
