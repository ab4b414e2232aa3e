import type { DomainService } from '../domain/operation/domainService.ts'
import type { Live } from './live.ts'

/** What all of the service shares: created once at the start and passed to every handler. */
export type Service = DomainService & Live
