import { handle } from '../operation/handler.ts'
import { teams } from './teams.sql.ts'

export const listTeams = handle('listTeams', ({ event, page, tx }) => teams(tx, event, page))
