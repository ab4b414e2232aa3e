import { handle } from '../../domain/operation/handler.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { playersSought } from './privacy.sql.ts'

export const findPlayers = handle('findPlayers', async ({ tx, query: { by } }) => {
  // Cards call a player P-3001.
  const [, id] = /^\s*(?:P-)?(\d{1,15})\s*$/i.exec(by) ?? []
  const playerId = id === undefined ? undefined : Number(id)
  return { players: await playersSought(tx, { playerId, emailKey: emailKey(by), nameKey: nameKey(by) }) }
})
