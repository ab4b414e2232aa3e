import type { words as en } from '../en/warnings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  ofRound: 'Tour {number} : {warning}',
  ofBoards: '{boards} : {warning}',
  more: '{count, plural, one {# autre} other {# autres}}',
  playersWithoutHandicap:
    '{names} {count, plural, one {n’a pas de handicap et compte} other {n’ont pas de handicap et comptent}} pour 0. Saisissez un index ou un handicap.',
  teamWithoutAllowance:
    'L’équipe {team} n’a pas de handicap : aucune allocation n’est prévue pour {count, plural, one {# joueur} other {# joueurs}}. Saisissez le handicap de l’équipe, ou un autre teamAllowance.',
  teamWithoutHandicap:
    'L’équipe {team} n’a pas de handicap, car {names} {count, plural, one {n’en a} other {n’en ont}} pas. Saisissez le handicap de l’équipe, ou dites avec withoutIndex pour combien compte un tel joueur.',
  otherBall:
    'Les handicaps des équipes sont calculés pour {ball}, selon un autre classement, et non pour {own}. Réglez les deux classements de la même façon, ou saisissez les handicaps des équipes.',
  notDescending: 'Le barème des prix donne plus à la place {place} qu’à la place {before}.',
  abovePurse:
    'Le barème des prix{ofFlight} donne {paid}, plus que la dotation de {purse} : baissez les prix ou ajoutez de l’argent.',
  aboveHundredPercent: 'Le barème des prix{ofFlight} fait {percent} %, plus que la dotation.',
  belowHundredPercent: 'Le barème des prix{ofFlight} fait {percent} % : {left} sur {purse} ne sont pas distribués.',
  belowHundredPercentOfAny:
    'Le barème des prix{ofFlight} fait {percent} % : {left} % de la dotation ne sont pas distribués.',
  ofFlight: ' ({flight})',
} satisfies WordsLike<typeof en>
