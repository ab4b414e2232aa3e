import { lockHandicaps } from '../handicaps/lockHandicaps.ts'
import { handicapValuesRecord } from '../handicaps/playerHandicapRecord.ts'
import type { NameablePlayer } from '../handicaps/refresh/nameablePlayers.sql.ts'
import { applyRefresh, type RefreshedHandicap } from '../handicaps/refresh/refreshHandicaps.ts'
import { handleAfter } from '../operation/handler.ts'
import { indexesOf } from '../registrations/table/indexesOf.ts'
import { readingOf } from '../registrations/table/readingOf.ts'
import { readTable } from '../registrations/table/readTable.ts'
import { tableOf } from '../registrations/table/tableOf.ts'

export const refreshHandicaps = handleAfter(
  'refreshHandicaps',
  async ({ body, caller: { actor }, service, refuse }) => {
    const read = await readTable(refuse, { actor, files: service.foreignFiles }, body)
    const table = tableOf(read.rows, body)
    return { rows: indexesOf(table), reading: readingOf(read, table) }
  },
  async ({ event, body, tx, record, now }, { rows, reading }) => {
    const { asOf, freeze = false } = body
    const { changes, unchanged, locked, missing, problems } = await applyRefresh(tx, event, rows, record, asOf)
    const frozen = freeze ? await lockHandicaps(tx, event, true, { record, now }) : 0
    // A new date alone is written, and is nothing to look at.
    const told = changes.filter(isSeen)
    return {
      ...reading,
      changes: told.map(({ player, before, after, strokesChangedOn }) => ({
        ...personOf(player),
        before: handicapValuesRecord(before),
        after: handicapValuesRecord(after),
        byHand: before.byHand,
        strokesChangedOn: [...strokesChangedOn],
      })),
      unchanged: unchanged.length + changes.length - told.length,
      locked: locked.map(({ player }) => personOf(player)),
      missing: missing.map(personOf),
      problems: problems.map(({ line, problem }) => ({ line, ...problem })),
      frozen,
    }
  },
)

function isSeen({ before, after }: RefreshedHandicap): boolean {
  const values = (handicap: typeof before) => JSON.stringify(handicapValuesRecord(handicap))
  return values(before) !== values(after) || before.byHand
}

function personOf({ playerId, name }: NameablePlayer) {
  return { playerId, name }
}
