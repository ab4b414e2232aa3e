import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView, isCounted, strokesOver, totalsOf } from './cards.ts'
import { Icon } from './Icon.tsx'
import { signersOf } from './names.ts'
import { toPar } from './notation.tsx'
import { Refused } from './requests.ts'
import { Sentence } from './Sentence.tsx'
import type { Connection } from './sync.ts'
import { words } from './words.ts'

type Props = {
  readonly card: PhoneCard
  readonly round: PhoneRound
  readonly scorer: number
  readonly waiting: number
  readonly connection: Connection
  readonly onSign: (cardId: string) => Promise<void>
}

/** Who has signed a card and who is missing, and the signature of the scorer, asked once more before it is given. */
export function Signature(props: Props) {
  const { card, round, scorer } = props
  const section = useRef<HTMLElement>(null)
  const hasSigned = card.signedBy.includes(`player:${scorer}`)
  const isClosed = card.status !== 'OPEN' || round.state === 'official' || round.state === 'cancelled'
  return (
    <section class="signature" ref={section} tabIndex={-1} aria-label={words().signaturesOf(card)}>
      <h3>
        <bdi>{card.name}</bdi>
      </h3>
      <Totals {...props} />
      <Signers card={card} round={round} />
      {!isClosed && !hasSigned && <Sign {...props} onSigned={() => section.current?.focus()} />}
    </section>
  )
}

function Totals({ card, round, scorer }: Props) {
  const { gross, net, points } = totalsOf(round, card, scorer)
  return (
    <p class="totals">
      {[...overPar(gross, net), ...(points === null ? [] : [words().points({ points })])].join(' · ')}
    </p>
  )
}

/** Gross and net to par. */
function overPar(gross: number, net: number | null): readonly string[] {
  return [words().gross({ toPar: toPar(gross) }), ...(net === null ? [] : [words().net({ toPar: toPar(net) })])]
}

/** The button that asks once more, and why it cannot be pressed. */
function Sign({
  card,
  round,
  scorer,
  waiting,
  connection,
  onSign,
  onSigned,
}: Props & { readonly onSigned: () => void }) {
  const [problem, setProblem] = useState<Refused | 'offline'>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (connection.state === 'online') setProblem(said => (said === 'offline' ? undefined : said))
  }, [connection])
  const inTheWay = whyNot(round, card, scorer, waiting, connection)
  const said = problem === 'offline' ? words().needsConnection : (problem?.message ?? inTheWay)
  const sign = async () => {
    dialog.current?.close()
    setProblem(undefined)
    try {
      await onSign(card.cardId)
      onSigned()
    } catch (error) {
      setProblem(error instanceof Refused ? error : 'offline')
    }
  }
  return (
    <>
      {said !== undefined && (
        <p class="why" role="status">
          {said}
        </p>
      )}
      <button
        type="button"
        class="button lead"
        disabled={inTheWay !== undefined}
        onClick={() => dialog.current?.showModal()}
      >
        <span>
          <Sentence says={signsAs(card, scorer).does} of={{ name: <bdi>{card.name}</bdi> }} />
        </span>
      </button>
      <AskOnce {...{ card, round, scorer, dialog }} onSign={sign} />
    </>
  )
}

type AskOnceProps = Pick<Props, 'card' | 'round' | 'scorer'> & {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly onSign: () => void
}

function AskOnce({ card, round, scorer, dialog, onSign }: AskOnceProps) {
  const { does, asks } = signsAs(card, scorer)
  const { gross, net } = totalsOf(round, card, scorer)
  const strokes = strokesOver(round, card, scorer, [1, 18])
  const score = [...(strokes === null ? [] : [words().strokes({ count: strokes })]), ...overPar(gross, net)]
  return (
    <dialog ref={dialog} aria-label={does(card)}>
      <h3>
        <Sentence says={asks} of={{ name: <bdi>{card.name}</bdi> }} />
      </h3>
      <p>{words().afterSigning({ score: score.join(', ') })}</p>
      <p class="choice">
        <button type="button" class="button lead" onClick={onSign}>
          {words().sign}
        </button>
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {words().notYet}
        </button>
      </p>
    </dialog>
  )
}

/** What the signature does, and the question before it. */
function signsAs({ playerIds }: PhoneCard, scorer: number) {
  const { signMarker, askMarker, signTeam, askTeam, signYours, askYours } = words()
  if (!playerIds.includes(scorer)) return { does: signMarker, asks: askMarker }
  return playerIds.length > 1 ? { does: signTeam, asks: askTeam } : { does: signYours, asks: askYours }
}

function Signers({ card, round }: Pick<Props, 'card' | 'round'>) {
  if (card.status !== 'OPEN' && card.status !== 'SIGNED') return <p class="why">{card.status}</p>
  const { player, marker } = signersOf(round, card)
  const isTeam = card.playerIds.length > 1
  return (
    <ul class="signers">
      <Signer who={player} as={isTeam ? 'team' : 'player'} />
      <Signer who={marker} as="marker" />
    </ul>
  )
}

type SignerProps = { readonly who: string | undefined; readonly as: 'player' | 'team' | 'marker' }

function Signer({ who, as }: SignerProps) {
  return (
    <li class={who === undefined ? 'missing' : ''}>
      <Icon name={who === undefined ? 'missing' : 'saved'} />
      <span>
        {who === undefined ? (
          words().notSignedYet[as]
        ) : (
          <Sentence says={words().roles[as]} of={{ name: <bdi class="strong">{who}</bdi> }} />
        )}
      </span>
    </li>
  )
}

/** What is in the way of a signature. */
function whyNot(
  round: PhoneRound,
  card: PhoneCard,
  scorer: number,
  waiting: number,
  connection: Connection,
): string | undefined {
  const differing = card.holes.filter(({ number }) => holeView(card, number, scorer).conflict.length > 0)
  if (differing.length > 0) {
    const holes = differing.map(({ number }) => number).join(', ')
    return words().twoDiffer({ count: differing.length, holes })
  }
  // What everybody has completed is there already.
  const due = round.shortening === 'completed' ? [] : card.holes.filter(({ number }) => isCounted(round, number))
  const missing = due.filter(({ number }) => holeView(card, number, scorer).strokes === null).length
  if (missing > 0) return words().missing({ count: missing })
  if (connection.isGone) return words().linkEnded
  if (connection.state === 'offline') return words().needsConnection
  return waiting > 0 ? words().stillOnPhone : undefined
}
