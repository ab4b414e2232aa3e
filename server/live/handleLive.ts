import type { AnyOperationId } from '../../contract/all.ts'
import type { Handler } from '../domain/operation/handler.ts'
import type { Service } from './service.ts'

/** Types the handler of an operation that reads or streams live data. */
export function handleLive<K extends AnyOperationId>(_id: K, work: Handler<K, Service>): Handler<K, Service> {
  return work
}
