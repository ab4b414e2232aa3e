import { useEffect, useRef, useState } from 'preact/hooks'
import type { PhoneMatch, PhoneRound } from '../../contract/site/scorecard.ts'
import { highestSequence } from './cards.ts'
import { drainJournal, jotDown, strikeOut } from './journal.ts'
import type { Link } from './link.ts'
import { concedeMatch, signCard } from './requests.ts'
import { forgetCopy, knownRound, newTap, type Store, type StoredTap, storeTap, type Touched, tapsOf } from './store.ts'
import { type Connection, type Sync, startSync } from './sync.ts'

/** The cards of a link as the phone keeps them: the round, what was tapped and not taken yet, and the connection. */
export function useCards(store: Store, link: Link) {
  const [round, setRound] = useState<PhoneRound>()
  const [taps, setTaps] = useState<readonly StoredTap[]>([])
  const [connection, setConnection] = useState<Connection>({ state: 'online' })
  const [unkept, setUnkept] = useState<Touched>()
  const scorer = useRef<number>(undefined)
  const sync = useSync(store, link, scorer, { setRound, setTaps, setConnection })
  return {
    round,
    taps,
    connection,
    /** The last tap, when this phone could not keep it. */
    unkept,
    async choose(playerId: number | undefined): Promise<void> {
      scorer.current = playerId
      await store.put('links', { ...link, ...(playerId !== undefined && { scorer: playerId }) })
      setRound(await knownRound(store, link.id, playerId))
      sync.current?.wake()
    },
    /** Keeps a tap; answers whether the phone has it. */
    async tap(cardId: string, hole: number, value: number | null): Promise<boolean> {
      if (!round?.scorer) return false
      const { roundId, scorer: who } = round
      const touched = { linkId: link.id, roundId, scorer: who.playerId, cardId, hole, value }
      const isKept = await keep(store, newTap(touched, highestSequence(round)))
      setUnkept(isKept ? undefined : touched)
      if (!isKept) return false
      setTaps(await tapsOf(store, link.id))
      sync.current?.wake()
      return true
    },
    async sign(cardId: string): Promise<void> {
      if (!round?.scorer) return
      await signCard(link, round.scorer.playerId, round.roundId, cardId)
      sync.current?.wake()
    },
    async concede(match: PhoneMatch): Promise<void> {
      if (!round?.scorer) return
      await concedeMatch(link, round.scorer.playerId, round.roundId, match)
      sync.current?.wake()
    },
    async putAway(entryId: string): Promise<void> {
      await store.delete('taps', entryId)
      setTaps(await tapsOf(store, link.id))
    },
  }
}

type Setters = {
  readonly setRound: (round: PhoneRound | undefined) => void
  readonly setTaps: (taps: readonly StoredTap[]) => void
  readonly setConnection: (connection: Connection) => void
}

/** Reads what the phone has, and keeps it up to date. */
function useSync(store: Store, link: Link, scorer: { current: number | undefined }, set: Setters) {
  const sync = useRef<Sync>(undefined)
  useEffect(() => {
    const readTaps = async () => set.setTaps(await tapsOf(store, link.id))
    const readRound = async () => set.setRound(await knownRound(store, link.id, scorer.current))
    const forget = () => {
      set.setRound(undefined)
      set.setTaps([])
    }
    void (async () => {
      scorer.current = link.playerId ?? (await store.get('links', link.id))?.scorer
      // The taps first: where the group stands follows from both.
      await drainJournal(store).catch(() => undefined)
      await readTaps()
      await readRound()
      sync.current = startSync({
        store,
        link,
        scorer: () => scorer.current,
        async onRound(next) {
          await readTaps()
          set.setRound(next)
        },
        async onTaps(left) {
          await readRound()
          set.setTaps(left)
        },
        onConnection: connectionListener(store, link, forget, set.setConnection),
      })
    })()
  }, [store, link])
  return sync
}

/** Hears how the connection is and passes it on; once a rehearsal is over, only that it is over. */
function connectionListener(
  store: Store,
  link: Link,
  onForget: () => void,
  onConnection: (connection: Connection) => void,
) {
  let isOver = false
  return async (next: Connection): Promise<void> => {
    if (next.isGone && !isOver && (await forgetCopy(store, link.id))) {
      isOver = true
      onForget()
    }
    onConnection(isOver ? { state: 'refused', isRehearsalOver: true } : next)
  }
}

/** Whether the phone could keep a tap. */
async function keep(store: Store, made: Parameters<typeof storeTap>[1]): Promise<boolean> {
  jotDown(made)
  try {
    await storeTap(store, made)
    return true
  } catch {
    return false
  } finally {
    strikeOut(made.entryId)
  }
}
