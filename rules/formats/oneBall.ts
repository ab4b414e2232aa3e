import { columns } from '../standings/board.ts'
import { countStrokes } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import type { AllowanceId, Format } from './format.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

export type OneBall = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly allowances: readonly AllowanceId[]
  readonly rule: string
}

/** Stroke play by teams with one score for each hole. The formats differ in how the ball is played and in the team handicap. */
export function oneBallFormat(own: OneBall): Format {
  return cardFormat({
    ...own,
    leaderboardType: leaderboardType.scramble,
    columns: columns.strokes,
    unit: 'strokes',
    ranks: 'low',
    withoutScore: 'A hole without a score leaves the team without a valid return.',
    settings: settingsSchema({ score: grossOrNet('net') }),
    card: settings => card => countStrokes(card, settings.score),
  })
}
