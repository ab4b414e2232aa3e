import { handle } from '../operation/handler.ts'
import { eventSetup } from './eventSetup.ts'

export const getEventSetup = handle('getEventSetup', ({ event, tx, language }) => eventSetup(tx, event, language))
