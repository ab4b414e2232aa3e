import { handle } from '../operation/handler.ts'
import { exchangeScores } from './exchangeScores.ts'

export const moveScores = handle('moveScores', request =>
  exchangeScores(request, 'card.scoresMoved', other => {
    if (other.hasScore) request.refuse('SCORE_ENTERED', 'otherCard')
  }),
)
