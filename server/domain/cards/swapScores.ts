import { handle } from '../operation/handler.ts'
import { exchangeScores } from './exchangeScores.ts'

export const swapScores = handle('swapScores', request => exchangeScores(request, 'card.scoresSwapped'))
