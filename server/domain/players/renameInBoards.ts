import type { Transaction } from '../../kernel/database/connect.ts'
import { namedSides, withSides } from '../leaderboards/settings.ts'
import { boardsOfPlayers, writeBoardSettings } from './boardsOfPlayers.sql.ts'

/** Names another player wherever leaderboards of these events and rounds name one: in matches, as a winner of a contest, as an amateur. */
export async function renameInBoards(
  tx: Transaction,
  eventIds: readonly number[],
  from: number,
  to: number,
): Promise<void> {
  const boards = await boardsOfPlayers(tx, eventIds)
  const naming = boards.filter(({ settings }) => namedSides(settings).some(([side]) => side === from))
  if (naming.length === 0) return
  const renamed = (side: number) => (side === from ? to : side)
  await writeBoardSettings(
    tx,
    naming.map(board => ({ ...board, settings: withSides(board.settings, renamed) })),
  )
}
