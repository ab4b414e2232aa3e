import { handle } from '../../domain/operation/handler.ts'
import { linkOf } from './link.ts'

export const getOverviewLink = handle('getOverviewLink', ({ event, ...context }) => linkOf(context, event, 'overview'))
