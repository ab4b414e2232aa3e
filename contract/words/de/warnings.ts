import type { words as en } from '../en/warnings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  ofRound: 'Runde {number}: {warning}',
  ofBoards: '{boards}: {warning}',
  more: '{count} weitere',
  playersWithoutHandicap:
    '{names} {count, plural, one {hat kein Handicap und zählt} other {haben kein Handicap und zählen}} mit 0. Setzen Sie einen Index oder ein Handicap.',
  teamWithoutAllowance:
    'Das Team {team} hat kein Handicap: Für {count, plural, one {# Spieler} other {# Spieler}} ist kein anteiliges Handicap festgelegt. Setzen Sie das Handicap des Teams oder ein anderes teamAllowance.',
  teamWithoutHandicap:
    'Das Team {team} hat kein Handicap, weil {names} {count, plural, one {keines hat} other {keines haben}}. Setzen Sie das Handicap des Teams, oder legen Sie mit withoutIndex fest, womit ein solcher Spieler zählt.',
  otherBall:
    'Die Handicaps der Teams gelten für {ball}, wie eine andere Wertung vorgibt, und nicht für {own}. Stellen Sie beide Wertungen gleich ein, oder setzen Sie die Handicaps der Teams von Hand.',
  notDescending: 'Die Preistabelle zahlt für Rang {place} mehr als für Rang {before}.',
  abovePurse:
    'Die Preistabelle{ofFlight} zahlt {paid}, mehr als das Preisgeld von {purse}: Senken Sie die Preise oder geben Sie Geld hinzu.',
  aboveHundredPercent: 'Die Preistabelle{ofFlight} ergibt {percent} Prozent, mehr als das Preisgeld.',
  belowHundredPercent:
    'Die Preistabelle{ofFlight} ergibt {percent} Prozent; von {purse} Preisgeld bleiben {left} übrig.',
  belowHundredPercentOfAny:
    'Die Preistabelle{ofFlight} ergibt {percent} Prozent; vom Preisgeld bleiben {left} Prozent übrig.',
  ofFlight: ' für {flight}',
} satisfies WordsLike<typeof en>
