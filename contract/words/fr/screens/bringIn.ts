import type { words as en } from '../../en/screens/bringIn.ts'
import type { WordsLike } from '../../spoken.ts'
import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  title: 'Importer des joueurs',
  paste: 'Coller une liste',
  pasteHint:
    'Copiez les lignes d’un tableur ou d’un e-mail et collez-les ici, avec ou sans en-têtes : noms, index, sexe, e-mail, équipe. Jusqu’à quatre personnes par ligne peuvent former une équipe. Rien n’est enregistré sans votre accord.',
  lost: 'Les joueurs ne sont pas encore inscrits. Quitter cette page ?',
  sumKnown: '{count} connus',
  sumNew: '{count} nouveaux, par leur nom',
  sumHere: '{count} déjà dans l’épreuve',
  teams: 'Former des équipes avec ceux d’une même ligne',
  register: '{count, plural, one {Inscrire # joueur} other {Inscrire # joueurs}}',
  nothing: 'Rien à faire',
  doneTitle: '{count, plural, one {# joueur est inscrit} other {# joueurs sont inscrits}}',
  doneBefore: '{count, plural, one {# était déjà inscrit.} other {# étaient déjà inscrits.}}',
  doneTeams: '{count, plural, one {# équipe est formée.} other {# équipes sont formées.}}',
  doneChanged: '{count, plural, one {# a un nouvel index.} other {# ont un nouvel index.}}',
  doneLeft: '{count, plural, one {# a quitté l’épreuve.} other {# ont quitté l’épreuve.}}',
  doneUndo: 'Ctrl Z défait le tout.',
  toPlayers: 'Voir les joueurs',
} satisfies WordsLike<typeof en>
