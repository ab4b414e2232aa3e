import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tags } from '../../contract/tags.ts'

test('every tag is walked by exactly one file', () => {
  const files = ['general', 'flights', 'handicaps', 'eventPlayers', 'teams', 'teePairings', 'players', 'webhooks']
  const walked = files.flatMap(
    file => readFileSync(join(import.meta.dirname, `${file}.test.ts`), 'utf8').match(/'[A-Z][^']*'/g) ?? [],
  )
  expect(walked.map(tag => tag.slice(1, -1)).sort()).toEqual(Object.keys(tags).sort())
})
