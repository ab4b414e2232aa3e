import { handle } from '../../domain/operation/handler.ts'
import { linkOf } from './link.ts'

export const getFlightsLink = handle('getFlightsLink', ({ event, ...context }) => linkOf(context, event, 'flights'))
