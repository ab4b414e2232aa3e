import type { DomainService } from '../domain/operation/domainService.ts'
import type { Live } from './live.ts'

/** What the whole service shares: made once at the start, given to every handler. */
export type Service = DomainService & Live
