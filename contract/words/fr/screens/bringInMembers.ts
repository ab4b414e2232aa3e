import type { words as en } from '../../en/screens/bringInMembers.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  whoIs: { ...list.whoIs, verdicts: { ...list.whoIs.verdicts, registered: 'déjà ici' } },
  title: 'Importer des membres',
  paste: 'Coller une liste',
  pasteHint:
    'Copiez les lignes d’un tableur ou d’un e-mail et collez-les ici, avec ou sans en-têtes : noms, e-mail, sexe, numéro de licence. Il faut une adresse e-mail pour tout nouveau. Rien n’est enregistré sans votre accord.',
  lost: 'Toute la liste n’est pas encore importée. Quitter cette page ?',
  sumKnown: '{count} d’autres sections du club',
  sumNew: '{count} nouveaux',
  sumHere: '{count} déjà ici',
  noEmail:
    'Un nouveau profil a besoin d’une adresse e-mail, et il n’y en a pas : ajoutez-la à la liste, ou écartez la ligne.',
  members: 'Ce sont des membres',
  membersHint: 'Sinon, ce sont des invités avec un profil.',
  provider: 'Leurs licences viennent de',
  noProvider: 'Aucune : ne pas les reprendre',
  takeIn: '{count, plural, one {Importer # personne} other {Importer # personnes}}',
  takingIn: '{done} sur {all}',
  nothing: 'Personne à importer',
  doneTitle: '{count, plural, one {# personne est importée} other {# personnes sont importées}}',
  done: '{refused, plural, =0 {Elles font désormais partie de la communauté.} other {Les autres n’ont pas pu être importées. Corrigez leurs lignes et collez-les à nouveau.}}',
  toMembers: 'Voir les membres',
} satisfies WordsLike<typeof en>
