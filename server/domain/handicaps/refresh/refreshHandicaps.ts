/** New indexes from a source for the players of an event: previewed first, then applied. */

import { strokesReceived } from '../../../../rules/handicap/strokes.ts'
import type { Transaction } from '../../../kernel/database/connect.ts'
import type { VisibleEvent } from '../../access/visibleEvent.ts'
import type { Change } from '../../audit/record.ts'
import { handicapValues } from '../changeHandicap.ts'
import { playingHandicapOnCard } from '../computeHandicap.ts'
import { withIndex } from '../handicapChanges.ts'
import { type HandicapInEffect, handicapsInEffect } from '../handicapsInEffect.ts'
import { playerHandicapRecord } from '../playerHandicapRecord.ts'
import { lockAllRegistrations, writeHandicaps } from '../roundHandicap.sql.ts'
import type { RowProblem, SourceRow } from './handicapSource.ts'
import { type MatchedReport, matchReports } from './matchReports.ts'
import { type NameablePlayer, nameablePlayers } from './nameablePlayers.sql.ts'
import { rowsAsOf } from './rowsAsOf.ts'

/** What a refresh does to one player. */
export type RefreshedHandicap = MatchedReport & {
  readonly before: HandicapInEffect
  readonly after: HandicapInEffect
  /** The numbers of the holes on which the player receives more or fewer strokes than before. */
  readonly strokesChangedOn: readonly number[]
}

/** What a refresh would do. */
export type RefreshPreview = {
  readonly changes: readonly RefreshedHandicap[]
  /** Players who already have what the source says. */
  readonly unchanged: readonly MatchedReport[]
  /** Players whose handicaps are locked, and so left as they are. */
  readonly locked: readonly MatchedReport[]
  /** Rows that cannot be used, and why. */
  readonly problems: readonly RowProblem[]
  /** Registered players whom the source does not mention. */
  readonly missing: readonly NameablePlayer[]
}

/**
 * What the rows of a source would change in this event: old and new index, course and playing handicap. Rounds of a
 * multi-round event that take its values follow; those with values of their own are refreshed under their own id. `asOf`: the
 * day of which the indexes are meant; what somebody has of a later day then goes back.
 */
export async function previewRefresh(
  tx: Transaction,
  event: VisibleEvent,
  rows: readonly SourceRow[],
  asOf?: string,
): Promise<RefreshPreview> {
  const [players, handicaps] = await Promise.all([nameablePlayers(tx, event), handicapsInEffect(tx, event, 'event')])
  const { matched, problems } = matchReports(asOf === undefined ? rows : rowsAsOf(rows, asOf), players)
  const handicapOf = new Map(handicaps.map(handicap => [handicap.playerId, handicap]))
  const judged = matched.flatMap(match => {
    const before = handicapOf.get(match.player.playerId)
    return before ? [{ match, ...judge(match, before, asOf) }] : []
  })
  const named = new Set(matched.map(({ player }) => player.playerId))
  return {
    changes: judged.flatMap(({ change }) => change ?? []),
    unchanged: judged.flatMap(({ match, is }) => (is === 'unchanged' ? match : [])),
    locked: judged.flatMap(({ match, is }) => (is === 'locked' ? match : [])),
    problems: [...problems, ...judged.flatMap(({ problem }) => problem ?? [])].sort((a, b) => a.line - b.line),
    missing: players.filter(({ playerId }) => !named.has(playerId)),
  }
}

/**
 * Applies the rows of a source and returns what changed. All of it is one entry in the audit.
 */
export async function applyRefresh(
  tx: Transaction,
  event: VisibleEvent,
  rows: readonly SourceRow[],
  record: (change: Change) => Promise<void>,
  asOf?: string,
): Promise<RefreshPreview> {
  await lockAllRegistrations(tx, event)
  const preview = await previewRefresh(tx, event, rows, asOf)
  const { changes } = preview
  if (changes.length === 0) return preview
  const { communityId, eventId } = event
  await writeHandicaps(
    tx,
    event,
    changes.map(({ after }) => handicapValues(after)),
  )
  await record({
    communityId,
    eventId,
    kind: 'playerHandicap.refreshed',
    subject: { playerIds: changes.map(({ player }) => player.playerId) },
    before: changes.map(({ before }) => playerHandicapRecord(before)),
    after: changes.map(({ after }) => playerHandicapRecord(after)),
  })
  return preview
}

type Judged = {
  readonly is: 'changed' | 'unchanged' | 'locked' | 'older'
  readonly change?: RefreshedHandicap
  readonly problem?: RowProblem
}

function judge(match: MatchedReport, before: HandicapInEffect, asOf: string | undefined): Judged {
  const { line, indexTenths, revisionDate, source } = match.report
  if (before.locked) return { is: 'locked' }
  const isOlder = revisionDate !== null && before.revisionDate !== null && revisionDate < before.revisionDate
  if (isOlder && (asOf === undefined || (before.revisionDate ?? '') <= asOf)) {
    const { name, playerId } = match.player
    const values = { name: `${name} (${playerId})`, value: before.revisionDate }
    return { is: 'older', problem: { line, problem: { code: 'sameRevision', values } } }
  }
  const sameIndex = indexTenths === before.indexTenths
  const newDate = revisionDate ?? (sameIndex ? before.revisionDate : null)
  const after = withIndex({ indexTenths, revisionDate: newDate, source, reason: null })(before)
  if (JSON.stringify(handicapValues(after)) === JSON.stringify(handicapValues(before))) return { is: 'unchanged' }
  return { is: 'changed', change: { ...match, before, after, strokesChangedOn: strokesChanged(before, after) } }
}

function strokesChanged(before: HandicapInEffect, after: HandicapInEffect): readonly number[] {
  const holes = after.tee?.card ?? []
  const strokesOf = (handicap: HandicapInEffect) => strokesReceived(playingHandicapOnCard(handicap) ?? 0, holes)
  const [old, next] = [strokesOf(before), strokesOf(after)]
  return holes.flatMap(({ number }, at) => (old[at] === next[at] ? [] : [number]))
}
