import { handle } from '../handler.ts'
import { exchangeScores } from './exchangeScores.ts'

export const moveScores = handle('moveScores', request => exchangeScores(request, 'move'))
