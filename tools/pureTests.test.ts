import { expect, test } from 'vitest'
import { pureTests } from './pureTests.ts'
import { root } from './steps.ts'

test('what starts no database, server, program or browser is pure, whoever imports it', () => {
  const pure = pureTests(root)
  expect(pure).toEqual(
    expect.arrayContaining(['rules/exact.test.ts', 'site/ui/outbox.test.ts', 'site/ui/Field.test.tsx']),
  )
  const starting = ['test/contacts.test.ts', 'server/main.test.ts', 'e2e/console.test.ts', 'tools/firmTests.test.ts']
  expect(pure.filter(file => starting.includes(file) || file.startsWith('test/walk/f'))).toEqual([])
})
