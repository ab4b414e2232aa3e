import type { words as en } from '../en/entry.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  ofConsole: 'La console de Caddiemaster',
  fields: {
    name: 'Votre nom',
    email: 'E-mail',
    password: 'Mot de passe',
    newPasswordHint: 'Au moins 12 caractères. Le mieux : quelques mots que vous seul mettriez ensemble.',
    code: 'Code',
    codeHint: 'Six chiffres, ou un code de secours.',
    clubName: 'Votre club',
  },
  errors: {
    name: 'Saisissez votre prénom et votre nom.',
    email: 'Saisissez une adresse e-mail valable, par exemple anna@example.com.',
    clubName: 'Saisissez le nom de votre club.',
  },
  weak: {
    short: 'Choisissez un mot de passe d’au moins {least} caractères.',
    long: 'Choisissez un mot de passe de {most} caractères au plus.',
    common: 'Beaucoup de gens utilisent ce mot de passe. Choisissez-en un autre.',
    about: 'Ce mot de passe est fait de votre nom, de votre e-mail ou de votre club. Choisissez-en un autre.',
  },
  login: {
    title: 'Connexion',
    submit: 'Se connecter',
    sample: 'Le club d’exemple est ouvert à tous : connectez-vous avec l’e-mail {email} et le mot de passe {password}.',
    plain: 'Cette connexion n’est pas chiffrée : utilisez un réseau de confiance.',
    shared: 'Cet ordinateur est partagé',
    passkey: 'Se connecter avec une clé d’accès',
    ended: 'Votre session est fermée. Reconnectez-vous pour reprendre où vous en étiez.',
    forgotten: 'Mot de passe oublié ?',
    noAccount: 'Pas de compte ? Demandez une invitation au propriétaire de votre club.',
    tooLong: 'L’e-mail et le mot de passe ne vont pas ensemble.',
    wrong:
      'L’e-mail et le mot de passe ne vont pas ensemble. Vérifiez les deux, ou demandez un nouveau mot de passe au propriétaire de votre club.',
    tooMany: 'Il y a eu trop d’essais d’ici. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
    notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
    noAnswer: 'Pas de réponse. Vérifiez votre connexion et réessayez.',
  },
  code: {
    title: 'Votre code',
    how: 'Le mot de passe est bon. Saisissez maintenant le code que votre application affiche.',
    lost: 'Vous n’avez plus l’application ? Saisissez l’un de vos codes de secours. Eux aussi sont perdus ? Adressez-vous à l’opérateur de cette installation.',
  },
  start: {
    title: 'Bienvenue',
    description: 'Le premier démarrage de Caddiemaster',
    heading: 'Bienvenue. Vous gérez cette installation.',
    submit: 'Commencer',
    noMail:
      'L’envoi d’e-mails n’est pas configuré : invitations et nouveaux mots de passe sont des liens que vous transmettez vous-même. SMTP_URL change cela.',
    shut: 'Ce code n’ouvre rien',
    shutHow:
      'Il sert une fois, pendant un jour, et seulement tant que personne ne gère cette installation. Redémarrez le service pour en afficher un nouveau, ou connectez-vous.',
  },
  invitation: {
    title: 'Rejoindre {community}',
    description: 'Une invitation à la console de Caddiemaster',
    heading: 'Votre invitation à rejoindre {community}',
    joinAs: 'Votre rôle : {role}. Votre adresse : {email}.',
    anew: 'Je n’ai pas encore de compte',
    submit: 'Rejoindre',
    known: 'J’ai un compte',
    current: 'Mot de passe de votre compte',
    codeHint: 'Seulement si votre compte en demande un.',
    submitKnown: 'Rejoindre avec mon compte',
    notYou: 'Ce n’est pas pour vous ? Fermez cette page : il ne se passe rien.',
    shut: 'Cette invitation n’est plus valable',
    shutHow:
      'Elle a été acceptée ou retirée, ou elle a plus de sept jours. Demandez-en une nouvelle à la personne qui vous a invité.',
    needsCode: 'Saisissez aussi le code que votre application affiche.',
    wrong: 'Ce n’est pas le mot de passe d’un compte à cette adresse.',
    hasAccount: 'Cela n’a pas fonctionné. Avez-vous déjà un compte ? Utilisez alors son mot de passe.',
    unproven:
      'Votre adresse est confirmée pour la première fois. Saisissez votre nom et un nouveau mot de passe sous « Je n’ai pas encore de compte ».',
    lastOwner:
      'Vous êtes le seul propriétaire. Nommez d’abord un autre propriétaire, puis acceptez votre nouveau rôle.',
  },
  password: {
    title: 'Nouveau mot de passe',
    description: 'Un nouveau mot de passe pour la console de Caddiemaster',
    how: 'Pour le compte {email}. Toutes vos autres sessions se ferment.',
    howFirst:
      'Pour le compte {email}. Toutes vos autres sessions se ferment. Les clés d’accès et les codes d’avant prennent fin aussi : activez-les à nouveau.',
    submit: 'Définir le mot de passe',
    shut: 'Ce lien n’est plus valable',
    shutHow: 'Il a déjà servi, ou il a plus d’une demi-heure. Demandez-en un nouveau sur la page de connexion.',
    ask: 'Vous recevez par e-mail un lien valable une demi-heure.',
    send: 'M’envoyer un lien',
    noMail: 'Demandez un lien',
    noMailHow:
      'L’envoi d’e-mails n’est pas configuré ici. L’opérateur crée un lien avec "caddiemaster administrator link" et vous le transmet.',
    sent: 'Consultez vos e-mails',
    sentHow: 'S’il existe un compte à cette adresse, un lien est en route. Il est valable une demi-heure.',
  },
  credential: {
    title: 'Accès à l’interface',
    description: 'Le mot de passe d’un programme',
    may: 'Un programme peut se connecter avec l’identifiant {email}.',
    how: 'Le bouton crée le mot de passe et l’affiche une seule fois. Préparez l’endroit où vous le garderez.',
    submit: 'Afficher le mot de passe',
    shown: 'Le mot de passe',
    keep: 'Mettez-le de côté maintenant : il ne s’affiche que cette fois et n’est conservé nulle part.',
    logIn: 'Se connecter',
    send: 'Envoyez les deux à {address} ; la réponse est un jeton valable un jour.',
    docs: 'Comment fonctionne l’interface',
    used: 'Le mot de passe a déjà été affiché',
    usedHow:
      'Il a été affiché le {moment} UTC. Ce n’était pas vous, ou vous l’avez perdu ? Demandez à l’opérateur d’envoyer un autre lien.',
    shut: 'Ce lien n’est plus valable',
    shutHow:
      'Il a plus de {hours, plural, one {# heure} other {# heures}}, ou un autre a été envoyé. Demandez à l’opérateur d’en envoyer un nouveau.',
  },
  failures: {
    otherPage: 'Ce formulaire ne vient pas de sa page',
    otherPageHow: 'Rouvrez la page et remplissez-y le formulaire. Rien n’a été modifié.',
    failed: 'Cela n’a pas fonctionné',
    failedHow:
      'Rien n’a été modifié. Revenez en arrière et réessayez dans un instant. Si cela se reproduit, donnez ce numéro à l’opérateur : {number}.',
  },
  links: {
    notRegistered: 'Vous n’êtes pas inscrit à cette épreuve.',
    administrator: 'Le personnel de la communauté ne saisit pas par un lien : connectez-vous plutôt.',
    ended: 'Ce lien a pris fin',
    endedHow:
      'Demandez-en un nouveau au comité. Ce qui a été saisi ici sans être envoyé reste sur cet appareil, et part dès que le nouveau lien y est ouvert.',
  },
  shell: { description: 'La console du directeur de l’épreuve', noScript: 'La console a besoin de JavaScript.' },
} satisfies WordsLike<typeof en>
