import { handle } from '../../domain/operation/handler.ts'
import { linkOf } from './link.ts'

export const getTeamsLink = handle('getTeamsLink', ({ event, ...context }) => linkOf(context, event, 'teams'))
