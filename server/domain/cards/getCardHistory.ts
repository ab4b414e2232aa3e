import { CardLogEntry } from '../../../contract/cards/extensions.ts'
import { listOfValues } from '../../kernel/database/list.ts'
import { handle } from '../operation/handler.ts'
import { type StoredEntry, sideOf } from '../scores/card.ts'
import { shownRegister, shownScorer, shownValue } from '../scores/cardRecord.ts'
import { requireCard } from '../scores/readCard.ts'
import { type HistoryPage, historyPage } from './historyPage.ts'

export const getCardHistory = handle('getCardHistory', async ({ event, params, caller, tx, page, refuse }) => {
  const side = sideOf(params.cardId)
  const [, { entries, changes, standing, next }] = await Promise.all([
    requireCard(refuse, tx, event, caller.communities, side),
    historyPage(tx, event, side, page),
  ])
  const records = entries.map((entry, index) => logRecord(entry, standing, changes[index]))
  return listOfValues(CardLogEntry, records, next)
})

function logRecord(
  entry: StoredEntry,
  standing: ReadonlySet<string>,
  change: HistoryPage['changes'][number] | undefined,
) {
  const { entryId, hole, kind, register, status, reason } = entry
  return {
    logId: entry.arrival,
    entryId,
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
    stands: hole === null || standing.has(entryId),
    ...(typeof change?.before === 'number' && { before: change.before }),
    ...(typeof change?.after === 'number' && { after: change.after }),
  }
}
