import type { words as en } from '../en/letters.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  sendRequest: {
    subject: 'Envoyez votre demande : {name}',
    asks: 'Quelqu’un, sans doute vous, demande une communauté sur {host} : {name}.',
    open: 'Ouvrez ce lien dans {hours, plural, one {le délai de # heure} other {les # heures}} et appuyez sur le bouton. La demande est alors envoyée :',
    ignore: 'Vous ne savez pas de quoi il s’agit ? Alors ne faites rien : ce qui a été écrit est oublié.',
  },
  requestDeclined: {
    subject: 'Votre demande : {name}',
    asked: 'Vous avez demandé une communauté sur {host} : {name}.',
    declined: 'La demande a été refusée :',
    deleted: 'Ce que vous aviez écrit est supprimé.',
  },
  accessDeclined: {
    subject: 'Votre demande : {community}',
    asked: 'Un accès à l’interface pour {community} a été demandé en votre nom : « {use} »',
    declined: 'La demande a été refusée :',
    again: 'Le propriétaire du club peut la refaire dans la console.',
  },
  accessQuestion: {
    subject: 'Une question sur votre demande : {community}',
    asked: 'Un accès à l’interface pour {community} a été demandé en votre nom : « {use} »',
    before: 'Avant la décision, une question :',
    answer: 'Le propriétaire du club répond dans la console ; si ce n’est pas vous, transmettez-lui ceci :',
  },
  access: {
    subject: 'Accès à l’interface',
    may: 'Un programme peut se connecter avec l’identifiant {email}. Il accède à : {communities}.',
    open: 'Ouvrez ce lien dans {hours, plural, one {le délai de # heure} other {les # heures}} et appuyez sur le bouton. Il crée le mot de passe et l’affiche une seule fois :',
    ignore: 'Vous ne savez pas de quoi il s’agit ? Alors ne faites rien : sans le mot de passe, personne n’entre.',
  },
  waiting: {
    decide: 'Décidez dans la console :',
    community: 'Demande de communauté : {name}',
    communityBy: '{contact} demande une communauté, {name} :',
    access: 'Demande d’accès : {community}',
    accessBy: '{contact} demande un accès à l’interface pour {community} :',
    answered: 'Réponse reçue : {community}',
    answeredBy: 'Au sujet de la demande de {email} pour {community} :',
    old: 'Des demandes d’accès attendent',
    oldSince: 'Ces demandes d’accès attendent depuis plus de {days, plural, one {# jour} other {# jours}} :',
  },
  backup: {
    subject: 'Vérifiez la sauvegarde du jour',
    look: 'Quelqu’un doit vérifier la sauvegarde du jour :',
  },
  disk: {
    full: 'Le disque est plein',
    fullHow:
      '{machine} : plus rien ne peut être écrit, car le disque de la base de données est plein. Les pages s’affichent toujours. L’écriture reprend d’elle-même dès qu’il y a de la place.',
    high: 'Le disque est presque plein',
    highHow: '{machine} : le disque est rempli à plus de 90 %. Faites de la place : un disque plein empêche d’écrire.',
  },
  test: {
    subject: 'E-mail d’essai',
    arrived: 'Ceci est un e-mail d’essai de {host}. Il est arrivé : les autres arriveront aussi.',
  },
} satisfies WordsLike<typeof en>
