import { createHmac } from 'node:crypto'
import { type CardCode, cardCodeTexts, signedCode } from '../contract/site/cardCode.ts'
import { readConfig } from '../server/kernel/config.ts'
import { signatureOf } from '../server/kernel/keys/signature.ts'
import { readSecrets } from '../server/kernel/secrets.ts'
import { worldSecret } from './world.rows.ts'

/** The token of the first personal scoring link of a player in an event of community 1. */
function tokenOf(eventId: number, playerId: number): string {
  return signatureOf(readSecrets(readConfig({ SECRET: worldSecret }, false)).linkKey, [
    1,
    eventId,
    'scoring',
    playerId,
    1,
  ])
}

/** The codes that the phone of a player of the medal shows for these taps. */
export function cardCodes(playerId: number, taps: CardCode['taps'], roundId = 'S-110'): readonly string[] {
  const token = tokenOf(110, playerId)
  return cardCodeTexts({ linkId: `S-110/${playerId}`, roundId, scorer: playerId }, taps).map(text =>
    signedCode(text, createHmac('sha256', token).update(text).digest('base64url')),
  )
}
