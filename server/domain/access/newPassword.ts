import { randomBytes } from 'node:crypto'
import { hashPassword } from './passwords.ts'

/** A password that nobody has to remember, 144 random bits, and what is kept of it. */
export async function newPassword(): Promise<{ readonly password: string; readonly passwordHash: string }> {
  const password = randomBytes(18).toString('base64url')
  return { password, passwordHash: await hashPassword(password) }
}
