import { useEffect, useRef } from 'preact/hooks'
import type { NamedPlayer, PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView, receivedOn, totalsOf } from './cards.ts'
import { commonFacts } from './HoleHead.tsx'
import { scorerNamed, signersOf } from './names.ts'
import { Dots, Score, shownStrokes, toPar } from './notation.tsx'
import { Sentence } from './Sentence.tsx'
import { words } from './words.ts'

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
  const view = holeView(card, hole, scorer.playerId)
  return (
    <li ref={row}>
      <button type="button" class="player" aria-pressed={chosen} disabled={!isOpen} onClick={onChoose}>
        <span class="name">
          <bdi>{card.name}</bdi>
        </span>
        <span class="lines">
          <span class="facts">
            {!commonFacts(round, hole) && (
              <span class="own">{words().parAndIndex({ par: own.par, index: own.strokeIndex })}</span>
            )}
            {card.teeName !== null && <bdi class="tee">{card.teeName}</bdi>}
            {own.yards !== undefined && <span>{words().yards({ length: own.yards })}</span>}
            {own.metres !== undefined && <span>{words().metres({ length: own.metres })}</span>}
            <Dots received={receivedOn(card)[place] ?? 0} />
          </span>
          <Totals {...{ card, round, scorer }} />
        </span>
        <span class="value">
          {view.strokes === null ? (
            <span class="ghost" aria-hidden="true">
              {words().par}
              <b>{own.par}</b>
            </span>
          ) : (
            <Score strokes={view.strokes} par={own.par} />
          )}
        </span>
      </button>
      <SignedNote card={card} round={round} />
      <HoleNotes {...{ view, round }} isCorrected={card.corrected.includes(hole)} />
    </li>
  )
}

/** Where the card stands. */
function Totals({ card, round, scorer }: Pick<Props, 'card' | 'round' | 'scorer'>) {
  const { gross, net, points, thru } = totalsOf(round, card, scorer.playerId)
  return (
    <span class="running">
      <Running says={words().gross} value={gross} />
      {net !== null && <Running says={words().net} value={net} />}
      {points !== null && (
        <span>
          <Sentence says={words().points} of={{ points: <b>{points}</b> }} />
        </span>
      )}
      <span class="thru">
        <Sentence says={words().thru} of={{ holes: <b>{thru}</b> }} />
      </span>
    </span>
  )
}

type HoleNotesProps = {
  readonly view: ReturnType<typeof holeView>
  readonly round: PhoneRound
  readonly isCorrected: boolean
}

/** What the committee corrected, and what scorers have differently. */
function HoleNotes({ view: { strokes, own, conflict }, round, isCorrected }: HoleNotesProps) {
  return (
    <>
      {isCorrected && (
        <p class="note">
          {own !== null && own !== strokes
            ? words().correctedYours({ strokes: shownStrokes(strokes), own: shownStrokes(own) })
            : words().corrected({ strokes: shownStrokes(strokes) })}
        </p>
      )}
      {conflict.length > 0 && (
        <p class="note differs">
          ≠{' '}
          <Sentence
            says={words().agree}
            of={{
              said: conflict.map(({ scorer: who, value }, at) => (
                <span key={who}>
                  {at > 0 && ', '}
                  <Sentence
                    says={words().has}
                    of={{ name: <bdi>{scorerNamed(round, who)}</bdi>, strokes: shownStrokes(value) }}
                  />
                </span>
              )),
            }}
          />
        </p>
      )}
    </>
  )
}

type RunningProps = {
  readonly says: (values: { readonly toPar: string }) => string
  readonly value: number | null
}

function Running({ says, value }: RunningProps) {
  return (
    <span>
      <Sentence says={says} of={{ toPar: <b class={(value ?? 0) < 0 ? 'under' : ''}>{toPar(value)}</b> }} />
    </span>
  )
}

/** Who has signed and who is missing, as soon as somebody has. */
function SignedNote({ card, round }: { readonly card: PhoneCard; readonly round: PhoneRound }) {
  if (card.status === 'SIGNED') return <p class="note">{words().signedReadOnly}</p>
  if (card.status !== 'OPEN') return <p class="note">{words().statusReadOnly({ status: card.status })}</p>
  const { player, marker } = signersOf(round, card)
  if (player === undefined && marker === undefined) return null
  return (
    <p class="note">
      <Sentence
        says={player === undefined ? words().playerMissing : words().markerMissing}
        of={{ name: <bdi>{player ?? marker}</bdi> }}
      />
    </p>
  )
}
