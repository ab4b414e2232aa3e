import { visibleEvent } from '../server/domain/access/visibleEvent.ts'
import type { PrintWanted } from '../server/print/printout.ts'
import { eventPrintout } from '../server/web/documents/eventPrintout.ts'
import { median } from './compare.ts'
import { eventOfGroups } from './eventOfGroups.ts'
import { type BenchService, startBenchService } from './service.ts'

export type PrintFigure = { readonly what: string; readonly value: number; readonly unit: 's'; readonly atMost: number }

const groups = 36

/** How long it takes to print the scorecards of 36 groups of four, reading included: the first time after the start, and then. */
export async function measurePrintouts(): Promise<readonly PrintFigure[]> {
  const bench = await startBenchService()
  try {
    const eventId = await eventOfGroups(bench, groups)
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
