/**
 * Limits failed logins per minute: 10 for an address and e-mail, 60 for an address. Only an address can lock itself out. When
 * many addresses try one e-mail, those that have never logged in with it are slowed down; nobody can lock out its owner.
 */
import { createLimit } from '../../kernel/http/limit.ts'
import type { DomainService } from '../operation/domainService.ts'

export type LoginAttempt = {
  /** Seconds to wait before the next attempt; 0 when it is allowed now. */
  readonly seconds: number
  /** Milliseconds that this attempt must wait before its password is checked. */
  readonly slowedMs: number
  /** To be called when the password was not checked: the attempt does not count. */
  readonly takeBack: () => void
  /** To be called when the password was right: the attempt does not count, and the account knows the address from now on. */
  readonly succeeded: () => void
}

type FailedLogins = {
  /** Counts an attempt as failed before its password is checked, so that many at once gain nothing over many in a row. */
  readonly attempt: (address: string, emailKey: string) => LoginAttempt
}

const mostOfAddressAndEmail = 10
const mostOfAddress = 60
const mostOfEmail = 30
const slowedMs = 2000
const mostKnown = 10_000

const byService = new WeakMap<DomainService, FailedLogins>()

/** The limits of a service; the same object whenever it is asked for. */
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
      // An attempt that is turned away has tried nothing.
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
