import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

test('what was sealed is read with its key only, also when another key comes first, and not when it was changed', () => {
  const [key, other] = [Buffer.alloc(32, 'one key'), Buffer.alloc(32, 'another')]
  const sealed = seal(key, 'JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(seal(key, 'JBSWY3DP')).not.toBe(sealed)
  expect(unseal([other, key], sealed)).toBe('JBSWY3DP')
  expect(unseal([other], sealed)).toBe(undefined)
  for (const [place, part] of sealed.split('.').entries()) {
    const parts = sealed.split('.')
    parts[place] = `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`
    expect(unseal([key], parts.join('.'))).toBe(undefined)
  }
  expect(unseal([key], 'nothing')).toBe(undefined)
})
