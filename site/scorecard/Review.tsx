import { Fragment } from 'preact'
import type { NamedPlayer, PhoneCard, PhoneMatch, PhoneRound } from '../../contract/site/scorecard.ts'
import { ConcedeMatch } from './ConcedeMatch.tsx'
import { holeView, isCounted, strokesOver } from './cards.ts'
import { shortName } from './names.ts'
import { Score, shownStrokes } from './notation.tsx'
import { Signature } from './Signature.tsx'
import type { Connection } from './sync.ts'
import { words } from './words.ts'

type Props = {
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  readonly waiting: number
  readonly connection: Connection
  readonly onSign: (cardId: string) => Promise<void>
  readonly onHole: (hole: number) => void
  readonly onConcede: (match: PhoneMatch) => Promise<void>
}

/** The whole cards of the group, from which a tap goes to a hole, and the signatures of each. */
export function Review({ round, scorer, waiting, connection, onSign, onHole, onConcede }: Props) {
  return (
    <main class="review">
      <h2 class="hidden">{words().review}</h2>
      <table>
        <caption>{words().tapToChange}</caption>
        <thead>
          <tr>
            <th scope="col">{words().hole}</th>
            {round.cards.map(card => (
              <th scope="col" key={card.cardId}>
                <bdi aria-hidden="true">{shortName(card.name)}</bdi>
                <span class="hidden">{card.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <Holes round={round} scorer={scorer.playerId} onHole={onHole} />
      </table>
      {round.cards.map(card => (
        <Signature
          key={card.cardId}
          card={card}
          round={round}
          scorer={scorer.playerId}
          waiting={waiting}
          connection={connection}
          onSign={onSign}
        />
      ))}
      {!connection.isGone && <ConcedeMatch round={round} scorer={scorer.playerId} onConcede={onConcede} />}
    </main>
  )
}

type HolesProps = Pick<Props, 'round' | 'onHole'> & { readonly scorer: number }

function Holes({ round, scorer, onHole }: HolesProps) {
  const holes = round.cards[0]?.holes ?? []
  const isWhole = holes.length > 9
  return (
    <tbody>
      {holes.map(({ number }) => (
        <Fragment key={number}>
          <tr class={isCounted(round, number) ? 'way' : 'way out'}>
            <th scope="row">
              <button
                type="button"
                aria-label={(isCounted(round, number) ? words().holeNumber : words().holeOut)({ hole: number })}
                onClick={() => onHole(number)}
              >
                {number}
              </button>
            </th>
            {round.cards.map(card => (
              <Cell key={card.cardId} card={card} hole={number} scorer={scorer} />
            ))}
          </tr>
          {number === 9 && isWhole && <Sum name={words().out} round={round} scorer={scorer} from={1} to={9} />}
        </Fragment>
      ))}
      {isWhole && <Sum name={words().in} round={round} scorer={scorer} from={10} to={18} />}
      <Sum name={words().total} round={round} scorer={scorer} from={1} to={18} />
    </tbody>
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
        <td key={card.cardId}>{strokesOver(round, card, scorer, [from, to]) ?? '–'}</td>
      ))}
    </tr>
  )
}

function Cell({ card, hole, scorer }: { readonly card: PhoneCard; readonly hole: number; readonly scorer: number }) {
  const { strokes, conflict } = holeView(card, hole, scorer)
  const par = card.holes.find(({ number }) => number === hole)?.par ?? 0
  if (conflict.length > 0)
    return (
      <td class="differs">
        <span class="hidden">{words().scorersDiffer} </span>
        {conflict.map(({ value }) => shownStrokes(value)).join(' ≠ ')}
      </td>
    )
  return (
    <td>
      <Score strokes={strokes} par={par} />
    </td>
  )
}
