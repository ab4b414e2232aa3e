import { useEffect, useRef, useState } from 'preact/hooks'
import type { PhoneRound } from '../../contract/site/scorecard.ts'
import { ChooseScorer } from './ChooseScorer.tsx'
import { highestSequence, withTaps } from './cards.ts'
import { Header } from './Header.tsx'
import type { Link } from './link.ts'
import { Notice } from './Notice.tsx'
import { PlayHole } from './PlayHole.tsx'
import { Review } from './Review.tsx'
import { signCard } from './requests.ts'
import { type Store, type StoredTap, storeTap, type Touched, tapsOf } from './store.ts'
import { type Connection, type Sync, startSync } from './sync.ts'

export function App({ store, link }: { readonly store: Store; readonly link: Link }) {
  const [round, setRound] = useState<PhoneRound>()
  const [taps, setTaps] = useState<readonly StoredTap[]>([])
  const [connection, setConnection] = useState<Connection>({ state: 'online' })
  const [reviewing, setReviewing] = useState(false)
  const [unkept, setUnkept] = useState<Touched>()
  const sync = useRef<Sync>(undefined)
  const scorer = useRef<number>(undefined)

  useEffect(() => {
    void (async () => {
      scorer.current = link.playerId ?? (await store.get('links', link.id))?.scorer
      // The taps first: where the group stands follows from both.
      setTaps(await tapsOf(store, link.id))
      if (scorer.current !== undefined) setRound(await store.get('rounds', [link.id, scorer.current]))
      const onRound = async (next: PhoneRound) => {
        setTaps(await tapsOf(store, link.id))
        setRound(next)
      }
      const onTaps = async (left: readonly StoredTap[]) => {
        if (scorer.current !== undefined) setRound(await store.get('rounds', [link.id, scorer.current]))
        setTaps(left)
      }
      sync.current = startSync({
        store,
        link,
        scorer: () => scorer.current,
        onRound,
        onTaps,
        onConnection: setConnection,
      })
    })()
  }, [store, link])

  const choose = async (playerId: number | undefined) => {
    scorer.current = playerId
    await store.put('links', { ...link, ...(playerId !== undefined && { scorer: playerId }) })
    setRound(playerId === undefined ? undefined : await store.get('rounds', [link.id, playerId]))
    sync.current?.wake()
  }
  const tap = async (cardId: string, hole: number, value: number | null) => {
    if (!round?.scorer) return false
    const { roundId, scorer: who } = round
    const touched = { linkId: link.id, roundId, scorer: who.playerId, cardId, hole, value }
    try {
      await storeTap(store, touched, highestSequence(round))
    } catch {
      setUnkept(touched)
      setReviewing(false)
      return false
    }
    setUnkept(undefined)
    setTaps(await tapsOf(store, link.id))
    sync.current?.wake()
    return true
  }
  const review = (is: boolean) => {
    setReviewing(is)
    scrollTo(0, 0)
  }
  const putAway = async (entryId: string) => {
    await store.delete('taps', entryId)
    setTaps(await tapsOf(store, link.id))
  }
  const sign = async (cardId: string) => {
    if (!round?.scorer) return
    await signCard(link, round.scorer.playerId, round.roundId, cardId)
    sync.current?.wake()
  }

  if (!round) return <Nothing connection={connection} />
  if (!round.scorer) return <ChooseScorer round={round} onChoose={choose} />
  const shown = withTaps(round, taps)
  const view = { round: shown, scorer: round.scorer }
  return (
    <>
      <Header {...view} taps={taps} unkept={unkept} connection={connection} onPutAway={putAway} />
      {link.playerId === undefined && (
        <p class="who">
          Scoring as {round.scorer.name}, not you?{' '}
          <button type="button" class="plain" onClick={() => choose(undefined)}>
            Change
          </button>
        </p>
      )}
      {reviewing ? (
        <Review {...view} waiting={taps.length} onSign={sign} onBack={() => review(false)} />
      ) : (
        <PlayHole key={shown.roundId} {...view} onTap={tap} onReview={() => review(true)} />
      )}
    </>
  )
}

function Nothing({ connection }: { readonly connection: Connection }) {
  return (
    <Notice>
      {connection.state === 'refused'
        ? connection.detail
        : connection.state === 'offline'
          ? 'No connection yet: trying again.'
          : 'Opening the scorecard …'}
    </Notice>
  )
}
