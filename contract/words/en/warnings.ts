/** What a director must settle before the results of a leaderboard are right. */
export const words = {
  // A warning that holds for one of several rounds.
  ofRound: 'Round {number}: {warning}',
  // Of an event: the leaderboards that the warning is about, then the warning.
  ofBoards: '{boards}: {warning}',
  // The end of a list of names that would be too long.
  more: '{count} more',
  playersWithoutHandicap:
    '{names} {count, plural, one {has no handicap and counts} other {have no handicap and count}} as 0. Set an index or a handicap.',
  teamWithoutAllowance:
    'The team {team} has no handicap: there is no allowance for {count, plural, one {# player} other {# players}}. Set the team’s handicap, or another teamAllowance.',
  teamWithoutHandicap:
    'The team {team} has no handicap, because {names} {count, plural, one {has} other {have}} none. Set the team’s handicap, or use withoutIndex to say what such a player counts as.',
  // {ball} and {own} are two ways to play one ball, such as greensomes and foursomes.
  otherBall:
    'The team handicaps are those of {ball}, as set on another leaderboard, not of {own}. Set both leaderboards alike, or set the team handicaps by hand.',
  notDescending: 'The prize table pays place {place} more than place {before}.',
  // {ofFlight} is empty, or “ of Flight A”; so below.
  abovePurse: 'The prize table{ofFlight} pays {paid}, more than the purse of {purse}: lower the prizes or add money.',
  aboveHundredPercent: 'The prize table{ofFlight} comes to {percent} percent, more than the purse.',
  belowHundredPercent:
    'The prize table{ofFlight} comes to {percent} percent and leaves {left} of {purse} undistributed.',
  belowHundredPercentOfAny:
    'The prize table{ofFlight} comes to {percent} percent and leaves {left} percent of the purse undistributed.',
  ofFlight: ' of {flight}',
} as const
