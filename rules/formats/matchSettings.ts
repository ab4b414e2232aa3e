import { grossOrNet, type SettingsOf, settingsSchema } from './settings.ts'

/** The settings of every match format. `strokes` and `ninePoints` are the defaults of the format. */
export function matchSettings<const Strokes extends 'offLow' | 'full'>(strokes: Strokes, ninePoints = 0) {
  return settingsSchema({
    score: grossOrNet('net'),
    strokes: strokesInMatches(strokes),
    count: number(1, 1, 10, 'Balls', 'How many of the best balls of a side count on a hole.'),
    matchPoints: number(
      1,
      0,
      100,
      'Points for the match',
      'To the winner of the match, half to each when it is halved.',
    ),
    ninePoints: number(
      ninePoints,
      0,
      100,
      'Points for each nine',
      'To the winner of the front and of the back nine (Nassau).',
    ),
    holePoints: number(
      0,
      0,
      100,
      'Points for each hole',
      'To the winner of each hole, half to each when it is halved.',
    ),
    pressDownBy: number(
      0,
      0,
      9,
      'Press when down by',
      'A new bet starts when a side is this many down in the newest one; 0 for no presses.',
    ),
  })
}

/** Whose strokes are received in a match: off the lowest handicap, or all of them. */
export function strokesInMatches<const Strokes extends 'offLow' | 'full'>(usual: Strokes) {
  return {
    type: 'string',
    enum: ['offLow', 'full'],
    default: usual,
    title: 'Strokes',
    description: 'Strokes off the lowest handicap of the match, or the full playing handicap for everybody.',
  } as const
}

export type MatchSettings = SettingsOf<ReturnType<typeof matchSettings>>

function number(usual: number, minimum: number, maximum: number, title: string, description: string) {
  return { type: 'integer', minimum, maximum, default: usual, title, description } as const
}
