/**
 * Failed logins per minute. Only an address shuts itself out: 10 for an address and e-mail, 60 for an address. When many
 * addresses try one e-mail, those that never logged in with it are slowed down; nobody can lock its owner out.
 */
import { createLimit } from '../../kernel/http/limit.ts'
import type { DomainService } from '../operation/domainService.ts'

export type LoginAttempt = {
  /** Seconds to wait before the next attempt; 0 when it is allowed now. */
  readonly seconds: number
  /** Milliseconds that this attempt has to wait before its password is looked at. */
  readonly slowedMs: number
  /** The password was not looked at: the attempt does not count. */
  readonly takeBack: () => void
  /** The password was right: the attempt does not count, and the address is known to the account. */
  readonly succeeded: () => void
}

type FailedLogins = {
  /** Counts an attempt as failed before its password is looked at, so that many at once are no more than many in a row. */
  readonly attempt: (address: string, emailKey: string) => LoginAttempt
}

const mostOfAddressAndEmail = 10
const mostOfAddress = 60
const mostOfEmail = 30
const slowedMs = 2000
const mostKnown = 10_000

const byService = new WeakMap<DomainService, FailedLogins>()

export function failedLogins(service: DomainService): FailedLogins {
  const existing = byService.get(service)
  if (existing) return existing
  const now = () => performance.now()
  const limits = {
    both: createLimit(mostOfAddressAndEmail, now),
    address: createLimit(mostOfAddress, now),
    email: createLimit(mostOfEmail, now),
  }
  const known = new Set<string>()
  const made: FailedLogins = {
    attempt(address, emailKey) {
      const both = `${address} ${emailKey}`
      const counted = [limits.both.take(both), limits.address.take(address)]
      const seconds = Math.max(0, ...counted.filter(({ allowed }) => !allowed).map(limit => limit.seconds))
      const giveBackTried = () => {
        limits.both.giveBack(both)
        limits.address.giveBack(address)
      }
      // One that is turned away tried nothing.
      if (seconds > 0) {
        giveBackTried()
        return { seconds, slowedMs: 0, takeBack: () => undefined, succeeded: () => undefined }
      }
      const isSlowed = !limits.email.take(emailKey).allowed && !known.has(both)
      const takeBack = () => {
        giveBackTried()
        limits.email.giveBack(emailKey)
      }
      const succeeded = () => {
        takeBack()
        remember(known, both)
      }
      return { seconds: 0, slowedMs: isSlowed ? slowedMs : 0, takeBack, succeeded }
    },
  }
  byService.set(service, made)
  return made
}

function remember(known: Set<string>, name: string): void {
  known.delete(name)
  const [oldest] = known
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest)
  known.add(name)
}
