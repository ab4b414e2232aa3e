import type { words as en } from '../en/warnings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  ofRound: 'Volta {number}: {warning}',
  ofBoards: '{boards}: {warning}',
  more: 'mais {count}',
  playersWithoutHandicap:
    '{names} {count, plural, one {não tem handicap e conta} other {não têm handicap e contam}} como 0. Ponha um handicap index ou o handicap de jogo.',
  teamWithoutAllowance:
    'A equipa {team} não tem handicap: não há percentagens para {count, plural, one {# jogador} other {# jogadores}}. Ponha o handicap da equipa ou outro teamAllowance.',
  teamWithoutHandicap:
    'A equipa {team} não tem handicap, porque {names} não {count, plural, one {tem} other {têm}}. Ponha o handicap da equipa, ou diga em withoutIndex com que handicap conta um jogador assim.',
  otherBall:
    'Os handicaps das equipas são os de {ball}, como diz outra classificação, e não os de {own}. Ponha o mesmo nas duas classificações, ou ponha à mão os handicaps das equipas.',
  notDescending: 'A tabela de prémios paga mais ao {place}.º lugar do que ao {before}.º.',
  abovePurse:
    'A tabela de prémios{ofFlight} paga {paid}, mais do que a bolsa de {purse}: baixe os prémios ou junte dinheiro.',
  aboveHundredPercent: 'A tabela de prémios{ofFlight} soma {percent} por cento, mais do que a bolsa.',
  belowHundredPercent:
    'A tabela de prémios{ofFlight} soma {percent} por cento e deixa {left} de {purse} por distribuir.',
  belowHundredPercentOfAny:
    'A tabela de prémios{ofFlight} soma {percent} por cento e deixa {left} por cento da bolsa por distribuir.',
  ofFlight: ' de {flight}',
} satisfies WordsLike<typeof en>
