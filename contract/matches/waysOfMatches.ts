/** How matches are made, and how they end: names alone, which the browser takes without the shapes. */

/** How matches are made of a field. */
export const matchmaking = ['order', 'handicap', 'lots', 'teeGroups', 'everybody'] as const

/** How a match ended, where its holes do not say it. */
export const outcomeWays = ['holes', 'extraHoles', 'concession', 'walkover', 'committee'] as const
