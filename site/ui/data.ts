/** What the console has read: asked once, shown at once when it is asked for again, and read anew when the event says that it changed. */
import {
  hashKey,
  type Query,
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core'
import { useEffect, useMemo, useReducer } from 'preact/hooks'
import type { Noun } from '../../contract/nouns.ts'
import {
  call,
  type InputOf,
  isPassing,
  nounsOf,
  type OperationId,
  Refused,
  type Reply,
  requestIds,
  Unreachable,
} from './call.ts'
import { createOutbox } from './outbox.ts'
import { rememberStep } from './steps.ts'
import { useStore } from './store.ts'

const retryAfterMs = 3000

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // The stream of the event says when something is old.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 10 * 60_000,
      networkMode: 'always',
      retry: (failures, error) => isPassing(error) && failures < 60,
      retryDelay: retryAfterMs,
    },
  },
})

export const outbox = createOutbox({
  later(again) {
    const timer = setTimeout(run, retryAfterMs)
    addEventListener('online', run, { once: true })
    function run() {
      clearTimeout(timer)
      removeEventListener('online', run)
      again()
    }
  },
  arrived(key, words) {
    const step = requestIds.get(key)
    if (step !== undefined) rememberStep(step, words)
  },
})

/** What a screen shows of a query. `stale`: it is from before the connection broke. */
export type Answer<T> = {
  readonly data: T | undefined
  readonly refused: Refused | undefined
  readonly stale: boolean
  /** When the data arrived. */
  readonly readAt: number
  readonly again: () => void
}

type EveryMs<K extends OperationId> = (answer: Reply<K> | undefined) => number | undefined

/** The name of a query in patches. */
export function queryName<K extends OperationId>(id: K, input: InputOf<K>): string {
  return hashKey([id, input])
}

/**
 * The answer of an operation, with what this tab has changed meanwhile. Nothing is asked while `input` is undefined. `everyMs`: how
 * soon an answer is asked for again, where it changes although nobody writes; the same function at each call.
 */
export function useQuery<K extends OperationId>(
  id: K,
  input: InputOf<K> | undefined,
  { everyMs }: { readonly everyMs?: EveryMs<K> } = {},
): Answer<Reply<K>> {
  const [, again] = useReducer((count: number) => count + 1, 0)
  const name = hashKey([id, input ?? null])
  const options = optionsOf(id, input, everyMs)
  const observer = useMemo(() => new QueryObserver<unknown, Error>(queries, options), [name])
  useEffect(() => observer.subscribe(() => again(0)), [observer])
  useStore(outbox.state)
  return answerOf(id, input, observer.getOptimisticResult(queries.defaultQueryOptions(options)))
}

function optionsOf<K extends OperationId>(
  id: K,
  input: InputOf<K> | undefined,
  everyMs?: EveryMs<K>,
): QueryObserverOptions<unknown, Error> {
  return {
    queryKey: [id, input ?? null],
    queryFn: ({ signal }) => call(id, input as InputOf<K>, { signal }),
    enabled: input !== undefined,
    ...(everyMs && { refetchInterval: ({ state }) => everyMs(state.data as Reply<K> | undefined) ?? false }),
  }
}

function answerOf<K extends OperationId>(
  id: K,
  input: InputOf<K> | undefined,
  { data, dataUpdatedAt, error, failureReason, refetch }: QueryObserverResult<unknown, Error>,
): Answer<Reply<K>> {
  return {
    data:
      data === undefined || input === undefined ? undefined : outbox.patched(queryName(id, input), data as Reply<K>),
    refused: error instanceof Refused ? error : undefined,
    stale: failureReason instanceof Unreachable,
    readAt: dataUpdatedAt,
    again: () => void refetch(),
  }
}

/**
 * Reads again every answer that tells of one of these nouns and is shown; the others when they are shown again. `before`: only what
 * came before this moment, and nothing that is on its way for the first time.
 */
export async function readAgain(changed: readonly Noun[] | 'everything', before?: number): Promise<void> {
  const old = queries.getQueryCache().findAll({
    predicate: ({ queryKey, state: { dataUpdatedAt } }) =>
      (changed === 'everything' || tellsOf(queryKey[0] as OperationId, changed)) &&
      (before === undefined || (dataUpdatedAt > 0 && dataUpdatedAt < before)),
  })
  await Promise.all(old.map(readOnceMore))
}

function tellsOf(id: OperationId, changed: readonly Noun[]): boolean {
  const told = nounsOf(id)
  return changed.some(noun => told.includes(noun))
}

const waiting = new Map<string, Promise<void>>()

/** What is on its way may be from before the change: it arrives, and is then read once more. To stop it would leave a screen empty for as long as changes come faster than answers. */
function readOnceMore({ queryHash, queryKey, state, promise }: Query): Promise<void> {
  const read = () => queries.invalidateQueries({ queryKey, exact: true })
  // One that has failed waits to try again, and need not.
  if (state.fetchStatus === 'idle' || state.fetchFailureCount > 0) return read()
  const again =
    waiting.get(queryHash) ??
    Promise.allSettled([promise])
      .then(() => waiting.delete(queryHash))
      .then(read)
  waiting.set(queryHash, again)
  return again
}

/** A patch of what one query answered. */
export function patch<K extends OperationId>(id: K, input: InputOf<K>, apply: (data: Reply<K>) => Reply<K>) {
  return { query: queryName(id, input), apply: (data: unknown) => apply(data as Reply<K>) }
}
