import { importEvent } from '../server/ops/import/importEvent.ts'
import type { BenchService } from './service.ts'

/** An event of the club with so many groups of four, and its id. */
export async function eventOfGroups({ service, operate }: BenchService, groups: number): Promise<string> {
  const players = Array.from({ length: 4 * groups }, (_, at) => ({
    key: `p${at}`,
    firstName: `Name ${at}`,
    lastName: `Surname${at}`,
    gender: at % 3 === 0 ? 'F' : 'M',
  }))
  const file = {
    communityId: 1,
    name: 'Printed',
    startDate: '2026-05-02',
    endDate: '2026-05-02',
    timeZone: 'Europe/Lisbon',
    courseIds: [1],
    players,
    handicaps: players.map(({ key }, at) => ({ player: key, hcCourse: at % 40, hcPlaying: at % 40, reason: 'Bench' })),
    teePairings: Array.from({ length: groups }, (_, group) => ({
      teeTime: '2026-05-02T09:00:00+01:00',
      teeHole: (group % 18) + 1,
      teeGroup: group < 18 ? 'A' : 'B',
      players: players.slice(4 * group, 4 * group + 4).map(({ key }) => key),
    })),
  }
  const origin = { actor: 'operator', now: service.clock() } as const
  const { eventId } = await operate(tx => importEvent(tx, file, origin))
  return eventId
}
