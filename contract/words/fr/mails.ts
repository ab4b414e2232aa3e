import type { words as en } from '../en/mails.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  why: '{community} a envoyé cet e-mail parce que cette adresse a été donnée pour une inscription. Le lien est à vous seul : ne le transmettez pas.',
  testing: 'Ceci est un environnement d’essai : rien n’y est réel.',
  // La journée dans un e-mail : qui joue avec {name}, et les données avec leurs noms
  day: {
    partners: '{name}, vous jouez avec {partners}.',
    tees: 'Départs',
    handicap: 'Handicap de jeu',
    strokes: 'Coups',
    checkIn: 'Pointage',
    checkInHow: 'Présentez le code de votre page.',
    cantCome: 'Je ne peux pas venir',
    stop: 'Ne plus recevoir d’e-mails sur les heures de départ ni de messages de l’organisateur',
  },
  links: {
    change: 'Ouvrir votre page',
    see: 'Voir votre inscription',
    number: 'Voir votre numéro, ou annuler l’inscription',
    offer: 'Accepter ou refuser la place',
    ballot: 'Voir votre inscription, ou l’annuler',
    teeTime: 'Ouvrir votre page',
    message: 'Ouvrir votre page',
  },
  subjects: {
    registered: 'Vous êtes inscrit : {event}',
    waiting: 'Vous êtes sur la liste d’attente : {event}',
    offered: 'Une place est libre pour vous : {event}',
    ballot: 'Vous participez au tirage au sort : {event}',
    notDrawn: 'Pas de place au tirage au sort : {event}',
    expired: 'Le délai est passé : {event}',
    withdrawn: 'Inscription annulée : {event}',
    link: 'Votre inscription : {event}',
    teeTime: 'Votre heure de départ : {event}',
  },
  registered: 'Vous êtes inscrit. Au pointage, présentez le code de votre page.',
  waiting:
    'Toutes les places sont prises. Vous êtes numéro {place} sur la liste d’attente et recevrez un e-mail quand une place vous sera proposée.',
  offered:
    'Une place s’est libérée et c’est votre tour. Acceptez-la au plus tard le {until} ; sinon, elle ira au suivant de la liste d’attente.',
  ballot: 'Vous participez au tirage au sort. Vous recevrez un e-mail quand il aura eu lieu.',
  notDrawn: 'Toutes les places sont allées à d’autres joueurs.',
  expired: 'Vous n’avez pas accepté la place à temps : elle va au suivant de la liste d’attente.',
  withdrawn: 'Vous avez annulé votre inscription à l’épreuve.',
  link: 'Quelqu’un, sans doute vous, a demandé ce lien, ou a rempli le formulaire public avec votre adresse. Rien n’a été modifié.',
  teeTime: 'Vous partez le {moment}, trou {hole} (groupe {group}), {course}.',
  noTeeTime:
    'Vous n’avez pas d’heure de départ pour l’instant. Si vous en attendiez une, adressez-vous à l’organisateur.',
  ofRound: '{round} : {text}',
  password: {
    subject: 'Votre nouveau mot de passe',
    open: 'Ouvrez ce lien dans la demi-heure pour choisir un nouveau mot de passe. Il ne sert qu’une fois :',
    ignore: 'Vous ne l’avez pas demandé ? Alors ne faites rien : votre mot de passe reste le même.',
  },
  invitation: {
    subject: '{name} vous invite à rejoindre {community}',
    invites: '{name} vous invite à rejoindre {community}. Votre rôle : {role}.',
    open: 'Ouvrez ce lien dans {days, plural, one {le délai de # jour} other {les # jours}} pour accepter. Il ne sert qu’une fois :',
    ignore: 'Vous ne savez pas de quoi il s’agit ? Alors ne faites rien.',
  },
  roles: {
    manager: 'propriétaire',
    director: 'directeur',
    scorer: 'recording',
    starter: 'starter',
    shop: 'pro-shop',
    viewer: 'lecteur',
  },
} satisfies WordsLike<typeof en>
