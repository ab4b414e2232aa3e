/** Changes that are not optimistic: where somebody else changed the same thing, the reader chooses between theirs and mine. */
import { basedOnPresent, withoutParts } from '../../ui/basedOnPresent.ts'
import { call, type FieldError, type InputOf, type OperationId, Refused } from '../../ui/call.ts'
import type { Compared } from '../../ui/outbox.ts'
import { createStore } from '../../ui/store.ts'

export type Question = {
  readonly reason: Refused
  readonly compare: (error: FieldError) => Compared
  readonly answer: (mine: boolean) => void
}

/** What the reader is asked now; the frame draws it. */
export const questions = createStore<readonly Question[]>([])

/**
 * Sends a change. When somebody else has changed the same thing meanwhile, the reader is asked: theirs leaves it and sends the
 * rest, mine sends the same from what is there now. Whether anything was sent in the end. Throws like `call`.
 */
export async function sendOrTheirs<K extends OperationId>(
  id: K,
  input: InputOf<K>,
  compare: (error: FieldError) => Compared,
): Promise<boolean> {
  try {
    await call(id, input)
    return true
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'CHANGED_MEANWHILE') throw error
    const isMine = await asks(error, compare)
    const { body } = input as { readonly body: object }
    const rest = isMine ? basedOnPresent(body, error.errors) : withoutParts(body, error.errors)
    if (Object.keys(rest).length === 0) return false
    return sendOrTheirs(id, { ...(input as object), body: rest } as InputOf<K>, compare)
  }
}

function asks(reason: Refused, compare: Question['compare']): Promise<boolean> {
  return new Promise(resolve => {
    const question: Question = {
      reason,
      compare,
      answer(mine) {
        questions.set(questions.get().filter(one => one !== question))
        resolve(mine)
      },
    }
    questions.set([...questions.get(), question])
  })
}
