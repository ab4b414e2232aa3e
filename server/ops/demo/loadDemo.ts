import { connect } from '../../kernel/database/connect.ts'
import { loadSampleData } from '../sample/loadSampleData.ts'
import { playOn } from './playOn.ts'

/** How many minutes ago what was played is told: in small steps where cards say when they last changed, before that in large ones. */
const steps = [
  ...Array.from({ length: 12 }, (_, at) => 280 - 20 * at),
  ...Array.from({ length: 10 }, (_, at) => 36 - 4 * at),
]

/**
 * Loads the sample data as `loadSampleData` does. With `playsOn` what has been played by `now` is told afterwards, step by
 * step, so that cards say when they last changed.
 */
export async function loadDemo(
  ownerUrl: string,
  now: Temporal.Instant,
  { onlyIntoEmpty, playsOn }: { readonly onlyIntoEmpty: boolean; readonly playsOn: boolean },
): Promise<void> {
  await loadSampleData(ownerUrl, now, { onlyIntoEmpty, playsOn })
  if (!playsOn) return
  const database = connect({ url: ownerUrl, poolSize: 1, onError: () => undefined, asOwner: true })
  try {
    for (const minutes of steps) await playOn(database, now.subtract({ minutes }))
  } finally {
    await database.close()
  }
}
