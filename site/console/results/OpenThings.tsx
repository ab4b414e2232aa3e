import { useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { lazy } from '../../ui/lazy.tsx'
import { moneyText } from '../../ui/money.ts'
import { Link } from '../../ui/router.tsx'
import { listOf } from '../../ui/words.ts'
import { useEvent } from '../frame/useEvent.ts'
import { sumsOf } from './DeskLine.tsx'
import type { Words } from './Results.tsx'
import { type Tie, useCountback } from './useCountback.ts'

const TieDialog = lazy(() => import('./TieDialog.tsx').then(one => one.TieDialog))

type OpenProps = {
  readonly check: Reply<'checkResults'>
  readonly settlement: Reply<'getSettlement'>
  readonly mayEdit: boolean
  readonly words: Words
}

/** An order that the committee is about to give, and why. */
type Broken = { readonly tie: Tie; readonly order: Tie['sides']; readonly reason: string }

/** What is left before the results are official: cards, differences and shared places, each with what to do. */
export function OpenThings({ check: { cards, ties }, settlement, mayEdit, words }: OpenProps) {
  const { event } = useEvent()
  const [broken, breakTie] = useState<Broken | undefined>()
  // While play goes on most cards are still out.
  const unsigned = event.state === 'completed' ? cards.unsigned : 0
  const { currency } = settlement
  const { above } = sumsOf(settlement)
  const left = Number(above > 0) + Number(unsigned > 0) + Number(cards.differing > 0) + ties.length
  // What is not left in the middle of a round says nothing.
  if (left === 0 && event.state !== 'completed') return null
  return (
    <section class="panel" aria-labelledby="open-head">
      <header class="panel-head">
        <h2 id="open-head">{words.before}</h2>
        {left > 0 && <span class="end quiet">{words.left({ count: left })}</span>}
      </header>
      {left === 0 && <p class="quiet padded">{words.nothingLeft}</p>}
      <ul class="open-things">
        {cards.differing > 0 && (
          <Elsewhere icon="warn" says={words.cardsDiffer({ count: cards.differing })} to="cards" go={words.toCards} />
        )}
        {unsigned > 0 && (
          <Elsewhere icon="pen" says={words.cardsUnsigned({ count: unsigned })} to="cards" go={words.toCards} />
        )}
        {above > 0 && (
          <Elsewhere
            icon="trophy"
            says={words.prizesAbove({ amount: moneyText(above, currency) })}
            to="leaderboards"
            go={words.openBoards}
          />
        )}
        {ties.map(tie => (
          <OpenTie
            key={`${tie.leaderboardId} ${tie.flightId ?? 0} ${tie.place}`}
            {...{ tie, currency, mayEdit, words }}
            onBreak={(order, reason) => breakTie({ tie, order, reason })}
          />
        ))}
      </ul>
      {broken && <TieDialog {...broken} words={words} onClose={() => breakTie(undefined)} />}
    </section>
  )
}

type ElsewhereProps = {
  readonly icon: IconName
  readonly says: string
  readonly to: 'cards' | 'leaderboards'
  readonly go: string
}

/** What is settled on another screen, and the way there. */
function Elsewhere({ icon, says, to, go }: ElsewhereProps) {
  const { eventId, roundId } = useEvent()
  return (
    <li>
      <h3>
        <Icon name={icon} />
        {says}
      </h3>
      <div class="acts">
        <Link to={to} params={{ eventId: to === 'cards' ? roundId : eventId }} class="button tight">
          {go}
        </Link>
      </div>
    </li>
  )
}

type TieProps = Omit<OpenProps, 'check' | 'settlement'> & {
  readonly currency: string | undefined
  readonly tie: Tie
  readonly onBreak: (order: Tie['sides'], reason: string) => void
}

/** A shared place: who, with what, what each wins as it stands, and the ways to break it. */
function OpenTie({ tie, currency, mayEdit, words, onBreak }: TieProps) {
  const countback = useCountback(tie)
  const { place, name, flight, sides, value, unit } = tie
  const [first] = sides
  const best = countback?.[0]
  return (
    <li>
      <h3>
        <Icon name="matches" />
        {words.placeShared({ place })}
      </h3>
      <p>
        {words.sharedBy({
          names: listOf(sides.map(one => one.name)),
          result: words.counted[unit]({ value }),
          board: [name, flight].filter(Boolean).join(', '),
        })}{' '}
        {first && first.cents > 0 && words.eachSoFar({ amount: moneyText(first.cents, currency) })}
      </p>
      {mayEdit && (
        <div class="acts">
          {countback && best && (
            <button type="button" class="button tight" onClick={() => onBreak(countback, words.byCountback)}>
              {words.countbackFor({ name: best.name })}
            </button>
          )}
          <button
            type="button"
            class="button plain tight"
            onClick={() => onBreak(sides, words.playOff)}
            aria-label={words.breakTie({ place, board: name })}
          >
            {words.resolve}
          </button>
        </div>
      )}
    </li>
  )
}
