/** Texts that only whoever has the secret of the installation can read: AES-256-GCM, `iv.tag.text` in base64url. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Seals a text with a key of 32 bytes. */
export function seal(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes })
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), sealed].map(part => part.toString('base64url')).join('.')
}

/** The text that one of the keys has sealed; undefined when none has, or somebody has changed it. */
export function unseal(keys: readonly Buffer[], sealed: string): string | undefined {
  const [iv, tag, text] = sealed.split('.').map(part => Buffer.from(part, 'base64url'))
  if (!iv || !tag || !text) return undefined
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    } catch {
      // Another key may have sealed it.
    }
  }
  return undefined
}
