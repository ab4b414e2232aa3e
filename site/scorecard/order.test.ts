import { expect, test } from 'vitest'
import type { PhoneCard, PhoneRound, StandingEntry } from '../../contract/site/scorecard.ts'
import { firstOpenHole } from './order.ts'

const ana = 1
const rui = 2
const eva = 3

test('who has written nothing begins where somebody has no score', () => {
  const round = roundOf([cardOf(ana, [[ana, 3]]), cardOf(rui, [[rui, 2]])])
  expect(firstOpenHole(round, eva)).toBe(3)
})

test('who writes for everybody goes on where one of them is not written', () => {
  expect(firstOpenHole(roundOf([cardOf(ana, [[ana, 1]]), cardOf(rui, []), cardOf(eva, [])]), ana)).toBe(1)
  const both = (holes: number) => cardOf(rui, [[ana, holes]])
  expect(firstOpenHole(roundOf([cardOf(ana, [[ana, 2]]), both(1)]), ana)).toBe(2)
  expect(firstOpenHole(roundOf([cardOf(ana, [[ana, 2]]), both(2)]), ana)).toBe(3)
})

test('who writes two of the cards goes on behind them, where others write the rest', () => {
  const others = cardOf(eva, [[eva, 7]])
  const round = roundOf([cardOf(ana, [[ana, 7]]), cardOf(rui, [[ana, 7]]), others])
  expect(firstOpenHole(round, ana)).toBe(8)
  expect(firstOpenHole(roundOf([cardOf(ana, [[ana, 7]]), cardOf(eva, [[eva, 4]])]), ana)).toBe(5)
})

test('who takes over a card goes on behind what the other has written, also after a hole of the own', () => {
  const card = cardOf(rui, [
    [rui, 6],
    [ana, 2],
  ])
  expect(firstOpenHole(roundOf([card]), ana)).toBe(7)
  const handedOn = cardOf(rui, [[eva, 6]])
  const own: StandingEntry = { ...entryOf(rui, ana), hole: 7 }
  expect(firstOpenHole(roundOf([{ ...handedOn, entries: [...handedOn.entries, own] }]), ana)).toBe(8)
  expect(firstOpenHole(roundOf([cardOf(rui, [[eva, 18]])]), ana)).toBe(18)
})

/** Each scorer has written so many holes of the card, from the first on. */
function cardOf(playerId: number, written: readonly (readonly [scorer: number, holes: number])[]): PhoneCard {
  return {
    cardId: `P-${playerId}`,
    name: `Player ${playerId}`,
    playerIds: [playerId],
    teeName: null,
    holes: Array.from({ length: 18 }, (_, at) => ({ number: at + 1, par: 4, strokeIndex: at + 1 })),
    playingHandicap: null,
    status: 'OPEN',
    signedBy: [],
    corrected: [],
    entries: written.flatMap(([scorer, holes]) =>
      Array.from(
        { length: holes },
        (_, at): StandingEntry => ({
          ...entryOf(playerId, scorer),
          entryId: `${playerId}-${scorer}-${at}`,
          hole: at + 1,
          deviceSequence: at + 1,
        }),
      ),
    ),
  }
}

function entryOf(playerId: number, scorer: number): StandingEntry {
  return {
    entryId: `${playerId}-${scorer}`,
    hole: 1,
    kind: 'score',
    value: 4,
    register: scorer === playerId ? 'P' : 'M',
    scorer: `player:${scorer}`,
    device: `device-${scorer}`,
    deviceSequence: 1,
  }
}

function roundOf(cards: readonly PhoneCard[]): PhoneRound {
  return {
    eventName: 'Medal',
    communityName: 'Club',
    roundId: 'S-1',
    roundName: 'Medal',
    state: 'in progress',
    isRehearsal: false,
    resultsUrl: '',
    scorers: [],
    scorer: null,
    startHole: 1,
    cards,
  }
}
