import { handle } from '../operation/handler.ts'
import { eventPlayers } from './eventPlayers.sql.ts'

export const listEventPlayers = handle('listEventPlayers', ({ event, page, tx }) => eventPlayers(tx, event, page))
