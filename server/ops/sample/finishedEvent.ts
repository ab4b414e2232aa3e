import type { EventFile } from '../../../contract/files/eventFile.ts'
import { gross, type Strokes } from './cards.ts'
import { type Day, indexOf, inGroups, keyOf, moment, registered, teeSheet, timeZone } from './field.ts'
import type { SamplePlayer } from './roster.ts'

export type FinishedPlan = {
  readonly name: string
  readonly communityId: number
  readonly date: ReturnType<Day>
  /** The cards that came in, the best first. */
  readonly cards: readonly Strokes[]
  /** Who was entered too, and did not come. */
  readonly absent?: readonly SamplePlayer[]
  readonly courseId: number
  readonly defaultTees: { readonly M?: number; readonly F: number }
  readonly leaderboards: EventFile['leaderboards']
}

/** A single round event that is official, of the first of the candidates: the better the handicap, the better the card. */
export function finishedEvent(candidates: readonly SamplePlayer[], plan: FinishedPlan): EventFile {
  const { cards, date, absent = [] } = plan
  const field = candidates.slice(0, cards.length).sort((a, b) => indexOf(a) - indexOf(b))
  const keys = field.map(keyOf)
  return {
    communityId: plan.communityId,
    name: `${plan.name} ${date.year}`,
    startDate: date.toString(),
    endDate: date.toString(),
    timeZone,
    state: 'official',
    courseIds: [plan.courseId],
    settings: { allocPct: 95, defaultTees: plan.defaultTees },
    players: registered([...field, ...absent], date.subtract({ days: 45 }), date.subtract({ days: 2 })),
    leaderboards: plan.leaderboards ?? [],
    teePairings: teeSheet(inGroups(keys), date, '08:30'),
    scores: [
      ...cards.slice(0, keys.length).map((card, index) => ({
        player: keys[index] ?? '',
        strokes: [...card],
        status: 'SIGNED' as const,
        updatedAt: moment(date, '13:00')
          .add({ minutes: gross(card) })
          .toString(),
      })),
      ...absent.map(player => ({ player: keyOf(player), strokes: Array<null>(18).fill(null), status: 'NS' as const })),
    ],
  }
}
