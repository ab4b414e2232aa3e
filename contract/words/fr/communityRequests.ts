import type { words as en } from '../en/communityRequests.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  title: 'Demander une communauté',
  description: 'Organisez ici les épreuves de golf de votre club.',
  heading: 'Organisez ici vos épreuves de golf',
  how: 'Inscriptions, départs, scores et classements de votre club ou de votre groupe. La personne qui gère cette installation lit votre demande et répond par e-mail.',
  fields: {
    name: 'Club ou groupe',
    nameHint: 'Le nom sous lequel les joueurs le connaissent.',
    contactName: 'Votre nom',
    contactEmail: 'Votre e-mail',
    contactEmailHint: 'Vous y recevez un lien, avec lequel vous envoyez votre demande.',
    intendedUse: 'Qu’en ferez-vous ?',
    intendedUseHint: 'Par exemple : vingt compétitions par an pour 150 membres, et une épreuve membre-invité.',
    use: 'Usage prévu',
  },
  kept: 'Ce que vous écrivez est gardé jusqu’à la réponse, puis supprimé.',
  submit: 'M’envoyer le lien',
  errors: {
    name: 'Saisissez le nom de votre club ou de votre groupe.',
    contactName: 'Saisissez votre prénom et votre nom.',
    contactEmail: 'Saisissez votre adresse e-mail.',
    emailForm: 'Saisissez une adresse e-mail valable, par exemple anna@example.com.',
    intendedUse: 'Dites en une phrase ce que vous en ferez.',
    atMost: 'Au plus {count, plural, one {# caractère} other {# caractères}}.',
    signs: 'N’utilisez que des lettres, des chiffres et des signes.',
  },
  problems: {
    check: 'Vérifiez ce que vous avez écrit.',
    tooMany: 'Beaucoup de demandes sont venues d’ici en une heure. Renvoyez la vôtre dans une heure.',
    full: 'Trop de demandes sont en attente. Renvoyez la vôtre dans quelques jours.',
  },
  confirm: {
    title: 'Envoyer votre demande',
    description: 'Une demande de communauté',
    notYou: 'Vous n’avez pas écrit ceci ? Fermez la page : la demande est oubliée.',
    submit: 'Envoyer la demande',
  },
  shut: 'On ne peut pas demander de communauté ici',
  shutHow: 'La personne qui gère cette installation crée les communautés. Adressez-vous à elle.',
  mailed: 'Consultez vos e-mails',
  mailedHow:
    'Un lien est en route. Ouvrez-le et appuyez sur le bouton : c’est alors seulement que votre demande est envoyée. Rien après dix minutes ? Regardez dans les courriers indésirables. Vous pourrez demander un autre lien dans une heure.',
  sent: 'Votre demande est envoyée',
  sentHow: 'La personne qui gère cette installation la lit et répond par e-mail. Vous n’avez rien d’autre à faire.',
  gone: 'Ce lien n’est plus valable',
  goneHow:
    'Il a plus de trois jours, ou la demande a reçu une réponse. Consultez vos e-mails, ou refaites une demande.',
} satisfies WordsLike<typeof en>
