/** A worker: counts and plays leaderboards beside the screen. It is built as a program of its own. */
import type { BoardInput, Format } from '../../../rules/formats/format.ts'
import { formatById } from '../../../rules/formats/index.ts'
import type { Hole } from '../../../rules/game.ts'
import { type PackedInput, unpackInput } from '../../../rules/simulation/packedInput.ts'
import { type Forecast, simulation } from '../../../rules/simulation/simulation.ts'
import { type Change, whatIf } from '../../../rules/simulation/whatIf.ts'
import { statusLabel, valueLabel } from '../../../rules/standings/board.ts'
import { positionLabel } from '../../../rules/standings/positions.ts'

/** What the screen asks. */
export type Question = {
  readonly format: string
  readonly seed: number
  readonly tees: readonly (readonly Hole[])[]
  readonly flights: readonly { readonly input: PackedInput; readonly places: number }[]
  readonly changes: readonly Change[]
  readonly ends: number
}

/** Where a side stands: the place as boards write it, and what counts. */
export type Place = { readonly sideId: number; readonly label: string; readonly value: string }

/** What is known after so many ends: of each flight the places now, those after the changes, and the chances after them. */
export type Outlook = {
  readonly ended: number
  readonly flights: readonly {
    readonly now: readonly Place[]
    readonly after: readonly Place[]
    readonly forecast: Forecast
  }[]
}

const endsInOneGo = 50

addEventListener('message', ({ data }: MessageEvent<Question>) => answer(data))

function answer({ format: id, seed, tees, flights, changes, ends }: Question): void {
  const format = formatById(id)
  if (!format) throw new Error(`There is no format ${id}.`)
  const games = flights.map(flight => {
    const input = unpackInput(flight.input, tees)
    const changed = whatIf(input, changes)
    return {
      now: placesOf(format, input),
      after: placesOf(format, changed),
      game: simulation(format, changed, { seed, places: flight.places }),
    }
  })
  for (let ended = 0; ended <= ends; ended += endsInOneGo) {
    const outlook: Outlook = {
      ended,
      flights: games.map(({ now, after, game }) => ({ now, after, forecast: game.forecast() })),
    }
    postMessage(outlook)
    if (ended < ends) for (const { game } of games) game.play(endsInOneGo)
  }
}

function placesOf(format: Format, input: BoardInput): readonly Place[] {
  const ranked = input.combining?.ranked
  return format
    .board(input)
    .rows.filter(({ sideId }) => ranked === undefined || ranked.includes(sideId))
    .map(({ sideId, position, tied, status, value }) => ({
      sideId,
      label: position === null ? statusLabel(status) : positionLabel({ position, tied }),
      value: value === null ? '' : valueLabel(value),
    }))
}
