import { handle } from '../operation/handler.ts'
import { drawnBalls } from './drawnBalls.sql.ts'

export const listDrawnBalls = handle('listDrawnBalls', ({ tx, event, page }) => drawnBalls(tx, event, page))
