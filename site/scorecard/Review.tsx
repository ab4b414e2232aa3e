import { Fragment } from 'preact'
import { useState } from 'preact/hooks'
import type { NamedPlayer, PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView, strokesOver, totalsOf } from './cards.ts'
import { Score, toPar } from './notation.tsx'

type Props = {
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  readonly waiting: number
  readonly onSign: (cardId: string) => Promise<void>
  readonly onBack: () => void
}

/** The whole cards of the group, and a signature under each. */
export function Review({ round, scorer, waiting, onSign, onBack }: Props) {
  const holes = round.cards[0]?.holes ?? []
  return (
    <main>
      <h2>Review</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Hole</th>
            {round.cards.map(card => (
              <th scope="col" key={card.cardId}>
                {initials(card.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holes.map(({ number }) => (
            <Fragment key={number}>
              <tr>
                <th scope="row">{number}</th>
                {round.cards.map(card => (
                  <Cell key={card.cardId} card={card} hole={number} scorer={scorer.playerId} />
                ))}
              </tr>
              {number === 9 && holes.length > 9 && (
                <Sum name="OUT" round={round} scorer={scorer.playerId} from={1} to={9} />
              )}
            </Fragment>
          ))}
          {holes.length > 9 && <Sum name="IN" round={round} scorer={scorer.playerId} from={10} to={18} />}
          <Sum name="Total" round={round} scorer={scorer.playerId} from={1} to={18} />
        </tbody>
      </table>
      {round.cards.map(card => (
        <Signature key={card.cardId} card={card} scorer={scorer.playerId} waiting={waiting} onSign={onSign} />
      ))}
      <button type="button" class="wide" onClick={onBack}>
        Back to the holes
      </button>
    </main>
  )
}

type SumProps = {
  readonly name: string
  readonly round: PhoneRound
  readonly scorer: number
  readonly from: number
  readonly to: number
}

/** The strokes of some holes of every card, to compare with paper; nothing as long as one is missing. */
function Sum({ name, round, scorer, from, to }: SumProps) {
  return (
    <tr class="sum">
      <th scope="row">{name}</th>
      {round.cards.map(card => (
        <td key={card.cardId}>{strokesOver(card, scorer, from, to) ?? '–'}</td>
      ))}
    </tr>
  )
}

function Cell({ card, hole, scorer }: { readonly card: PhoneCard; readonly hole: number; readonly scorer: number }) {
  const { strokes, conflict } = holeView(card, hole, scorer)
  const par = card.holes.find(({ number }) => number === hole)?.par ?? 0
  return (
    <td>
      <Score strokes={strokes} par={par} />
      {conflict.length > 0 && <span class="conflict">≠</span>}
    </td>
  )
}

type SignatureProps = Pick<Props, 'waiting' | 'onSign'> & { readonly card: PhoneCard; readonly scorer: number }

function Signature({ card, scorer, waiting, onSign }: SignatureProps) {
  const [problem, setProblem] = useState<string>()
  const { gross, net, points, thru } = totalsOf(card, scorer)
  const differing = card.holes.filter(({ number }) => holeView(card, number, scorer).conflict.length > 0)
  const signed = card.signedBy.includes(`player:${scorer}`) || card.status !== 'OPEN'
  const blocked =
    differing.length > 0
      ? `Hole ${differing.map(({ number }) => number).join(', ')}: two scorers differ.`
      : waiting > 0
        ? 'Some scores are still on this phone.'
        : thru < card.holes.length
          ? `${card.holes.length - thru} holes have no score.`
          : undefined
  const sign = async () => {
    try {
      setProblem(undefined)
      await onSign(card.cardId)
    } catch (error) {
      setProblem(error instanceof TypeError ? 'Signing needs a connection.' : String((error as Error).message))
    }
  }
  return (
    <section class="signature">
      <h3>{card.name}</h3>
      <p>
        {toPar(gross)} gross · {toPar(net)} net · {points ?? '–'} pts
      </p>
      {signed ? (
        <p class="note">
          {card.status === 'SIGNED' ? '✓ Signed' : card.status === 'OPEN' ? '✓ You have signed' : card.status}
        </p>
      ) : (
        <>
          {(problem ?? blocked) !== undefined && <p class="note">{problem ?? blocked}</p>}
          <button type="button" class="wide" disabled={blocked !== undefined} onClick={sign}>
            Sign the card of {card.name}
          </button>
        </>
      )}
    </section>
  )
}

function initials(name: string): string {
  return name
    .split(' ')
    .map(part => part.slice(0, 1))
    .join('')
}
