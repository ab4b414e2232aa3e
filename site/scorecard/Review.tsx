import { useState } from 'preact/hooks'
import type { NamedPlayer, PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView, totalsOf } from './cards.ts'
import { Score, toPar } from './notation.tsx'

type Props = {
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  readonly waiting: number
  readonly onSign: (playerId: number) => Promise<void>
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
              <th scope="col" key={card.playerId}>
                {initials(card.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holes.map(({ number }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {round.cards.map(card => (
                <Cell key={card.playerId} card={card} hole={number} scorer={scorer.playerId} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {round.cards.map(card => (
        <Signature key={card.playerId} card={card} scorer={scorer.playerId} waiting={waiting} onSign={onSign} />
      ))}
      <button type="button" class="wide" onClick={onBack}>
        Back to the holes
      </button>
    </main>
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
      await onSign(card.playerId)
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
