import type { AnyOperationId } from '../../contract/allOperations.ts'
import type { Handler } from '../domain/operation/handler.ts'
import type { Service } from './service.ts'

/** The handler of the operation `id`, which reads or streams what is live; gives the work its types. */
export function handleLive<K extends AnyOperationId>(_id: K, work: Handler<K, Service>): Handler<K, Service> {
  return work
}
