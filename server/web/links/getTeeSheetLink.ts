import { handle } from '../../domain/operation/handler.ts'
import { linkOf } from './link.ts'

export const getTeeSheetLink = handle('getTeeSheetLink', ({ event, ...context }) => linkOf(context, event, 'teeSheet'))
