/** The secret of the installation and the keys derived from it: one for each use, none stored in the database. */
import { hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { said } from '../../contract/words/say.ts'
import { type Config, ConfigError } from './config.ts'

export type Secrets = {
  /** The key that signs, then those that still verify. */
  readonly tokenKeys: readonly { readonly id: string; readonly key: Buffer }[]
  readonly linkKey: Buffer
  readonly cursorKey: Buffer
  /** The keys from which the secrets of webhooks are made: the present one, then that of the secret before. */
  readonly webhookKeys: readonly Buffer[]
  /** The keys that seal what the database must give back and nobody else may read (`sealed.ts`): the present one, then that of the secret before. */
  readonly sealKeys: readonly [Buffer, ...Buffer[]]
}

/** Reads the secret from the settings or from `<DATA_DIR>/secret`, which is made at the first start. */
export function readSecrets(config: Config): Secrets {
  const secret = presentSecret(config)
  const all = config.previousSecret === undefined ? [secret] : [secret, config.previousSecret]
  return {
    tokenKeys: all.map(one => ({
      id: derive(one, 'token key id').toString('hex').slice(0, 8),
      key: derive(one, 'token'),
    })),
    linkKey: derive(secret, 'web link'),
    cursorKey: derive(secret, 'cursor'),
    webhookKeys: all.map(one => derive(one, 'webhook')),
    sealKeys: [derive(secret, 'seal'), ...all.slice(1).map(one => derive(one, 'seal'))],
  }
}

/** A print by which a secret is recognised and that does not give it away: of the present secret, and of the previous one. */
export function fingerprintsOf(config: Config): { readonly present: string; readonly previous: string | undefined } {
  const fingerprint = (secret: string) => derive(secret, 'fingerprint').toString('hex').slice(0, 16)
  const { previousSecret } = config
  return {
    present: fingerprint(presentSecret(config)),
    previous: previousSecret === undefined ? undefined : fingerprint(previousSecret),
  }
}

/** Whether there is a secret already: the first start makes one. */
export function hasSecret(config: Config): boolean {
  return config.secret !== undefined || existsSync(join(config.dataDir, 'secret'))
}

function presentSecret(config: Config): string {
  return config.secret ?? secretFile(config.dataDir)
}

function secretFile(dataDir: string): string {
  const path = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(path)) makeSecret(dataDir, path)
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32) throw new ConfigError(said('settings.wrong.secretFileTooShort', { path }))
  return secret
}

/** The whole file at once, and on the disk before anything depends on it: an empty one would stop every later start. */
function makeSecret(dataDir: string, path: string): void {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  renameSync(unfinished, path)
  if (process.platform === 'win32') return
  const folder = openSync(dataDir, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function derive(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'caddiemaster', use, 32))
}
