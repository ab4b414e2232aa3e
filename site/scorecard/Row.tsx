import { useEffect, useRef } from 'preact/hooks'
import type { NamedPlayer, PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView, receivedOn, totalsOf } from './cards.ts'
import { commonFacts } from './HoleHead.tsx'
import { scorerNamed, signersOf } from './names.ts'
import { Dots, Score, shownStrokes, toPar } from './notation.tsx'

type Props = {
  readonly card: PhoneCard
  readonly hole: number
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  readonly chosen: boolean
  readonly isOpen: boolean
  readonly onChoose: () => void
}

/** One player or team on the hole. */
export function Row({ card, hole, round, scorer, chosen, isOpen, onChoose }: Props) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const place = card.holes.findIndex(({ number }) => number === hole)
  const own = card.holes[place]
  if (!own) return null
  const { strokes, own: said, conflict } = holeView(card, hole, scorer.playerId)
  const { gross, net, points, thru } = totalsOf(round, card, scorer.playerId)
  return (
    <li ref={row}>
      <button type="button" class="player" aria-pressed={chosen} disabled={!isOpen} onClick={onChoose}>
        <span class="name">
          <bdi>{card.name}</bdi>
        </span>
        <span class="lines">
          <span class="facts">
            {!commonFacts(round, hole) && (
              <span class="own">
                Par {own.par}, index {own.strokeIndex}
              </span>
            )}
            {card.teeName !== null && <bdi class="tee">{card.teeName}</bdi>}
            {own.yards !== undefined && <span>{own.yards} yd</span>}
            {own.metres !== undefined && <span>{own.metres} m</span>}
            <Dots received={receivedOn(card)[place] ?? 0} />
          </span>
          <span class="running">
            <Running words="gross" value={gross} />
            {net !== null && <Running words="net" value={net} />}
            {points !== null && (
              <span>
                <b>{points}</b> pts
              </span>
            )}
            <span class="thru">
              thru <b>{thru}</b>
            </span>
          </span>
        </span>
        <span class="value">
          {strokes === null ? (
            <span class="ghost" aria-hidden="true">
              par<b>{own.par}</b>
            </span>
          ) : (
            <Score strokes={strokes} par={own.par} />
          )}
        </span>
      </button>
      <SignedNote card={card} round={round} />
      {card.corrected.includes(hole) && (
        <p class="note">
          Corrected by the committee: {shownStrokes(strokes)}
          {said !== null && said !== strokes && `, you had ${shownStrokes(said)}`}.
        </p>
      )}
      {conflict.length > 0 && (
        <p class="note differs">
          ≠{' '}
          {conflict.map(({ scorer: who, value }, at) => (
            <span key={who}>
              {at > 0 && ', '}
              <bdi>{scorerNamed(round, who)}</bdi> has {shownStrokes(value)}
            </span>
          ))}
          . Agree on one.
        </p>
      )}
    </li>
  )
}

function Running({ words, value }: { readonly words: string; readonly value: number | null }) {
  return (
    <span>
      <b class={(value ?? 0) < 0 ? 'under' : ''}>{toPar(value)}</b> {words}
    </span>
  )
}

/** Who has signed and who is missing, as soon as somebody has. */
function SignedNote({ card, round }: { readonly card: PhoneCard; readonly round: PhoneRound }) {
  if (card.status === 'SIGNED') return <p class="note">Signed: read only.</p>
  if (card.status !== 'OPEN') return <p class="note">{card.status}: read only.</p>
  const { player, marker } = signersOf(round, card)
  if (player === undefined && marker === undefined) return null
  return (
    <p class="note">
      Signed by <bdi>{player ?? marker}</bdi>; {player === undefined ? 'the player' : 'a marker'} is missing.
    </p>
  )
}
