import { useEffect, useRef, useState } from 'preact/hooks'
import type { PhoneRound } from '../../contract/site/scorecard.ts'
import { ChooseScorer } from './ChooseScorer.tsx'
import { Codes } from './Codes.tsx'
import { highestSequence, withTaps } from './cards.ts'
import { Header, type View } from './Header.tsx'
import { drainJournal, jotDown, strikeOut } from './journal.ts'
import { Leaders } from './Leaders.tsx'
import type { Link } from './link.ts'
import { Notice } from './Notice.tsx'
import { PlayHole } from './PlayHole.tsx'
import { Review } from './Review.tsx'
import { signCard } from './requests.ts'
import { forgetCopy, given, type Store, type StoredTap, storeTap, type Touched, tapsOf } from './store.ts'
import { type Connection, type Sync, startSync } from './sync.ts'

const rehearsalOver = 'The rehearsal is over. What this phone kept of it is gone; nothing of it counted.'

/** The phone scorecard of one link: pick yourself, enter, review and sign. */
export function App({ store, link }: { readonly store: Store; readonly link: Link }) {
  const [round, setRound] = useState<PhoneRound>()
  const [taps, setTaps] = useState<readonly StoredTap[]>([])
  const [connection, setConnection] = useState<Connection>({ state: 'online' })
  const [view, setView] = useState<View>('holes')
  const [unkept, setUnkept] = useState<Touched>()
  const sync = useRef<Sync>(undefined)
  const scorer = useRef<number>(undefined)
  /** Where the group stands, also while another view is looked at. */
  const place = useRef<{ readonly roundId: string; readonly hole: number }>(undefined)

  useEffect(() => {
    void (async () => {
      scorer.current = link.playerId ?? (await store.get('links', link.id))?.scorer
      // The taps first: where the group stands follows from both.
      await drainJournal(store).catch(() => undefined)
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
      let isOver = false
      const heard = async (next: Connection) => {
        if (next.isGone && !isOver && (await forgetCopy(store, link.id))) {
          isOver = true
          setRound(undefined)
          setTaps([])
        }
        setConnection(isOver ? { state: 'refused', detail: rehearsalOver } : next)
      }
      sync.current = startSync({
        store,
        link,
        scorer: () => scorer.current,
        onRound,
        onTaps,
        onConnection: heard,
      })
    })()
  }, [store, link])

  const choose = async (playerId: number | undefined) => {
    scorer.current = playerId
    place.current = undefined
    setView('holes')
    await store.put('links', { ...link, ...(playerId !== undefined && { scorer: playerId }) })
    setRound(playerId === undefined ? undefined : await store.get('rounds', [link.id, playerId]))
    sync.current?.wake()
  }
  const look = (next: View) => {
    setView(next)
    scrollTo(0, 0)
  }
  const tap = async (cardId: string, hole: number, value: number | null) => {
    if (!round?.scorer) return false
    const { roundId, scorer: who } = round
    const touched = { linkId: link.id, roundId, scorer: who.playerId, cardId, hole, value }
    const made = given(touched, highestSequence(round))
    jotDown(made)
    try {
      await storeTap(store, made)
    } catch {
      setUnkept(touched)
      setView('holes')
      return false
    } finally {
      strikeOut(made.entryId)
    }
    setUnkept(undefined)
    setTaps(await tapsOf(store, link.id))
    sync.current?.wake()
    return true
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
  const shown = { round: withTaps(round, taps), scorer: round.scorer }
  const goTo = (hole: number) => {
    place.current = { roundId: round.roundId, hole }
    look('holes')
  }
  return (
    <>
      <Header
        {...shown}
        view={view}
        taps={taps}
        unkept={unkept}
        connection={connection}
        onLook={look}
        onPutAway={putAway}
        {...(link.playerId === undefined && { onChange: () => choose(undefined) })}
      />
      {view === 'holes' && (
        <PlayHole key={round.roundId} {...shown} place={place} onTap={tap} onReview={() => look('review')} />
      )}
      {view === 'review' && (
        <Review {...shown} waiting={taps.length} connection={connection} onSign={sign} onHole={goTo} />
      )}
      {view === 'codes' && <Codes link={link} taps={taps} onBack={() => look('holes')} />}
      {view === 'leaders' && <Leaders round={round} connection={connection} />}
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
