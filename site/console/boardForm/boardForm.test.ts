/** The pure parts of the form of a leaderboard. */
import { expect, test } from 'vitest'
import { type Detail, draftOf, patchOf } from './boardDraft.ts'
import { amountsOf, moreFor, pursesOf, slicesOf, sumOf, waysOut } from './purse.ts'
import { methodOf, stepsOf, tiesWith } from './tieSteps.ts'
import { withValue } from './valueAt.ts'

const detail = {
  name: 'Net',
  format: 'strokePlay',
  settings: { format: { score: 'net' }, payouts: { table: { cents: [7000, 4500] }, feeCents: 500 } },
} as unknown as Detail

test('only the settings that differ are sent, with what they were', () => {
  const { settings } = detail
  const draft = draftOf(detail)
  const again = { ...settings, payouts: { feeCents: 500, table: { cents: [7000, 4500] } } }
  expect(patchOf(detail, { ...draft, settings: again })).toBeUndefined()
  const less = withValue(settings, '/payouts/table/cents/1', 4000)
  expect(patchOf(detail, { ...draft, name: 'Net 0–14', settings: less })).toEqual({
    name: { from: 'Net', to: 'Net 0–14' },
    settings: {
      payouts: { from: settings.payouts, to: { table: { cents: [7000, 4000] }, feeCents: 500 } },
    },
  })
})

test('a setting that is taken back takes with it what has nothing left', () => {
  const only = { payouts: { minimumField: 6 }, holes: { numbers: [1] } }
  expect(withValue(withValue(only, '/payouts/minimumField', undefined), '/holes/numbers', [])).toEqual({})
})

test('steps that are a usual list have its name, and what else is said of ties stays', () => {
  expect(tiesWith({ steps: 'cards', places: [1] }, ['lastRound', 'backNine'])).toEqual({
    steps: 'backNine',
    places: [1],
  })
  expect(tiesWith(undefined, ['backNine', 'byHand'])).toEqual({ steps: ['backNine', 'byHand'] })
  expect(tiesWith({ steps: 'cards', places: [1] }, 'shared')).toEqual({ steps: 'shared', places: [1] })
  expect(tiesWith({ steps: 'cards' }, [])).toBeUndefined()
  expect(methodOf(stepsOf(undefined))).toBe('shared')
})

// The purse of 36 players at 5.00, and the table of the picture: 190.00 of 180.00.
const table = { cents: [7000, 4500, 3000, 2000, 1500, 1000] }

test('a table above the purse shows how much is too much, and each way out mends it', () => {
  const slices = slicesOf(amountsOf({ table }, 18_000), 18_000)
  expect(slices.map(({ over }) => over)).toEqual([0, 0, 0, 0, 0, 1000])
  expect(sumOf(slices.map(({ inside }) => inside))).toBe(18_000)
  expect(waysOut(table.cents, 18_000, true)).toEqual([
    { kind: 'dropLast', values: [7000, 4500, 3000, 2000, 1500] },
    { kind: 'firstLess', values: [6000, 4500, 3000, 2000, 1500, 1000] },
    { kind: 'clubAdds', cents: 1000 },
  ])
  expect(waysOut(table.cents, 19_000, true)).toEqual([])
  // The first place never gets less than the second.
  expect(waysOut([5000, 4500], 8000, false).map(({ kind }) => kind)).toEqual(['dropLast'])
})

test('the purse is divided among the flights by their entries, or is of each', () => {
  expect(pursesOf({ feeCents: 500 }, [36, 39])).toEqual([18_000, 19_500])
  expect(pursesOf({ addedCents: 10_000 }, [1, 2])).toEqual([3333, 6667])
  expect(pursesOf({ addedCents: 10_000, potOf: 'flight', carveOuts: [{ name: 'Pro', cents: 500 }] }, [1, 2])).toEqual([
    9500, 9500,
  ])
})

test('what the club adds is enough where a part is taken out, or the purse is one for all flights', () => {
  expect(moreFor(1000, {}, 36, 36)).toBe(1000)
  expect(moreFor(1000, {}, 36, 75)).toBe(2084)
  expect(moreFor(1000, { potOf: 'flight' }, 36, 75)).toBe(1000)
  expect(moreFor(1000, { carveOuts: [{ name: 'Juniors', percentThousandths: 10_000 }] }, 36, 36)).toBe(1112)
})
