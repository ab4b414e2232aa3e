/** The headings of the reference, in its order, each with the sentence that stands below it. */
export const tags: Readonly<Record<string, string>> = {
  Authentication: 'Access tokens. Every other operation needs one.',
  Communities: 'A community groups players and events; a club is a community with sub communities.',
  Events:
    'Multi-round events (`M-`), their rounds and single round events (`S-`), with their courses and tees. Events are created in the console.',
  Flights: 'Groups within one leaderboard, by handicap, age or course.',
  'Player handicaps': 'The handicap that a player has in an event: index, course handicap and playing handicap.',
  'Team handicaps': 'The handicap that a team has in a round.',
  Leaderboards: 'Formats of play and their standings. Leaderboards are created in the console.',
  'Event players': 'Registrations for an event.',
  Scores: 'The cards of players and of teams.',
  Teams: 'The teams of an event or of a round.',
  'Tee pairings': 'Who tees off together, when and where.',
  'Web links': 'Links to the public and personal pages of an event.',
  Players: 'The roster of a community: profiles and memberships.',
  Utilities: 'Lists and documents that belong to no community.',
  Webhooks: 'Signed messages to an address of yours when something changes in a community.',
}
