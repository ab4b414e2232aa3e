/**
 * What this tab has changed and the server has not confirmed yet. A gesture shows at once, travels in order behind the others
 * of its event under a key of its own, and is taken back with its reason when the server says no. Without a network it stays.
 */
import { type FieldError, isPassing, Refused } from './call.ts'
import { createStore } from './store.ts'

/** How a gesture changes what one query answered; applied again and again, so it says how things are afterwards. */
export type Patch = { readonly query: string; readonly apply: (data: unknown) => unknown }

export type Gesture = {
  /** What waits for each other: the event. */
  readonly scope: string
  /** What was done, for the line at the bottom: "Anna to 7B". */
  readonly words: string
  /** The thing that the reason of a refusal stands beside. */
  readonly thing?: string
  /** It waits on the disk as well: who leaves loses nothing. */
  readonly isKept?: true
  readonly patches: readonly Patch[]
  /** Has come back when what it changed is read again: until then it covers what was read before. */
  readonly send: (key: string) => Promise<unknown>
  /** The same from what is there now, when somebody else has changed it meanwhile: what it was, what each wants, and doing it all the same. */
  readonly meanwhile?: Meanwhile
}

/** One thing that two people changed. */
export type Compared = { readonly what: string; readonly theirs: string; readonly mine: string }

export type Meanwhile = {
  readonly compare: (error: FieldError) => Compared
  readonly sendAgain: (key: string, errors: readonly FieldError[]) => Promise<unknown>
}

type Waiting = Gesture & { readonly key: string }
export type TakenBack = {
  readonly thing: string | undefined
  readonly words: string
  readonly reason: Refused
  readonly gesture: Gesture
}

export type OutboxState = {
  readonly waiting: readonly Waiting[]
  /** Somebody could not be reached at the last try. */
  readonly offline: boolean
  readonly takenBack: readonly TakenBack[]
  /** When everything had arrived the last time. */
  readonly savedAt: Date | undefined
}

export type Outbox = ReturnType<typeof createOutbox>

type OutboxOptions = {
  /** Calls back after a while, or when there is a network again. */
  readonly later: (again: () => void) => void
  /** Hears of every gesture that has arrived. */
  readonly arrived?: (key: string, words: string) => void
}

/** Makes the queue of a tab. Gestures of one event go one after the other, those of different events beside each other. */
export function createOutbox({ later, arrived = () => undefined }: OutboxOptions) {
  const store = createStore<OutboxState>({ waiting: [], offline: false, takenBack: [], savedAt: undefined })
  const running = new Set<string>()

  function without(gesture: Waiting): readonly Waiting[] {
    return store.get().waiting.filter(one => one !== gesture)
  }

  async function run(scope: string): Promise<void> {
    if (running.has(scope)) return
    running.add(scope)
    try {
      for (;;) {
        const next = store.get().waiting.find(one => one.scope === scope)
        if (!next) return
        const end = await attempt(next)
        if (end === 'unreachable') return later(() => void run(scope))
      }
    } finally {
      running.delete(scope)
    }
  }

  async function attempt(gesture: Waiting): Promise<'done' | 'unreachable'> {
    try {
      await gesture.send(gesture.key)
    } catch (error) {
      if (isPassing(error)) {
        store.set({ ...store.get(), offline: true })
        return 'unreachable'
      }
      const reason = error instanceof Refused ? error : new Refused(500, { detail: String(error) })
      const taken = { thing: gesture.thing, words: gesture.words, reason, gesture }
      const { takenBack } = store.get()
      store.set({ ...store.get(), offline: false, waiting: without(gesture), takenBack: [...takenBack, taken] })
      return 'done'
    }
    arrived(gesture.key, gesture.words)
    const waiting = without(gesture)
    store.set({
      ...store.get(),
      offline: false,
      waiting,
      savedAt: waiting.length === 0 ? new Date() : store.get().savedAt,
    })
    return 'done'
  }

  return {
    state: store,
    /** Shows the gesture and sends it when those before it have arrived. */
    add(gesture: Gesture): void {
      const { thing } = gesture
      const takenBack = store.get().takenBack.filter(one => thing === undefined || one.thing !== thing)
      store.set({
        ...store.get(),
        takenBack,
        waiting: [...store.get().waiting, { ...gesture, key: crypto.randomUUID() }],
      })
      void run(gesture.scope)
    },
    /** The answer of a query as it will be when everything has arrived. */
    patched<T>(query: string, data: T): T {
      const patches = store.get().waiting.flatMap(one => one.patches.filter(patch => patch.query === query))
      return patches.reduce((shown: unknown, patch) => patch.apply(shown), data) as T
    },
    /** The reader has seen why it was taken back. */
    dismiss(taken: TakenBack): void {
      store.set({ ...store.get(), takenBack: store.get().takenBack.filter(one => one !== taken) })
    },
  }
}
