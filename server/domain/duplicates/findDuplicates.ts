import { handle } from '../operation/handler.ts'
import { duplicates } from './duplicates.sql.ts'

export const findDuplicates = handle('findDuplicates', ({ tx, query }) => duplicates(tx, query.most ?? 20))
