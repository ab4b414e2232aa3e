import { expect, test } from 'vitest'
import { basedOnPresent, withoutParts } from './basedOnPresent.ts'

test('the request comes from what is there now, and wants the same', () => {
  const body = {
    moves: [
      { playerId: 1, from: 7, to: 8 },
      { playerId: 2, from: 8, to: 7 },
    ],
    players: [{ playerId: 3, hcIndex: { from: 12.4, to: 12.1 } }],
  }
  const message = 'is a different one now'
  expect(
    basedOnPresent(body, [
      { pointer: '/moves/1/from', message, present: null },
      { pointer: '/players/0/hcIndex', message, present: 11.9 },
    ]),
  ).toEqual({
    moves: [
      { playerId: 1, from: 7, to: 8 },
      { playerId: 2, from: null, to: 7 },
    ],
    players: [{ playerId: 3, hcIndex: { from: 11.9, to: 12.1 } }],
  })
  expect(body.moves[1]?.from).toBe(8)
})

test('a request without what somebody else changed has the rest, and nothing that is empty then', () => {
  const message = 'is a different one now'
  const body = { name: { from: 'a', to: 'b' }, settings: { ties: { from: null, to: 1 }, best: { from: 1, to: 2 } } }
  expect(withoutParts(body, [{ pointer: '/settings/ties', message }])).toEqual({
    name: body.name,
    settings: { best: body.settings.best },
  })
  expect(withoutParts({ settings: { ties: 1 } }, [{ pointer: '/settings/ties', message }])).toEqual({})
  expect(
    withoutParts({ answers: [{ question: 'a', answer: 1 }] }, [{ pointer: '/answers/0/answer', message }]),
  ).toEqual({
    answers: [{ question: 'a' }],
  })
})
