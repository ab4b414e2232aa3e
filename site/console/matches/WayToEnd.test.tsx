/** How a match ended, as it is entered: what each way asks for, and what is meant by a result that cannot be. */
import { useState } from 'preact/hooks'
import { expect, test } from 'vitest'
import { words as english } from '../../../contract/words/en/screens/matches.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { control, controls, described, draw, nameOf, press, type } from '../../../test/drawn.ts'
import { HoleStrip } from './HoleStrip.tsx'
import type { Match } from './match.ts'
import { type Draft, outcomeOf } from './outcomeDraft.ts'
import { WayToEnd } from './WayToEnd.tsx'

const words = spokenWords(english, 'en-GB')
const names = { a: 'Ana', b: 'Bruno' }
const holes = Array.from({ length: 18 }, (_, at) => ({ hole: at + 1, winner: at % 2 === 0 ? ('a' as const) : null }))
const match = { holes, thru: 3 } as unknown as Match

/** Draws the way that `given` says; answers what the draft is now, and whether what was wrong is forgotten. */
function way(given: Draft, error?: string) {
  const seen = { draft: given, forgotten: false }
  const Way = () => {
    const [draft, setDraft] = useState(given)
    seen.draft = draft
    const forget = () => {
      seen.forgotten = true
    }
    const deed = { run: () => undefined, busy: false, error: null, errorAt: () => error, forget }
    return <WayToEnd {...{ draft, match, names, deed, words }} onChange={setDraft} />
  }
  draw(<Way />)
  return seen
}

const offered = () => controls(/./).map(nameOf)

test('by holes somebody wins by so much, or it is halved, which asks for no result', () => {
  const seen = way({ by: 'holes', winner: undefined, text: '' })
  expect(offered()).toEqual(['Ana wins', 'Bruno wins', 'Halved'])
  press(control('Bruno wins'))
  type(control('Result'), ' 3&2 ')
  expect(outcomeOf(seen.draft)).toEqual({ winner: 'b', by: 'holes', result: '3&2' })
  press(control('Halved'))
  expect([offered().includes('Result'), outcomeOf(seen.draft)]).toEqual([false, { winner: null, by: 'holes' }])
})

test('at extra holes somebody wins, at a hole', () => {
  way({ by: 'extraHoles', winner: undefined, text: '' })
  expect(offered()).toEqual(['Ana wins', 'Bruno wins', 'Result'])
})

test('of a concession the side that gives up is named, and the other has won', () => {
  const seen = way({ by: 'concession', winner: undefined, text: '' })
  press(control('Ana concedes'))
  expect(outcomeOf(seen.draft)).toEqual({ winner: 'b', by: 'concession' })
})

test('nobody may have come', () => {
  const seen = way({ by: 'walkover', winner: undefined, text: '' })
  expect(offered()).toEqual(['Ana wins', 'Bruno wins', 'Neither'])
  press(control('Neither'))
  expect(outcomeOf(seen.draft)).toEqual({ winner: null, by: 'walkover' })
})

test('a result that cannot be is said at its field, with those that are meant, one press away', () => {
  const seen = way({ by: 'holes', winner: 'a', text: '3&3' }, 'No match of 18 holes ends like this.')
  expect(described(control('Result'))).toBe('No match of 18 holes ends like this.')
  const [first = ''] = offered().filter(one => /^\d/.test(one))
  press(control(first))
  expect([seen.draft.text, seen.forgotten]).toEqual([first, true])
})

test('the strip of holes ends with the match', () => {
  const place = draw(<HoleStrip match={match} />)
  expect([...place.querySelectorAll('rect')].slice(0, 5).map(one => one.getAttribute('class'))).toEqual([
    'a',
    'open',
    'a',
    'open',
    'open',
  ])
})
