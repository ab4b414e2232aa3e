import { afterAll, beforeAll, expect, test } from 'vitest'
import { said } from '../../../contract/words/say.ts'
import { importCourse, importFile, numberedPlayer } from '../../../test/playedEvent.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('a card has no scores beyond the holes of its course', async () => {
  const courseId = await importCourse(world, 'Short', [4, 3, 5, 4, 4, 3, 4, 5, 4])
  const fileWith = (strokes: readonly (number | null)[]) => ({
    communityId: 1,
    name: 'Nine holes',
    timeZone: 'UTC',
    startDate: '2026-05-04',
    endDate: '2026-05-04',
    courseIds: [courseId],
    players: [numberedPlayer(1)],
    scores: [{ player: 'p1', strokes }],
  })
  const nine = Array.from({ length: 9 }, () => 4)
  await expect(importFile(world, fileWith([...nine, null, 4]))).rejects.toMatchObject({
    problems: [{ pointer: '/scores/0/strokes/9', message: said('fields.isBeyondHolesRound', { n: 9 }) }],
  })
  await expect(importFile(world, fileWith([...nine, null]))).resolves.toHaveProperty('eventId')
})
