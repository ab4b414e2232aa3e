import { expect, test } from 'vitest'
import { said } from '../../contract/words/say.ts'
import { Refusal, refuse } from './refusal.ts'
import { type Refuse, ruleOut } from './refuse.ts'

test('what was ruled out is a fault of ours, and everything else is refused as before', () => {
  const ofFlight: Refuse<'NOT_FOUND'> = refuse
  const ruled: Refuse<'NOT_FOUND' | 'CARD_SIGNED'> = ruleOut(ofFlight, 'CARD_SIGNED')
  expect(() =>
    ruled('NOT_FOUND', 'flight', { errors: [{ pointer: '/x', message: said('fields.isRequired') }] }),
  ).toThrow(Refusal)
  const raised = () => ruled('CARD_SIGNED')
  expect(raised).toThrow('CARD_SIGNED was ruled out here.')
  expect(raised).not.toThrow(Refusal)
})

test('a refusal says its detail with the values filled in, and carries errors and headers', () => {
  const refusal = new Refusal('RATE_LIMITED', 'logins', { seconds: 7, headers: { 'retry-after': '7' } })
  expect(refusal.message).toBe('Too many failed logins. Try again in 7 seconds.')
  expect(refusal.headers).toEqual({ 'retry-after': '7' })
  expect(new Refusal('NO_SCORE').message).toBe('There is no score on the card. Record one first.')
})
