import { handle } from '../operation/handler.ts'
import { leaderboards } from './leaderboards.sql.ts'

export const listLeaderboards = handle('listLeaderboards', ({ event, page, tx }) => leaderboards(tx, event, page))
