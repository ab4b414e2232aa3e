/** Passwords as argon2id hashes (19 MiB, 2 passes). Callers limit how many run at a time: see `service.logins`. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const memoryKib = 19 * 1024
const passes = 2
const derive = promisify(argon2)

/** The hash of `password` with its parameters and salt, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await run(password, salt, memoryKib, passes)
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${unpadded(salt)}$${unpadded(hash)}`
}

/** Whether `password` matches `hash`. Throws for a hash of an unknown form. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!parts) throw new Error('A stored password hash has an unknown form.')
  const [, memory, rounds, salt = '', expected = ''] = parts
  const found = await run(password, Buffer.from(salt, 'base64'), Number(memory), Number(rounds))
  return timingSafeEqual(found, Buffer.from(expected, 'base64'))
}

function run(password: string, salt: Buffer, memory: number, rounds: number): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    parallelism: 1,
    tagLength: 32,
    memory,
    passes: rounds,
  })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
