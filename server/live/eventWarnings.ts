import { type Said, said } from '../../contract/words/say.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { leaderboardIds } from '../domain/leaderboards/leaderboards.sql.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { loadBoard } from './boardInput.ts'

/** The warnings of all leaderboards of an event and its rounds. Each comes once, after the names of its leaderboards. */
export async function eventWarnings(tx: Transaction, event: VisibleEvent): Promise<readonly Said[]> {
  const ids = await leaderboardIds(tx, event)
  const boards = await Promise.all(ids.map(id => loadBoard(tx, event.communityId, id)))
  const warnings = boards.flatMap(
    board => board?.warnings.map(warning => ({ warning, name: board.leaderboard.name })) ?? [],
  )
  return [...Map.groupBy(warnings, ({ warning }) => JSON.stringify(warning)).values()].flatMap(same => {
    const [first] = same
    const boardNames = same.map(({ name }) => name).join(', ')
    return first ? [said('warnings.ofBoards', { boards: boardNames, warning: first.warning })] : []
  })
}
