import type { operations } from '../../../contract/all.ts'
import type { BodyOf } from '../../../contract/operation.ts'
import { type Said, said } from '../../../contract/words/say.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { invalid, type Refuse } from '../../kernel/refuse.ts'
import type { GivenEntry } from './judgeEntry.ts'

type Sent = BodyOf<(typeof operations)['recordScores']>[number]

/** The entries of a request in the form of the log. Refuses with `VALIDATION` when a side or a value is missing or given twice. */
export function givenEntries(refuse: Refuse<'VALIDATION'>, sent: readonly Sent[]): readonly GivenEntry[] {
  const errors = sent.flatMap((entry, index) => entryErrors(entry).map(message => ({ pointer: `/${index}`, message })))
  if (errors.length > 0) refuse(...invalid(errors.slice(0, 20)))
  return sent.map(entry => ({
    ...(entry.teamId === undefined
      ? { side: 'P' as const, sideId: entry.playerId ?? 0 }
      : { side: 'T' as const, sideId: entry.teamId }),
    entryId: entry.entryId.toLowerCase(),
    hole: entry.hole,
    kind: entry.lifted ? 'lift' : 'score',
    value: entry.strokes ?? (entry.pickedUp ? 0 : null),
    scorer: entry.scorer,
    device: entry.device,
    deviceSequence: entry.deviceSequence,
    tappedAt: tappedAt(entry.tappedAt),
    reason: entry.reason ?? null,
  }))
}

/** When a score was tapped. The clock of a phone may say anything, so no score is refused because of it. */
function tappedAt(text: string): string {
  const milliseconds = Temporal.Instant.from(text).epochMilliseconds
  const kept = Math.min(Math.max(milliseconds, 0), Date.UTC(2200, 0))
  return timestampText(Temporal.Instant.fromEpochMilliseconds(kept))
}

function entryErrors({ playerId, teamId, strokes, pickedUp, cleared, lifted, scorer }: Sent): readonly Said[] {
  const values = [strokes, pickedUp, cleared, lifted].filter(value => value !== undefined)
  return [
    ...((playerId === undefined) === (teamId === undefined) ? [said('fields.mustHavePlayerOrTeam')] : []),
    ...(values.length === 1 ? [] : [said('fields.mustHaveOneResult')]),
    ...(lifted && scorer !== 'committee' ? [said('fields.mustNotHaveLifted')] : []),
  ]
}
