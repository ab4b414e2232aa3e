import type { words as en } from '../../en/screens/clubSettings.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Paramètres',
  identity: 'Nom et apparence',
  name: 'Nom',
  colour: 'Couleur',
  colourHint: 'Celle du haut de vos pages. Une couleur claire est foncée là où le texte est blanc.',
  usual: 'Vert habituel',
  logo: 'Logo',
  logoHint: 'Un fichier PNG ou SVG, de préférence l’emblème seul. Il figure sur les pages et les documents.',
  logoTooLarge: 'Ce fichier dépasse 650 Ko. Choisissez une image plus petite.',
  noLogo: 'Pas de logo',
  currency: 'Monnaie des prix',
  currencyHint: 'Une épreuve peut avoir la sienne.',
  noCurrency: 'Aucune : des nombres seuls',
  language: 'Langue',
  languageHint:
    'Celle de l’écran mural, et des pages quand le navigateur du lecteur n’en demande aucune que nous avons.',
  readersLanguage: 'celle du lecteur, sinon l’anglais',
  clock: 'Heures',
  clockHint:
    'À l’écran, sur les pages, sur papier et dans les e-mails. Les fichiers pour tableurs et programmes restent sur 24 heures.',
  clocks: { h24: '24 heures : 13:10', h12: '12 heures : 1:10 PM' },
  lengths: 'Longueurs des trous',
  lengthsHint: 'Sur les cartes, les téléphones, les pages et le papier.',
  lengthsIn: { course: 'comme sur la carte du parcours', yards: 'en yards', metres: 'en mètres' },
  home: 'Page publique du club',
  homeHint: '{url} annonce les épreuves à tous.',
  save: 'Enregistrer',
  saved: 'Enregistré',
  open: 'Ouvrir la page',
  expected: 'Scores attendus',
  expectedHint:
    'La table de votre fédération dans un fichier CSV à deux colonnes : un index, et le différentiel attendu sur neuf trous. Avec elle, les différentiels de neuf trous et de 10 à 17 trous sur 18 ne sont plus approchés.',
  noExpected: 'Sans table, ces différentiels sont approchés.',
  expectedRows: 'Table de {count, plural, one {# ligne} other {# lignes}}',
  expectedFile: 'Fichier CSV',
  removeExpected: 'Retirer la table',
  subs: 'Sections',
  subsWhy:
    'Dames, seniors, juniors : chacune avec ses épreuves et ses joueurs. Le personnel du club travaille pour toutes.',
  addSub: 'Nouvelle section',
  subHint: 'Par exemple « Dames ». Vous pourrez changer ce nom.',
  makeSub: 'Créer',
} satisfies WordsLike<typeof en>
