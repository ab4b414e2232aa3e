import type { NamedPlayer, PhoneHole, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView, isCounted } from './cards.ts'
import { Icon } from './Icon.tsx'
import { words } from './words.ts'

type Props = {
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  readonly hole: number
  readonly order: readonly number[]
  readonly onStep: (step: number) => void
}

/** The hole that is played, the way to its neighbours, and how far the group is. */
export function HoleHead({ round, scorer, hole, order, onStep }: Props) {
  const facts = commonFacts(round, hole)
  const progress = (number: number) => {
    if (round.cards.some(card => holeView(card, number, scorer.playerId).conflict.length > 0)) return 'differs'
    return round.cards.every(card => holeView(card, number, scorer.playerId).strokes !== null) ? 'in' : ''
  }
  return (
    <div class="hole">
      <button type="button" class="step" aria-label={words().holeBefore} onClick={() => onStep(-1)}>
        <Icon name="before" />
      </button>
      <div class="what">
        <h2>
          <small>{words().hole}</small> <span class="serif">{hole}</span>
        </h2>
        {facts && (
          <p class="facts">
            <span>{words().parOf(facts)}</span> <span>{words().indexOf({ index: facts.strokeIndex })}</span>
          </p>
        )}
        {!isCounted(round, hole) && <p class="facts">{words().doesNotCount}</p>}
      </div>
      <button type="button" class="step" aria-label={words().nextHole} onClick={() => onStep(1)}>
        <Icon name="next" />
      </button>
      <p class="strip" aria-hidden="true">
        {order.map(number => (
          <i
            key={number}
            class={`${progress(number)} ${number === hole ? 'on' : ''} ${isCounted(round, number) ? '' : 'out'}`}
          />
        ))}
      </p>
    </div>
  )
}

/** What the hole is for the whole group; undefined where tees differ, and each row says its own. */
export function commonFacts({ cards }: PhoneRound, hole: number): PhoneHole | undefined {
  const holes = cards.flatMap(card => card.holes.filter(({ number }) => number === hole))
  const [first] = holes
  return holes.every(({ par, strokeIndex }) => par === first?.par && strokeIndex === first.strokeIndex)
    ? first
    : undefined
}
