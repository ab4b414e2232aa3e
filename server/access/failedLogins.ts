/** Failed logins per minute: 10 for an address and e-mail, 60 for an address, so that nobody can lock another out. */
import { createLimit } from '../http/rateLimit.ts'
import type { Service } from '../service.ts'

type FailedLogins = {
  /** Seconds to wait before the next attempt; 0 when it is allowed now. */
  readonly seconds: (address: string, emailKey: string) => number
  readonly count: (address: string, emailKey: string) => void
}

const byService = new WeakMap<Service, FailedLogins>()

export function failedLogins(service: Service): FailedLogins {
  const known = byService.get(service)
  if (known) return known
  const perEmail = createLimit(10, () => performance.now())
  const perAddress = createLimit(60, () => performance.now())
  const made: FailedLogins = {
    seconds(address, emailKey) {
      const looks = [perEmail.look(`${address} ${emailKey}`), perAddress.look(address)].filter(look => !look.allowed)
      return Math.max(0, ...looks.map(look => look.seconds))
    },
    count(address, emailKey) {
      perEmail.take(`${address} ${emailKey}`)
      perAddress.take(address)
    },
  }
  byService.set(service, made)
  return made
}
