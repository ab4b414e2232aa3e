import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareCase } from '../../../test/askCase.ts'
import { askMeanwhile } from '../../../test/askMeanwhile.ts'
import { caseOf, eventOf, operationsThatRefuse, refusalOf } from '../../../test/refusalOf.ts'
import { startWorld, type World } from '../../../test/world.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { visibleEvent } from '../access/visibleEvent.ts'
import type { CardOwner } from './card.ts'
import { openRound } from './openRound.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

/** What nobody may do once there is a score: the operation, its code, and the round. */
const refused = [
  // Moving scores looks at the log of the other card.
  ...operationsThatRefuse('SCORE_ENTERED')
    .filter(id => id !== 'moveScores')
    .map(id => [id, 'SCORE_ENTERED', undefined] as const),
  ['reviseCourse', 'IN_USE', 'S-110'] as const,
  ['deleteLeaderboard', 'IN_USE', undefined] as const,
]

test.each(refused)('%s waits for a score that is being written, and is refused with %s', async (id, code, round) => {
  const tried = caseOf(id, code)
  await prepareCase(world, tried)
  await world.rows(`update event set state = 'published' where state <> 'draft'`)
  const publicId = round ?? eventOf(tried)
  const sides = await world.rows<CardOwner>(
    `update card set has_score = false where has_score and event_id = $1 returning side, side_id as "sideId"`,
    [Number(publicId.slice(2))],
  )
  expect(sides).not.toEqual([])
  const score = async (tx: Transaction) => {
    const event = await visibleEvent(tx, publicId, [1])
    if (!event) throw new Error(`${publicId} is not there`)
    await openRound(neverRefused, tx, event, { sides })
    await tx.rows(
      sql`update card set has_score = true where community_id = 1 and event_id = ${event.eventId} and side_id = any(${sides.map(({ sideId }) => sideId)}::bigint[])`,
    )
  }
  const asked = await askMeanwhile(world, score, () => refusalOf(world, id, tried))
  expect(asked).toEqual({ answer: code, waited: true })
})

function neverRefused(...refused: readonly unknown[]): never {
  throw new Error(`The round was not opened: ${refused.join()}`)
}
