import { expect, test } from 'vitest'
import { type Decision, decided, isOpen, type Line, linesToImport } from './decisions.ts'

const candidate = (playerId: number) => ({ playerId, firstName: 'Ana', lastName: 'Silva', registered: false })
const lines: readonly Line[] = [
  {
    line: 1,
    text: 'Silva, Ana 12,4; Guest, Gil',
    people: [
      {
        written: 'Silva, Ana',
        firstName: 'Ana',
        lastName: 'Silva',
        hcIndex: 12.4,
        verdict: 'known',
        candidates: [candidate(1)],
        problems: [],
      },
      { written: 'Guest, Gil', firstName: 'Gil', lastName: 'Guest', verdict: 'new', candidates: [], problems: [] },
    ],
  },
  {
    line: 2,
    text: 'A. Silva',
    people: [
      {
        written: 'A. Silva',
        lastName: 'Silva',
        firstName: 'A.',
        verdict: 'perhaps',
        candidates: [candidate(1), candidate(2)],
        problems: [],
      },
    ],
  },
  {
    line: 3,
    text: '---',
    people: [{ written: '', verdict: 'unreadable', candidates: [], problems: ['There is no name.'] }],
  },
]
const none = new Map<string, Decision>()

test('known people are themselves, doubts are open, what cannot be read is left out', () => {
  const decisions = lines.flatMap(line => line.people.map((_, at) => decided(line, at, none, undefined)))
  expect(decisions).toEqual([
    { is: 'player', playerId: 1 },
    { is: 'new', gender: undefined },
    { is: 'open' },
    { is: 'leftOut' },
  ])
  expect(decisions.map(isOpen)).toEqual([false, true, true, false])
})

test('what is decided is what is registered, with the index of the list', () => {
  const made = new Map<string, Decision>([['2/0', { is: 'player', playerId: 2 }]])
  expect(linesToImport(lines, made, 'F')).toEqual([
    {
      line: 1,
      people: [
        { playerId: 1, hcIndex: 12.4 },
        { firstName: 'Gil', lastName: 'Guest', gender: 'F' },
      ],
    },
    { line: 2, people: [{ playerId: 2 }] },
  ])
})
