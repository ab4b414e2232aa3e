import { handle } from '../../domain/operation/handler.ts'
import { linkOf } from './link.ts'

export const getPlayersLink = handle('getPlayersLink', ({ event, ...context }) => linkOf(context, event, 'players'))
