import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { background } from '../../kernel/background.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import type { Service } from '../../live/service.ts'
import { clockOf } from './clockOf.ts'
import { drawScores, type Tap } from './drawScores.ts'
import { groupsOf } from './groupsOf.ts'
import { type Rehearsal, runningCopies, takenRehearsal, writeTold } from './rehearsals.sql.ts'
import { tellTaps } from './tellTaps.ts'

const betweenLooksMs = 1000
/** More scores than these are told in several transactions, so that the director never waits long for one. */
const mostTapsAtOnce = 400

/** Tells the scores of rehearsals as their clocks go, until stopped. Which ones are told stands in the database: after a restart it goes on. */
export function startRehearsals(service: Service): { readonly stop: () => void } {
  let isPlaying = false
  const timer = setInterval(() => {
    if (isPlaying) return
    isPlaying = true
    background('The scores of a rehearsal could not be told', () =>
      playRehearsals(service).finally(() => {
        isPlaying = false
      }),
    )
  }, betweenLooksMs)
  return { stop: () => clearInterval(timer) }
}

/** Tells every score that is due by now. Several servers may do it at once. */
export async function playRehearsals(service: Service): Promise<void> {
  const copies = await service.database.read('everything', runningCopies)
  for (const { communityId } of copies) {
    let more = true
    while (more) more = await playOn(service, communityId)
  }
}

/** Tells the next scores of one rehearsal in one transaction; whether more are due. */
async function playOn(service: Service, communityId: number): Promise<boolean> {
  const now = service.clock()
  return service.database.write('everything', async tx => {
    const rehearsal = await takenRehearsal(tx, communityId)
    if (!rehearsal) return false
    const round = await visibleEvent(tx, `S-${rehearsal.roundId}`, [communityId])
    const { taps, more, until } = round ? await dueTaps(tx, round, rehearsal, now) : nothingLeft(rehearsal)
    if (round) await tellTaps(tx, round, taps, now)
    // While nobody taps, nothing is written.
    if (taps.length > 0 || until === rehearsal.endsAt)
      await writeTold(tx, communityId, { told: until, entered: rehearsal.entered + taps.length })
    return more
  })
}

type Due = { readonly taps: readonly Tap[]; readonly more: boolean; readonly until: string }

/** The taps between what was told and the clock, at most so many; of those at the same moment all or none. */
async function dueTaps(
  tx: Transaction,
  round: VisibleEvent,
  rehearsal: Rehearsal,
  now: Temporal.Instant,
): Promise<Due> {
  const { seed, holes, told } = rehearsal
  const clock = clockOf(rehearsal, now)
  const all = drawScores({ seed, holes, groups: await groupsOf(tx, round) })
  const isAfter = (tap: Tap, moment: Temporal.Instant) => Temporal.Instant.compare(tap.at, moment) > 0
  const due = all.filter(tap => isAfter(tap, Temporal.Instant.from(told)) && !isAfter(tap, clock))
  const last = due[mostTapsAtOnce - 1]
  if (!last || due.length === mostTapsAtOnce) return { taps: due, more: false, until: timestampText(clock) }
  return { taps: due.filter(tap => !isAfter(tap, last.at)), more: true, until: timestampText(last.at) }
}

/** The round of the copy was taken out of it. */
function nothingLeft({ endsAt }: Rehearsal): Due {
  return { taps: [], more: false, until: endsAt }
}
