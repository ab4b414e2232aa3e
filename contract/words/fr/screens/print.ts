import type { words as en } from '../../en/screens/print.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Impression',
  document: 'Document',
  printed: 'Imprimé',
  now: 'Maintenant',
  never: 'jamais',
  current: 'à jour',
  stale: '{count, plural, one {périmé : # page} other {périmé : # pages}}',
  stalePages: 'périmé : {labels}',
  andMore: 'et {count} de plus',
  by: '{when}, {who}',
  gone: 'plus nécessaire : {labels}',
  paper: 'Papier',
  asSet: 'Selon les réglages',
  printChosen: '{count, plural, one {Imprimer le document choisi} other {Imprimer # documents}}',
  printStale: '{count, plural, one {Imprimer la page modifiée} other {Imprimer # pages modifiées}}',
  nothingChosen: 'Choisissez quoi imprimer',
  preview: 'Aperçu : {name}',
  markedAs:
    'Ce que vous imprimez ici compte comme imprimé, et devient périmé quand quelque chose y change. Ce que vous ouvrez seulement pour voir, non.',
  look: 'Ouvrir pour voir',
  chooseAll: 'Tous',
  keyAll: 'Choisir tous les documents, ou aucun',
  keyOpen: 'Ouvrir ce qui est choisi, sans imprimer',
  keyChosen: 'Imprimer ce qui est choisi',
  keyChanged: 'Imprimer les pages modifiées',
  choose: 'Choisir {name}',
  making: 'Préparation des pages',
  blocked: 'Votre navigateur n’a pas ouvert les pages. Autorisez les fenêtres pour ce site, et imprimez à nouveau.',
} satisfies WordsLike<typeof en>
