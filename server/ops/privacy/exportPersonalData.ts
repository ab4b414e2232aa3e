import { handle } from '../../domain/operation/handler.ts'
import { exportPlayer } from '../personalData/exportPlayer.ts'

export const exportPersonalData = handle(
  'exportPersonalData',
  async ({ tx, params: { playerId }, caller, requestId, now, refuse }) =>
    (await exportPlayer(tx, playerId, { actor: caller.actor, requestId, now })) ??
    refuse('NOT_FOUND', 'anyPlayer', { playerId }),
)
