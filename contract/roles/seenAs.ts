/** What somebody has to do with the rounds of a year, by which the people of a community are found. */
export const seenAs = ['played', 'newFaces', 'notSeen', 'neverPlayed', 'noShows', 'withdrawals'] as const
