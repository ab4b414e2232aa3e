import { crossover, wavesOf } from '../../teeSheets/crossover.ts'
import { groupsByScore } from '../../teeSheets/groupsByScore.ts'
import type { TeeTime } from '../../teeSheets/teeTime.ts'
import type { Check } from '../vector.ts'

type SheetGroup = { readonly startHole: number; readonly time: string; readonly players: readonly number[] }
type ScoreTee = { readonly startHole: number; readonly groups: readonly { readonly totalsBefore: readonly number[] }[] }

export const teeSheetKinds: Readonly<Record<string, Check>> = {
  /** Totals of each group in the order of starts; which of several level players is in which group is not told. */
  teeSheetByScore: vector => {
    const tees = vector.fields.tees as readonly ScoreTee[]
    const sheet = tees.map(({ groups }) => groups.map(({ totalsBefore }) => ascending(totalsBefore)))
    const ranked = ascending(sheet.flat(2))
    const size = sheet.flat().reduce((largest, group) => (group.length > largest ? group.length : largest), 0)
    return { expected: sheet, found: groupsByScore(ranked, size, tees.length === 1 ? 1 : 2) }
  },
  /** Tee and wave of each group in round 2; their times of the day are not compared, since weather moves them. */
  teeSheetCrossover: vector => {
    const rounds = vector.fields.rounds as Readonly<Record<string, readonly SheetGroup[]>>
    return { expected: placesOf(teeTimes(rounds[2])), found: placesOf(crossover(teeTimes(rounds[1]))) }
  },
}

function teeTimes(groups: readonly SheetGroup[] = []): readonly TeeTime[] {
  return groups.map(({ startHole, time, players }) => {
    const [hours, minutes] = time.split(':').map(Number)
    return { startHole, minutes: (hours ?? 0) * 60 + (minutes ?? 0), playerIds: players }
  })
}

function placesOf(sheet: readonly TeeTime[]): Readonly<Record<string, string>> {
  const holes = [...new Set(sheet.map(({ startHole }) => startHole))]
  const places = holes.flatMap(hole =>
    wavesOf(sheet.filter(({ startHole }) => startHole === hole)).flatMap((groups, wave) =>
      groups.map(({ playerIds }) => [ascending(playerIds).join(' '), `hole ${hole}, wave ${wave + 1}`]),
    ),
  )
  return Object.fromEntries(places)
}

function ascending(values: readonly number[]): readonly number[] {
  return [...values].sort((a, b) => a - b)
}
