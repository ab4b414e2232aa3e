import { type AnyOperationId, allOperations } from '../contract/all.ts'
import { CallError, type Input, type Parts, requestOf } from '../contract/client.ts'
import type { Operation, ReplyOf } from '../contract/operation.ts'
import type { WorldAccount } from './world.rows.ts'
import { send, type World } from './world.ts'

type Ops = typeof allOperations

/** A refusal as its problem says it. */
export type Refused = {
  readonly code: string
  readonly detail: string
  readonly errors?: readonly { readonly pointer: string; readonly message: string }[]
}

export type StaffCalls = {
  /** Calls with the session of the owner, or of another account, and answers the reply; a refusal is thrown. */
  readonly call: <K extends AnyOperationId>(id: K, input: Input<Ops[K]>, as?: WorldAccount) => Promise<ReplyOf<Ops[K]>>
  /** The problem with which a call is refused. Fails when it succeeds. */
  readonly refused: <K extends AnyOperationId>(id: K, input: Input<Ops[K]>, as?: WorldAccount) => Promise<Refused>
}

/** Calls of the console, as a browser sends them. */
export function staffCalls(world: World): StaffCalls {
  const call: StaffCalls['call'] = async (id, input, as = 'manager') => {
    const op: Operation = allOperations[id]
    const request = requestOf(op, input as Parts, {})
    const response = await send(world.app, { ...request, headers: { ...request.headers, ...world.browser(as) } })
    if (response.status !== 200) throw new CallError(response.status, JSON.parse(response.text))
    return op.mediaType ? response.text : JSON.parse(response.text)
  }
  return {
    call,
    async refused(id, input, as) {
      try {
        await call(id, input, as)
      } catch (error) {
        if (error instanceof CallError) return error.problem as unknown as Refused
        throw error
      }
      throw new Error(`${id} was not refused`)
    },
  }
}
