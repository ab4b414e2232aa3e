import { handle } from '../../domain/operation/handler.ts'
import { linkOf } from './link.ts'

export const getResultsLink = handle('getResultsLink', ({ event, ...context }) => linkOf(context, event, 'results'))
