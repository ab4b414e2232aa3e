import { handle } from '../../domain/operation/handler.ts'
import { linkOf } from './link.ts'

export const getScoringLink = handle('getScoringLink', ({ event, ...context }) => linkOf(context, event, 'scoring'))
