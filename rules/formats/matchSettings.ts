import { grossOrNet, type SettingsOf, settingsSchema } from './settings.ts'

/** The settings of every match format, with the way strokes are given that is usual in it. */
export function matchSettings<const Strokes extends 'offLow' | 'full'>(strokes: Strokes, ninePoints = 0) {
  return settingsSchema({
    score: grossOrNet('net'),
    strokes: {
      type: 'string',
      enum: ['offLow', 'full'],
      default: strokes,
      title: 'Strokes',
      description: 'Only the difference to the lowest handicap of the match is given, or everybody gets all strokes.',
    },
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
      'A new bet starts when the newest stands at so many down; 0 for none.',
    ),
  })
}

export type MatchSettings = SettingsOf<ReturnType<typeof matchSettings>>

function number(usual: number, minimum: number, maximum: number, title: string, description: string) {
  return { type: 'integer', minimum, maximum, default: usual, title, description } as const
}
