import { handle } from '../handler.ts'
import { exchangeScores } from './exchangeScores.ts'

export const swapScores = handle('swapScores', request => exchangeScores(request, 'swap'))
