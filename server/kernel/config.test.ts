import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test.each(['true', '10', '-1', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example.com', '10.0.0.1,'])(
  'TRUST_PROXY=%s is refused with what to write in its place',
  value => {
    const read = () => readConfig({ TRUST_PROXY: value }, false)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/TRUST_PROXY=1, .*TRUST_PROXY=10\.0\.0\.0\/8/)
  },
)

test('TRUST_PROXY is a number of proxies, a list of networks, or nobody', () => {
  const trusted = (value: string) => readConfig({ TRUST_PROXY: value }, false).trustProxy
  expect(['', 'false', '0'].map(trusted)).toEqual([false, false, false])
  expect(trusted('2')).toBe(2)
  expect(trusted('10.0.0.0/8, ::1,192.0.2.7')).toEqual(['10.0.0.0/8', '::1', '192.0.2.7'])
})

const bucket = {
  BACKUP_BUCKET: 'https://s3.example.com/golf/club',
  BACKUP_BUCKET_KEY: 'key',
  BACKUP_BUCKET_SECRET: 'secret',
}

test('backups go into a folder, a bucket or both, or are not made', () => {
  const backups = (environment: NodeJS.ProcessEnv) => readConfig(environment, false).backups
  expect(backups({})).toBe(undefined)
  expect(backups({ BACKUP_DIR: '/backups' })).toMatchObject({ folder: '/backups', bucket: undefined })
  const { BACKUP_BUCKET: url } = bucket
  const settings = { url, key: 'key', secret: 'secret', region: 'auto' }
  expect(backups(bucket)).toMatchObject({ folder: undefined, bucket: settings })
  expect(backups({ ...bucket, BACKUP_DIR: '/backups', BACKUP_BUCKET_REGION: 'eu-west-1' })).toMatchObject({
    folder: '/backups',
    bucket: { ...settings, region: 'eu-west-1' },
  })
})

test.each([
  ['BACKUP_BUCKET', 'golf'],
  ['BACKUP_BUCKET', 's3://golf'],
  ['BACKUP_BUCKET', 'https://s3.example.com'],
  ['BACKUP_BUCKET', 'https://key:secret@s3.example.com/golf'],
  ['BACKUP_BUCKET_KEY', ''],
  ['BACKUP_BUCKET_SECRET', ''],
])('a bucket with %s=%s is refused with what is missing', (name, value) => {
  const read = () => readConfig({ ...bucket, [name]: value }, false)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
})

test('CONTACT is an e-mail address, the address of a page, or nobody', () => {
  const contact = (value: string) => readConfig({ CONTACT: value }, false).contact
  expect([contact(''), contact('it@club.example'), contact('https://club.example/help')]).toEqual([
    undefined,
    'it@club.example',
    'https://club.example/help',
  ])
  for (const value of ['IT', 'javascript:alert(1)', 'club.example/help'])
    expect(() => contact(value)).toThrow(ConfigError)
})

test('rounds are played on by the demo alone, unless it is told not to', () => {
  const playsOn = (environment: NodeJS.ProcessEnv, demo: boolean) => readConfig(environment, demo).playsOn
  expect(playsOn({}, true)).toBe(true)
  expect(playsOn({ DEMO_PLAYS_ON: 'false' }, true)).toBe(false)
  expect(playsOn({ DEMO_PLAYS_ON: 'true' }, false)).toBe(false)
})
