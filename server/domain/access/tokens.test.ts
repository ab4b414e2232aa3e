import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTokens } from './tokens.ts'

const key = { id: 'k1', key: Buffer.alloc(32, 7) }
const now = Temporal.Instant.from('2026-05-01T09:00:00Z')
const seconds = Math.floor(now.epochMilliseconds / 1000)
const right = { iss: 'caddiemaster', aud: 'testing', sub: '1', iat: seconds, exp: seconds + 60, jti: 'x' }

/** A token that our own key signed with these claims; `undefined` leaves one out. */
function signed(claims: Readonly<Record<string, unknown>>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256', typ: 'JWT', kid: key.id })}.${part({ ...right, ...claims })}`
  return `${text}.${createHmac('sha256', key.key).update(text).digest('base64url')}`
}

test('a token of our key is good only with every claim: issuer, audience, subject, time and id', () => {
  const tokens = createTokens([key], 'testing')
  expect(tokens.verify(signed({}), now)).toMatchObject({ credentialId: 1 })
  for (const claims of [{ iss: 'somebody' }, { aud: 'production' }, { aud: ['production'] }])
    expect(tokens.verify(signed(claims), now), JSON.stringify(claims)).toBeUndefined()
  for (const name of Object.keys(right))
    expect(tokens.verify(signed({ [name]: undefined }), now), `without ${name}`).toBeUndefined()
})

test('tokens of the testing environment open nothing in production', () => {
  const token = createTokens([key], 'testing').issue(1, now)
  expect(createTokens([key], 'testing').verify(token, now)).toBeDefined()
  expect(createTokens([key], 'production').verify(token, now)).toBeUndefined()
})
