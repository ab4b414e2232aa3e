import { handle } from '../operation/handler.ts'
import { givenEntries } from './givenEntries.ts'
import { recordEntries } from './recordEntries.ts'

export const recordScores = handle('recordScores', async ({ event, body, caller, tx, now, refuse, record }) => {
  const judgements = await recordEntries(
    tx,
    event,
    { actor: caller.actor, record, refuse },
    givenEntries(refuse, body),
    now,
  )
  return body.map(({ entryId }, index) => {
    const judgement = judgements[index] ?? 'ENTRY_REUSED'
    return judgement === 'accepted' || judgement === 'superseded' || judgement === 'duplicate'
      ? ({ entryId, result: judgement } as const)
      : ({ entryId, result: 'rejected', code: judgement } as const)
  })
})
