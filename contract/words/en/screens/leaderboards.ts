export const words = {
  title: 'Leaderboards',
  add: 'Add a leaderboard',
  list: 'Leaderboards of the event',
  ofRound: 'of {name}',
  up: 'Move {name} up',
  down: 'Move {name} down',
  emptyTitle: 'No leaderboard yet',
  empty: 'A leaderboard is a way to win: net, gross, pairs, skins. Several count the same cards.',
  name: 'Name',
  format: 'Format of play',
  addTitle: 'New leaderboard',
  addDo: 'Add',
} as const
