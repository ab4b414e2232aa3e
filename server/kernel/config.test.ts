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
