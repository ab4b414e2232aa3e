/** An app for codes, as an account of the named world has it. */
import { TOTP } from 'otpauth'
import { readConfig } from '../server/kernel/config.ts'
import { seal } from '../server/kernel/sealed.ts'
import { readSecrets } from '../server/kernel/secrets.ts'
import { worldSecret } from './world.rows.ts'

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The key of the app as the database keeps it. */
export const sealedTestKey = seal(readSecrets(readConfig({ SECRET: worldSecret }, false)).sealKeys[0], key)

/** What the app shows; `at`: seconds after the time of the named world. */
export function codeOfTest(at = 0, ofKey = key): string {
  const timestamp = Temporal.Instant.from('2026-05-01T09:00:00Z').add({ seconds: at }).epochMilliseconds
  return new TOTP({ secret: ofKey }).generate({ timestamp })
}
