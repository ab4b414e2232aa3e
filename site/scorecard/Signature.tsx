import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView, isCounted, strokesOver, totalsOf } from './cards.ts'
import { Icon } from './Icon.tsx'
import { signersOf } from './names.ts'
import { toPar } from './notation.tsx'
import { Refused } from './requests.ts'
import type { Connection } from './sync.ts'

type Props = {
  readonly card: PhoneCard
  readonly round: PhoneRound
  readonly scorer: number
  readonly waiting: number
  readonly connection: Connection
  readonly onSign: (cardId: string) => Promise<void>
}

const needsConnection = 'Signing needs a connection.'

/** Who has signed a card and who is missing, and the signature of the scorer, asked once more before it is given. */
export function Signature(props: Props) {
  const { card, round, scorer } = props
  const section = useRef<HTMLElement>(null)
  const hasSigned = card.signedBy.includes(`player:${scorer}`)
  const isClosed = card.status !== 'OPEN' || round.state === 'official' || round.state === 'cancelled'
  return (
    <section class="signature" ref={section} tabIndex={-1} aria-label={`Signatures of ${card.name}`}>
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
      {toPar(gross)} gross{net !== null && ` · ${toPar(net)} net`}
      {points !== null && ` · ${points} pts`}
    </p>
  )
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
  const [problem, setProblem] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (connection.state === 'online') setProblem(said => (said === needsConnection ? undefined : said))
  }, [connection])
  const inTheWay = whyNot(round, card, scorer, waiting, connection)
  const said = problem ?? inTheWay
  const words = signsAs(card, scorer)
  const sign = async () => {
    dialog.current?.close()
    setProblem(undefined)
    try {
      await onSign(card.cardId)
      onSigned()
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : needsConnection)
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
          {words} <bdi>{card.name}</bdi>
        </span>
      </button>
      <AskOnce {...{ card, round, scorer, words, dialog }} onSign={sign} />
    </>
  )
}

type AskOnceProps = Pick<Props, 'card' | 'round' | 'scorer'> & {
  readonly words: string
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly onSign: () => void
}

function AskOnce({ card, round, scorer, words, dialog, onSign }: AskOnceProps) {
  const { gross, net } = totalsOf(round, card, scorer)
  const strokes = strokesOver(round, card, scorer, [1, 18])
  return (
    <dialog ref={dialog} aria-label={`${words} ${card.name}`}>
      <h3>
        {words} <bdi>{card.name}</bdi>?
      </h3>
      <p>
        {strokes === null ? '' : `${strokes} strokes, `}
        {toPar(gross)} gross{net !== null && `, ${toPar(net)} net`}. When player and marker have signed, only the
        committee changes the card.
      </p>
      <p class="choice">
        <button type="button" class="button lead" onClick={onSign}>
          Sign
        </button>
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          Not yet
        </button>
      </p>
    </dialog>
  )
}

function signsAs({ playerIds }: PhoneCard, scorer: number): string {
  if (!playerIds.includes(scorer)) return 'Sign as marker for'
  return playerIds.length > 1 ? 'Sign for your team' : 'Sign your card as'
}

function Signers({ card, round }: Pick<Props, 'card' | 'round'>) {
  if (card.status !== 'OPEN' && card.status !== 'SIGNED') return <p class="why">{card.status}</p>
  const { player, marker } = signersOf(round, card)
  const isTeam = card.playerIds.length > 1
  return (
    <ul class="signers">
      <Signer who={player} as={isTeam ? 'Team' : 'Player'} />
      <Signer who={marker} as="Marker" />
    </ul>
  )
}

function Signer({ who, as }: { readonly who: string | undefined; readonly as: string }) {
  return (
    <li class={who === undefined ? 'missing' : ''}>
      <Icon name={who === undefined ? 'missing' : 'saved'} />
      <span>
        {as}: {who === undefined ? 'not signed yet' : <bdi class="strong">{who}</bdi>}
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
    return `${differing.length === 1 ? 'Hole' : 'Holes'} ${holes}: two scorers differ. Tap the hole and agree on one score.`
  }
  // What everybody has completed is there already.
  const due = round.shortening === 'completed' ? [] : card.holes.filter(({ number }) => isCounted(round, number))
  const missing = due.filter(({ number }) => holeView(card, number, scorer).strokes === null).length
  if (missing > 0) return `${missing} ${missing === 1 ? 'hole has' : 'holes have'} no score yet.`
  if (connection.state === 'offline') return needsConnection
  return waiting > 0 ? 'Some scores are still on this phone.' : undefined
}
