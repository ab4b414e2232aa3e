import type { Headings } from './meaning.ts'

export const french: Headings = {
  name: 'nom | nom complet | prenom nom | prenom et nom | joueur | joueuse | joueurs | participant | participante | nom du joueur',
  firstName: 'prenom | prenoms',
  lastName: 'nom de famille | nom de naissance | nom d usage',
  suffix: 'suffixe',
  index: 'index | index whs | handicap exact | hcp exact | index exact | exact',
  gender: 'genre | sexe | h f | f h | homme femme',
  salutation: 'civilite',
  email: 'courriel | adresse email | adresse e mail | adresse mail | mel | adresse courriel',
  hcId: 'licence | numero de licence | no licence | no de licence | n licence | n de licence | licence ffgolf | licence no',
  number: 'numero | num | n | no | numero de membre | no de membre | numero d adherent | adherent | code',
  team: 'equipe | paire | nom de l equipe | nom d equipe',
  partner: 'partenaire | coequipier | coequipiere | invite',
  revisionDate: 'date de revision | date de l index | date index | date',
  member: 'membre',
  nameBack: 'nom prenom | nom et prenom',
  other:
    'age | date de naissance | naissance | annee de naissance | cotisation | tarif | prix | montant | paye | paiement | regle | voiturette | chariot | table | place | rang | position | classement | total | points | score | brut | net | coups | handicap de jeu | hcp de jeu | handicap du parcours | ancien index | telephone | tel | portable | mobile | club | golf | ville | localite | departement | adresse | rue | code postal | pays | nationalite | taille | polo | categorie | serie | division | reperes | departs | depart | heure | heure de depart | trou | trou de depart | groupe | partie | tour | epreuve | competition | note | notes | remarque | remarques | commentaire | commentaires | observations | regime | repas | diner | dejeuner | statut | type | date d inscription | inscription | signature | photo | langue | initiales | deuxieme prenom | invite de',
}
