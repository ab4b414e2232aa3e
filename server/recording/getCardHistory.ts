import { officialHole, registersOf } from '../../rules/recording/scoreLog.ts'
import { pageOf } from '../database/list.ts'
import { handle } from '../handler.ts'
import type { KeptEntry } from './card.ts'
import { shownRegister, shownScorer, shownValue } from './cardRecord.ts'
import { readCard } from './readCard.ts'

export const getCardHistory = handle('getCardHistory', async ({ event, params, caller, tx, page }) => {
  const { log } = await readCard(tx, event, caller.communities, params.cardId)
  return pageOf(
    log,
    ({ arrival }) => [arrival],
    page,
    entry => logRecord(entry, log),
  )
})

function logRecord(entry: KeptEntry, log: readonly KeptEntry[]) {
  const { hole, kind, register, status, reason } = entry
  const ofHole = log.filter(other => other.hole === hole)
  const standing = registersOf(ofHole)
    .get(hole ?? 0)
    ?.some(({ entryId }) => entryId === entry.entryId)
  return {
    logId: entry.arrival,
    entryId: entry.entryId,
    what: kind,
    scorer: shownScorer(entry.scorer),
    as: shownRegister(register),
    recordedBy: entry.actor,
    receivedDt: entry.receivedAt,
    tappedDt: entry.tappedAt,
    device: entry.device,
    deviceSequence: entry.deviceSequence,
    ...(hole !== null && { hole }),
    ...(kind === 'score' && shownValue(entry.value)),
    ...(status !== null && { status }),
    ...(reason !== null && { reason }),
    stands: hole === null || standing === true,
    ...(hole !== null && {
      before: strokesOf(ofHole, hole, ({ arrival }) => arrival < entry.arrival),
      after: strokesOf(ofHole, hole, ({ arrival }) => arrival <= entry.arrival),
    }),
  }
}

function strokesOf(ofHole: readonly KeptEntry[], hole: number, arrived: (entry: KeptEntry) => boolean): number | null {
  return officialHole(registersOf(ofHole.filter(arrived)).get(hole) ?? []).strokes
}
