import { useRef, useState } from 'preact/hooks'
import { ChooseScorer } from './ChooseScorer.tsx'
import { Codes } from './Codes.tsx'
import { withTaps } from './cards.ts'
import { Header, type View } from './Header.tsx'
import { type Choose, Languages } from './Languages.tsx'
import { Leaders } from './Leaders.tsx'
import type { Link } from './link.ts'
import { Notice } from './Notice.tsx'
import { PlayHole } from './PlayHole.tsx'
import { Review } from './Review.tsx'
import type { Store } from './store.ts'
import { type Connection, whyRefused } from './sync.ts'
import { useCards } from './useCards.ts'
import { words } from './words.ts'

type Props = { readonly store: Store; readonly link: Link; readonly onLanguage: Choose }

/** The phone scorecard of one link: pick yourself, enter, review and sign. */
export function App({ store, link, onLanguage }: Props) {
  const [view, setView] = useState<View>('holes')
  const cards = useCards(store, link)
  const { round, taps, connection, unkept, putAway } = cards
  /** Where the group stands, also while another view is looked at. */
  const place = useRef<{ readonly roundId: string; readonly hole: number }>(undefined)
  const choose = (playerId: number | undefined) => {
    place.current = undefined
    setView('holes')
    return cards.choose(playerId)
  }
  const showView = (next: View) => {
    setView(next)
    scrollTo(0, 0)
  }
  const tap = async (cardId: string, hole: number, value: number | null) => {
    const isKept = await cards.tap(cardId, hole, value)
    if (!isKept && round?.scorer) setView('holes')
    return isKept
  }
  if (!round)
    return <Nothing connection={connection} onAsk={link.playerId === undefined && (() => choose(undefined))} />
  if (!round.scorer) return <ChooseScorer round={round} onChoose={choose} onLanguage={onLanguage} />
  const shown = { round: withTaps(round, taps), scorer: round.scorer, connection }
  const goTo = (hole: number) => {
    place.current = { roundId: round.roundId, hole }
    showView('holes')
  }
  const change = link.playerId === undefined && { onChange: () => choose(undefined) }
  return (
    <>
      <Header {...shown} {...{ view, taps, unkept }} onLook={showView} onPutAway={putAway} {...change} />
      {view === 'holes' && (
        <PlayHole key={round.roundId} {...shown} place={place} onTap={tap} onReview={() => showView('review')} />
      )}
      {view === 'review' && (
        <Review {...shown} waiting={taps.length} onSign={cards.sign} onHole={goTo} onConcede={cards.concede} />
      )}
      {view === 'review' && <Languages onChoose={onLanguage} />}
      {view === 'codes' && <Codes link={link} taps={taps} onBack={() => showView('holes')} />}
      {view === 'leaders' && <Leaders round={round} connection={connection} />}
    </>
  )
}

type NothingProps = { readonly connection: Connection; readonly onAsk: false | (() => void) }

/** There is no card of this scorer on the phone. Whoever was chosen by mistake out of reach can be left again. */
function Nothing({ connection, onAsk }: NothingProps) {
  return (
    <Notice>
      {connection.state === 'refused'
        ? whyRefused(connection)
        : connection.state === 'offline'
          ? words().noConnectionYet
          : words().opening}
      {onAsk && connection.state !== 'online' && (
        <button type="button" class="link" onClick={onAsk}>
          {words().whoScores}
        </button>
      )}
    </Notice>
  )
}
