/** Each command of the operator is a line of `security.log` in the data folder: when, by which user of this machine, which command with which ids. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../../kernel/config.ts'

export const securityLogName = 'security.log'

/** Adds the line. Names, addresses and passwords on the command line stay out: only ids are written. */
export function logCommand({ dataDir }: Config, command: string, words: readonly string[]): void {
  const ids = words.filter(word => /^([MS]-)?[0-9]{1,16}$/.test(word))
  const event = {
    time: new Date().toISOString(),
    securityEvent: 'operator.command',
    command,
    ids,
    user: userInfo().username,
    host: hostname(),
  }
  mkdirSync(dataDir, { recursive: true })
  appendFileSync(join(dataDir, securityLogName), `${JSON.stringify(event)}\n`, { mode: 0o600 })
}
