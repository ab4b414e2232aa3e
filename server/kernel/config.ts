/** Every setting of the service: the only reader of the environment. */
import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { isEmail } from '../../contract/formats.ts'
import { said } from '../../contract/words/say.ts'
import { SaidError } from './saidError.ts'
import { withoutEnds } from './withoutEnds.ts'

export type Config = {
  readonly environment: 'production' | 'testing'
  readonly sampleData: boolean
  /** The rounds of the sample data that are under way go on, in the process that has begun with `--demo`. */
  readonly playsOn: boolean
  readonly host: string
  readonly port: number
  readonly baseUrl: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** The owner of the database of `databaseUrl`; undefined: the same login. */
  readonly migrationDatabaseUrl: string | undefined
  /** A streaming replica of `databaseUrl`, with the same login. */
  readonly replicaDatabaseUrl: string | undefined
  readonly poolSize: number
  readonly secret: string | undefined
  readonly previousSecret: string | undefined
  readonly requestsPerMinute: number
  /** Whose `X-Forwarded-For` is believed: so many proxies in front of us, those of these networks, or nobody's. */
  readonly trustProxy: number | readonly string[] | false
  /** Webhooks may go to private addresses, and by http. */
  readonly privateAddresses: boolean
  /** Where mail is handed over, and the address that sends it; undefined: no mail is sent. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined
  /** Where the server puts a backup each day, and how many it keeps; undefined: it makes none. */
  readonly backups: BackupSettings | undefined
  /** Whom integrators ask: an e-mail address or the address of a page. */
  readonly contact: string | undefined
  readonly logLevel: string
}

/** A folder, a bucket, or both. */
export type BackupSettings = {
  readonly folder: string | undefined
  readonly bucket: BucketSettings | undefined
  readonly hour: number
  readonly daily: number
  readonly weekly: number
}

/** A place in an S3-compatible store. `url`: its address, the bucket, and folders in it. */
export type BucketSettings = {
  readonly url: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

/** A setting that does not fit; the sentence names it and says what it may be. */
export class ConfigError extends SaidError {}

export type Setting = {
  readonly default: string
  readonly demo?: string
  /** What it names is made at the first start. */
  readonly madeAtStart?: true
  readonly secret?: true
}

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

/** The settings with their defaults, in the order in which `--help` lists them. */
export const settings = {
  ENVIRONMENT: {
    default: 'production',
    demo: 'testing',
  },
  HOST: { default: '127.0.0.1' },
  PORT: { default: '8080', demo: '8081' },
  BASE_URL: {
    default: 'http://localhost:<PORT>',
  },
  DATA_DIR: { default: 'data/<ENVIRONMENT>' },
  DATABASE_URL: { default: '', secret: true },
  MIGRATION_DATABASE_URL: {
    default: '',
    secret: true,
  },
  REPLICA_DATABASE_URL: {
    default: '',
    secret: true,
  },
  DATABASE_POOL: { default: '16' },
  SECRET: {
    default: '<DATA_DIR>/secret',
    madeAtStart: true,
    secret: true,
  },
  SECRET_PREVIOUS: {
    default: '',
    secret: true,
  },
  RATE_LIMIT: { default: '600' },
  TRUST_PROXY: {
    default: '',
  },
  WEBHOOK_PRIVATE_ADDRESSES: {
    default: 'false',
  },
  SMTP_URL: {
    default: '',
    secret: true,
  },
  MAIL_FROM: { default: '' },
  BACKUP_DIR: { default: '' },
  BACKUP_BUCKET: {
    default: '',
  },
  BACKUP_BUCKET_KEY: { default: '' },
  BACKUP_BUCKET_SECRET: { default: '', secret: true },
  BACKUP_BUCKET_REGION: { default: 'auto' },
  BACKUP_HOUR: { default: '3' },
  BACKUP_DAILY: { default: '14' },
  BACKUP_WEEKLY: { default: '8' },
  CONTACT: { default: '' },
  LOG_LEVEL: { default: 'warn' },
  DEMO_PLAYS_ON: { default: 'false', demo: 'true' },
} as const satisfies Record<string, Setting>

type Name = keyof typeof settings

/** Reads the settings of `environment`. `demo`: the testing environment with sample data on port 8081. Throws {@link ConfigError}. */
export function readConfig(environment: NodeJS.ProcessEnv, demo: boolean): Config {
  const read = (name: Name): string | undefined => {
    const setting: Setting = settings[name]
    const given = environment[name]?.trim()
    if (given) return given
    const fallback = (demo && setting.demo) || setting.default
    return fallback === '' || fallback.includes('<') ? undefined : fallback
  }
  const kind = oneOf('ENVIRONMENT', read('ENVIRONMENT'), ['production', 'testing'] as const)
  if (demo && kind === 'production') throw new ConfigError(said('settings.wrong.demoInProduction'))
  const port = integer('PORT', read('PORT'), 0, 65535)
  const databaseUrl = database('DATABASE_URL', read('DATABASE_URL'))
  const migrationDatabaseUrl = database('MIGRATION_DATABASE_URL', read('MIGRATION_DATABASE_URL'))
  if (migrationDatabaseUrl !== undefined && databaseUrl === undefined)
    throw new ConfigError(said('settings.wrong.migrationUrlAlone'))
  const replicaDatabaseUrl = database('REPLICA_DATABASE_URL', read('REPLICA_DATABASE_URL'))
  if (replicaDatabaseUrl !== undefined && databaseUrl === undefined)
    throw new ConfigError(said('settings.wrong.replicaUrlAlone'))
  return {
    environment: kind,
    sampleData: demo,
    playsOn: demo && oneOf('DEMO_PLAYS_ON', read('DEMO_PLAYS_ON'), ['true', 'false'] as const) === 'true',
    host: read('HOST') ?? '127.0.0.1',
    port,
    baseUrl: address('BASE_URL', read('BASE_URL') ?? `http://localhost:${port}`),
    dataDir: resolve(read('DATA_DIR') ?? `data/${kind}`),
    databaseUrl,
    migrationDatabaseUrl,
    replicaDatabaseUrl,
    poolSize: integer('DATABASE_POOL', read('DATABASE_POOL'), 1, 200),
    secret: long('SECRET', read('SECRET')),
    previousSecret: long('SECRET_PREVIOUS', read('SECRET_PREVIOUS')),
    requestsPerMinute: integer('RATE_LIMIT', read('RATE_LIMIT'), 1, 1_000_000),
    trustProxy: proxies(read('TRUST_PROXY')),
    privateAddresses:
      oneOf('WEBHOOK_PRIVATE_ADDRESSES', read('WEBHOOK_PRIVATE_ADDRESSES'), ['true', 'false'] as const) === 'true',
    mail: mailSettings(read('SMTP_URL'), read('MAIL_FROM')),
    backups: backupSettings(read),
    contact: contact(read('CONTACT')),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL'), logLevels),
  }
}

/** The leftmost address of `X-Forwarded-For` is written by the client, so that "trust everybody" is no choice. */
function proxies(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false' || value === '0') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const networks = value.split(',').map(part => part.trim())
  if (networks.every(isNetwork)) return networks
  throw new ConfigError(said('settings.wrong.proxies', { value }))
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  if (!/^\d{1,3}$/.test(prefix)) return false
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6')
    return true
  } catch {
    return false
  }
}

function mailSettings(smtpUrl: string | undefined, from: string | undefined): Config['mail'] {
  if (smtpUrl === undefined) return undefined
  if (!/^smtps?:\/\/[^/]/.test(smtpUrl)) throw new ConfigError(said('settings.wrong.smtpUrl'))
  if (from === undefined || !isEmail(from)) throw new ConfigError(said('settings.wrong.mailFrom'))
  return { smtpUrl, from }
}

function backupSettings(read: (name: Name) => string | undefined): Config['backups'] {
  const folder = read('BACKUP_DIR')
  const bucket = bucketSettings(read)
  const numbers = {
    hour: integer('BACKUP_HOUR', read('BACKUP_HOUR'), 0, 23),
    daily: integer('BACKUP_DAILY', read('BACKUP_DAILY'), 1, 1000),
    weekly: integer('BACKUP_WEEKLY', read('BACKUP_WEEKLY'), 0, 1000),
  }
  if (folder === undefined && bucket === undefined) return undefined
  return { folder: folder && resolve(folder), bucket, ...numbers }
}

function bucketSettings(read: (name: Name) => string | undefined): BucketSettings | undefined {
  const url = read('BACKUP_BUCKET')
  if (url === undefined) return undefined
  const parsed = URL.parse(url)
  const isAddress = parsed && /^https?:$/.test(parsed.protocol) && parsed.pathname !== '/'
  if (!isAddress || parsed.username || parsed.search || parsed.hash)
    throw new ConfigError(said('settings.wrong.bucket'))
  const key = read('BACKUP_BUCKET_KEY')
  const secret = read('BACKUP_BUCKET_SECRET')
  if (key === undefined || secret === undefined) throw new ConfigError(said('settings.wrong.bucketKeys'))
  return { url, key, secret, region: read('BACKUP_BUCKET_REGION') ?? 'auto' }
}

function contact(value: string | undefined): string | undefined {
  if (value === undefined || isEmail(value)) return value
  const { protocol } = URL.parse(value) ?? {}
  if (protocol === 'https:' || protocol === 'http:') return value
  throw new ConfigError(said('settings.wrong.contact', { value }))
}

function oneOf<const T extends string>(name: Name, value: string | undefined, allowed: readonly T[]): T {
  const found = allowed.find(candidate => candidate === value)
  if (found === undefined)
    throw new ConfigError(said('settings.wrong.notOneOf', { name, value: value ?? '', known: allowed.join(', ') }))
  return found
}

function integer(name: Name, value: string | undefined, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(value ?? '') ? Number(value) : Number.NaN
  if (!(number >= least && number <= most))
    throw new ConfigError(said('settings.wrong.noNumber', { name, value: value ?? '', least, most }))
  return number
}

function address(name: Name, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new ConfigError(said('settings.wrong.noAddress', { name, value }))
  return withoutEnds(value, '', '/')
}

function database(name: Name, value: string | undefined): string | undefined {
  if (value !== undefined && !/^postgres(ql)?:\/\//.test(value))
    throw new ConfigError(said('settings.wrong.databaseUrl', { name }))
  return value
}

function long(name: Name, value: string | undefined): string | undefined {
  if (value !== undefined && value.length < 32) throw new ConfigError(said('settings.wrong.tooShort', { name }))
  return value
}
