import type { words as en } from '../../en/screens/accounts.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Comptes',
  find: 'Chercher un compte',
  none: 'Aucun compte ne correspond. Les propriétaires invitent des personnes dans l’écran Personnel de leur communauté.',
  more: 'En afficher plus ({left})',
  operator: 'Opérateur',
  you: 'vous',
  seen: 'venu {ago}',
  notSeen: 'pas venu depuis 30 jours',
  passkeys: '{count, plural, one {# clé d’accès} other {# clés d’accès}}',
  codes: 'application de codes',
  passwordOnly: 'mot de passe seul',
  noRole: 'aucun rôle dans une communauté',
  actions: 'Actions possibles pour {name}',
  give: 'Nommer opérateur',
  giveTitle: 'Nommer {name} opérateur ?',
  giveEffects:
    'Un opérateur voit toutes les communautés et tous les comptes, donne accès à des programmes, fusionne et efface des joueurs, et nomme d’autres opérateurs. Cela prend effet en une seconde, ne donne aucun rôle dans une communauté, et figure au journal de chaque communauté de ce compte.',
  given: '{name} est maintenant opérateur',
  take: 'Retirer',
  takeTitle: 'Retirer à {name} la gestion de l’installation ?',
  takeEffects:
    'L’installation se ferme pour cette personne en une seconde. Le compte et ses rôles dans les communautés restent.',
  blocked: 'Bloqué {ago}',
  block: 'Bloquer',
  blockTitle: 'Bloquer le compte de {name} ?',
  blockEffects:
    'Cette personne est déconnectée partout en une seconde et ne peut plus se connecter, ni par mot de passe, ni par clé d’accès, ni par un lien de nouveau mot de passe. La page de connexion ne dit pas pourquoi. Ses rôles restent, et valent à nouveau dès que le compte est débloqué. Cela figure au journal de chaque communauté de ce compte.',
  ownerless:
    '{name} est seul propriétaire : {communities}. Personne ne pourra y inviter ni changer de rôle tant que le compte est bloqué. Nommez d’abord un autre propriétaire si c’est nécessaire.',
  blockDone: 'Le compte de {name} est bloqué',
  allow: 'Débloquer',
  allowTitle: 'Débloquer le compte de {name} ?',
  allowEffects:
    'Cette personne se connecte comme avant, avec le même mot de passe et la même deuxième étape, et retrouve ses rôles. Un opérateur gère à nouveau l’installation.',
  allowed: '{name} peut à nouveau se connecter',
  taken: '{name} n’est plus opérateur',
} satisfies WordsLike<typeof en>
