/** A thread that plays the flights of a board to their end, so that the server goes on answering meanwhile. */
import { parentPort, workerData } from 'node:worker_threads'
import { formatById } from '../../../rules/formats/index.ts'
import { unpackInput } from '../../../rules/simulation/packedInput.ts'
import { type Forecast, simulation } from '../../../rules/simulation/simulation.ts'
import type { PackedBoard } from './packedBoard.ts'

/** What the thread is given. */
export type Asked = { readonly board: PackedBoard; readonly ends: number }

const { board, ends } = workerData as Asked
const format = formatById(board.format)
if (!format) throw new Error(`There is no format ${board.format}.`)
const forecasts: readonly Forecast[] = board.flights.map(({ input, places }) => {
  const game = simulation(format, unpackInput(input, board.tees), { seed: board.seed, places })
  game.play(ends)
  return game.forecast()
})
parentPort?.postMessage(forecasts)
