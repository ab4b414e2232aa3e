import { expect, test } from 'vitest'
import { Refusal, refuse } from './refusal.ts'
import { type Refuse, ruleOut } from './refuse.ts'

test('what was ruled out is a fault of ours, and everything else is refused as before', () => {
  const ofFlight: Refuse<'NOT_FOUND'> = refuse
  const ruled: Refuse<'NOT_FOUND' | 'CARD_SIGNED'> = ruleOut(ofFlight, 'CARD_SIGNED')
  expect(() => ruled('NOT_FOUND', 'There is no such flight.', [{ pointer: '/x', message: 'is none' }])).toThrow(Refusal)
  const raised = () => ruled('CARD_SIGNED', 'Take the signature back.')
  expect(raised).toThrow('CARD_SIGNED was ruled out here: Take the signature back.')
  expect(raised).not.toThrow(Refusal)
})
