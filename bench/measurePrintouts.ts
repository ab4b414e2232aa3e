import { visibleEvent } from '../server/domain/access/visibleEvent.ts'
import { importEvent } from '../server/ops/import/importEvent.ts'
import type { PrintWanted } from '../server/print/printout.ts'
import { eventPrintout } from '../server/web/printouts/eventPrintout.ts'
import { median } from './compare.ts'
import { type BenchService, startBenchService } from './service.ts'

export type PrintFigure = { readonly what: string; readonly value: number; readonly unit: 's'; readonly atMost: number }

const groups = 36

/** How long it takes to print the scorecards of 36 groups of four, reading included: the first time after the start, and then. */
export async function measurePrintouts(): Promise<readonly PrintFigure[]> {
  const bench = await startBenchService()
  try {
    const eventId = await importedEvent(bench)
    const figure = async (what: string, document: PrintWanted['document'], turns: number): Promise<PrintFigure> => {
      const seconds: number[] = []
      for (let turn = 0; turn < turns; turn++) seconds.push(await secondsToPrint(bench, eventId, document, turn))
      return { what, value: median(seconds), unit: 's', atMost: 2 }
    }
    return [
      await figure('36 scorecards, 144 players, PDF, the first print after the start', 'scorecards', 1),
      await figure('36 scorecards, 144 players, PDF', 'scorecards', 5),
      await figure('144 scorecards of players, PDF', 'playerScorecards', 5),
      await figure('tee sheet of 36 groups, PDF', 'teeSheet', 5),
    ]
  } finally {
    await bench.close()
  }
}

/** Each turn is a minute later: what was printed within the same minute would not be made again. */
async function secondsToPrint(
  { service }: BenchService,
  eventId: string,
  document: PrintWanted['document'],
  turn: number,
): Promise<number> {
  const now = service.clock().add({ minutes: turn + 1 })
  const start = performance.now()
  const event = await service.database.read([1], tx => visibleEvent(tx, eventId, [1]))
  if (!event) throw new Error(`There is no ${eventId}.`)
  const { bytes } = await eventPrintout({ ...service, clock: () => now }, event, { document })
  if ((await bytes()).length < 10_000) throw new Error(`${document} was not printed.`)
  return (performance.now() - start) / 1000
}

async function importedEvent({ service, operate }: BenchService): Promise<string> {
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
