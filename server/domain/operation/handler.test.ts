import { expect, test } from 'vitest'
import type { Flight } from '../../../contract/flights/published.ts'
import { PlayerSummary } from '../../../contract/shapes.ts'
import { jsonOf, selectTexts } from '../../kernel/database/json.ts'
import { nothingListed } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import { RawJson } from '../../kernel/http/reply.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { handle } from './handler.ts'

test('a reply of another entry does not compile', () => {
  // @ts-expect-error the flights of the event, not its players
  handle('listFlights', async () => nothingListed<typeof PlayerSummary>())
  // @ts-expect-error flights without their members
  handle('listFlightsOfLeaderboard', async () => nothingListed<typeof Flight>())
  const none = sql`null`
  const fields = { playerId: sql`1`, firstName: none, lastName: none, suffix: none, handle: none }
  const summary = selectTexts(jsonOf(PlayerSummary, fields), sql``)
  // @ts-expect-error a player in place of a team
  handle('renameTeam', async ({ tx }) => {
    const row = await tx.first(summary)
    return row ? new RawJson(row.text) : nothingListed()
  })
  // @ts-expect-error a field is missing
  handle('getEventState', async () => ({ eventId: 'S-1' }))
  expect(summary.text).toContain('playerId')
})

test('a refusal that the entry does not declare does not compile, raised by the handler or by what it calls', () => {
  // @ts-expect-error
  handle('deleteFlight', async ({ refuse }) => refuse('CARD_SIGNED'))
  // @ts-expect-error a helper says what it refuses with, and nothing else
  const requireFlight = (refuse: Refuse<'NOT_FOUND'>) => refuse('CARD_SIGNED')
  const requireUnsigned = (refuse: Refuse<'CARD_SIGNED'>) => refuse('CARD_SIGNED')
  // @ts-expect-error the flights know no cards
  handle('deleteFlight', async ({ refuse }) => requireUnsigned(refuse))
  // Those are declared.
  handle('moveScores', async ({ refuse }) => requireUnsigned(refuse))
  handle('deleteFlight', async ({ refuse }) => requireFlight(refuse))
  // @ts-expect-error nor does a helper lend more than it was given
  const deeper = (refuse: Refuse<'NOT_FOUND'>) => requireUnsigned(refuse)
  expect(deeper).toBeTypeOf('function')
})

test('a refusal in words that the catalogue does not have does not compile', () => {
  const tries = [
    (refuse: Refuse<'NOT_FOUND'>) => refuse('NOT_FOUND', 'team', { teamId: 3 }),
    // @ts-expect-error it does not say which team
    (refuse: Refuse<'NOT_FOUND'>) => refuse('NOT_FOUND', 'team'),
    // @ts-expect-error there is no such reason
    (refuse: Refuse<'NOT_FOUND'>) => refuse('NOT_FOUND', 'umbrella'),
    // @ts-expect-error words of its own
    (refuse: Refuse<'CARD_SIGNED'>) => refuse('CARD_SIGNED', 'The card is signed.'),
  ]
  expect(tries).toHaveLength(4)
})
