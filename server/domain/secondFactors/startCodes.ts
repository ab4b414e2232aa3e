import encodeQR from 'qr'
import { qrPath } from '../../../contract/site/qrPath.ts'
import { seal } from '../../kernel/sealed.ts'
import { begin, heldBySession } from '../access/begun.sql.ts'
import { handle } from '../operation/handler.ts'
import { addressOfKey, newCodeKey } from './codeApps.ts'

/** Time to install an app and to find the camera. */
const goodForMinutes = 30

export const startCodes = handle('startCodes', async ({ caller, service, database, now, refuse }) => {
  const { account, session } = caller.staff
  if (account.hasCodes) refuse('CODES_ON')
  const key = newCodeKey()
  const [presentKey] = service.secrets.sealKeys
  const kept = { administratorId: account.administratorId, secret: seal(presentKey, key) }
  const expiresAt = now.add({ minutes: goodForMinutes })
  await database.write('everything', tx => begin(tx, heldBySession(session.sessionId), 'codes', kept, expiresAt))
  const host = new URL(service.config.baseUrl).host
  const address = addressOfKey(key, `Caddiemaster ${host}`, account.email)
  return { key, address, picture: qrPath(encodeQR(address, 'raw', { border: 2 })) }
})
